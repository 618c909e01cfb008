import type { Play } from '@cantina/web/kit';
import type { Board } from '../board.ts';
import { names } from '../names.ts';
import { forecastOf } from '../now/forecast.ts';
import { words } from '../words/index.ts';

/** What one should know before one goes to a space: how far it is, what is revealed there, who would hurt. */
export function aimAt(
  board: Board,
  { reader: { lang }, decision }: Play,
  home: string | null,
  space: string,
  steps: number,
): string {
  const say = words[lang];
  const to = say.aim.to(space, steps);
  if (decision?.prompt.key !== 'prompt.move') return to;
  const { threats } = board;
  const reveals = threats.some((threat) => threat.space === space && threat.isFacedown);
  const nameOf = ({ face }: (typeof threats)[number]): string => names[lang].face(face ?? '');
  const sentries = threats.filter(
    (threat) =>
      !threat.isFacedown &&
      threat.threat?.abilities.includes('sentry') === true &&
      isWithin(board, threat.space, space, 1),
  );
  const attackers = attackersAt(board, home, space);
  return [
    to,
    ...(reveals ? [say.aim.reveals] : []),
    ...(sentries.length > 0 ? [say.aim.sentry(sentries.map(nameOf))] : []),
    ...(attackers.length > 0 ? [say.aim.mayAttack([...new Set(attackers.map(nameOf))])] : []),
  ].join(' · ');
}

/** MA-RNG-02 range is counted around walls and locked doors. */
export function isWithin({ terrain, fields }: Board, from: string, to: string, range: number): boolean {
  const { ranges, size, ids } = terrain;
  const away = ranges[fields.open]?.[ids.indexOf(from) * size + ids.indexOf(to)];
  return away !== undefined && away <= range;
}

/** Who might attack whoever is at home now, if they stood there when the next event comes. */
function attackersAt({ terrain, fields, heroes, threats, nextEvents }: Board, home: string | null, space: string) {
  const mover = heroes.find((hero) => hero.space === home);
  if (mover === undefined) return [];
  const moved = { ...mover, space };
  const now = {
    terrain,
    open: fields.open,
    heroes: heroes.map((hero) => (hero === mover ? moved : hero)),
    threats,
    prey: [],
  };
  return forecastOf(now, nextEvents).flatMap(({ enemy, victims }) => (victims.includes(moved) ? [enemy] : []));
}
