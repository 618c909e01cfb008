import { ask, type CardId, type Flow, move, option, type Seat, the } from '@cantina/kernel';
import type { Deed, SkillCard, Special } from '../../content/all.ts';
import { SKIP } from '../asking.ts';
import { areaId, printedAs, totalOf } from '../lookup.ts';
import { message } from '../messages.ts';
import { notePlay, noteSpecial } from '../ops/index.ts';
import type { Area, G, Hero } from '../state.ts';
import { actOnObjects } from '../threats/pieces.ts';
import { afterAction, performFully } from './aftermath.ts';
import { addedStrength, byWhom, type Doing, freeDoing, NO_SPECIAL, type SpecialUse } from './doing.ts';
import { carryOut, doesSomething } from './texts.ts';

/** MA-SHR-04 an action is performed by the character shown on the card. */
export const performerOf = (g: G, seat: Seat, card: CardId): Hero =>
  g.state.shared ? g.state.characters.indexOf(printedAs(g, card, 'skill').character) : seat;

/** MA-ACT-02, MA-ACT-03, MA-XTR-03 a card goes on top of an area, and its ability is resolved. */
export function* playCard(g: G, seat: Seat, card: CardId, area: Area): Flow<void> {
  const doing = doingWith(g, seat, card, area);
  const { strength } = printedAs(g, card, 'skill');
  move(g, card, 'area', area);
  notePlay(g, seat, doing.hero, card, area, strength === null ? null : doing.strength, totalOf(g, area));
  if (g.meet !== null) for (const { verb } of doing.changes) g.meet('verb', verb);
  if (strength === null) yield* useTactic(g, doing);
  else yield* performFully(g, doing);
  yield* actOnObjects(g, doing); // MA-FRE-04
}

/** MA-SKL-01, MA-SKL-03, MA-SKL-08 printed strength, a bonus on the matching area, what a special ability adds. */
export const strengthOn = (g: G, hero: Hero, card: SkillCard, area: Area): number =>
  plainStrength(card, area) + addedStrength(g, hero, areaId(area), specialOn(card, area)?.changes ?? []);

/** MA-MAC-07 no bonus icon is for mission actions. */
const plainStrength = (card: SkillCard, area: Area): number =>
  (card.strength ?? 0) + (card.bonus === areaId(area) ? 1 : 0);

/** MA-SKL-04, MA-TAC-07 the special ability, if it works on this area. */
function specialOn({ special }: SkillCard, area: Area): Special | null {
  return special !== null && (special.on === 'any' || special.on === areaId(area)) ? special : null;
}

function doingWith(g: G, seat: Seat, card: CardId, area: Area): Doing {
  const face = printedAs(g, card, 'skill');
  const hero = performerOf(g, seat, card);
  const special = specialOn(face, area);
  const doing: Doing = {
    ...freeDoing(g, hero, areaId(area), strengthOn(g, hero, face, area)),
    seat,
    card,
    plain: plainStrength(face, area),
    changes: special?.changes ?? [],
    special: special === null ? NO_SPECIAL : specialUse(g, card, special, () => doing),
  };
  return doing;
}

/** MA-SKL-05, MA-SKL-09, MA-SKL-10 once per card, by choice, besides the action or in its place. */
function specialUse(g: G, card: CardId, { timing, deeds }: Special, doing: () => Doing): SpecialUse {
  let used = false;
  const replaces = timing === 'instead' || timing === 'tactical';
  const label = message(timing === 'instead' ? 'option.instead' : 'option.special', { card: the(card) });
  return {
    replaces,
    parts: { card, label },
    mayUse: () => !used && deeds.some((deed) => fits(timing, deed, doing()) && doesSomething(g, deed, doing())),
    use: () => {
      used = true;
      return useSpecial(g, card, deeds, doing());
    },
    forgo: () => {
      used = true;
    },
  };
}

function* useSpecial(g: G, card: CardId, deeds: readonly Deed[], doing: Doing): Flow<void> {
  noteSpecial(g, doing.hero, card);
  for (const deed of deeds) yield* carryOut(g, deed, doing);
}

/** MA-SKL-06, MA-MIS-02, MD-GEN-08. */
function fits(timing: Special['timing'], { verb }: Deed, { phase }: Doing): boolean {
  if (phase === 'drawn' && verb !== 'let-keep') return false; // MA-SKL-07 its text alone allows it
  if (timing === 'modifies') return phase === 'after';
  return timing === 'before-or-after' || phase === 'before';
}

/** MA-TAC-01, MA-TAC-02 the ability of the card instead of the area's action; elsewhere nothing (MA-TAC-04). */
function* useTactic(g: G, doing: Doing): Flow<void> {
  const { card, seat, special } = doing;
  if (card !== null && special.mayUse()) {
    const used = yield* ask<boolean>({
      seat,
      prompt: message('prompt.tactic', { ...byWhom(g, doing) }),
      rule: 'MA-TAC-02',
      options: () => [option('special', true, special.parts), option(SKIP.id, false, SKIP)],
    });
    if (used) yield* special.use();
  }
  yield* afterAction(g, doing);
}
