import type { Play } from '@cantina/web/kit';
import { boardOf } from '../board.ts';
import { isWithin } from '../map/aim.ts';
import { names } from '../names.ts';
import { words } from '../words/index.ts';

/** What it takes to do something with a threat that nothing can be done with at this question. */
export function needsOf(card: number, { view, seat, decision, reader: { lang } }: Play): string | undefined {
  const board = decision?.prompt.key === 'prompt.action' ? boardOf(view, seat) : null;
  const threat = board?.threats.find((each) => each.card === card);
  if (board === null || threat === undefined) return undefined;
  const { needs } = words[lang];
  if (threat.isFacedown || threat.threat === null) return needs.facedown;
  const name = names[lang].face(threat.face ?? '');
  if (threat.threat.enemy === null) return needs.object(name);
  // MA-ATK-01 range 1; alone one plays all characters, otherwise only one's own.
  const near = board.heroes.filter(
    (hero) =>
      (hero.seat === null || hero.seat === seat) && hero.space !== null && isWithin(board, threat.space, hero.space, 1),
  );
  return near.length === 0
    ? needs.closer(name)
    : needs.attack(
        name,
        near.map(({ id }) => names[lang].face(id)),
      );
}
