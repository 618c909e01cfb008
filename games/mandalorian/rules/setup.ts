import {
  AT_ONCE,
  ask,
  askUnlessForced,
  type CardId,
  cardsIn,
  type Flow,
  goTo,
  move,
  option,
  randomOf,
  type Seat,
  shuffle,
} from '@cantina/kernel';
import type { CharacterId, Shape } from '../content/all.ts';
import { deckOf, drawUpTo, showTop } from './characters/decks.ts';
import { charactersFor, isHardened } from './event/counting.ts';
import { areaCount, handLimit, missionIn, printedAs, spaceId, terrainIn, threatOf } from './lookup.ts';
import { message } from './messages.ts';
import { rulesOf } from './missions/record.ts';
import { chooseStarter, joinHero, placePiece } from './ops/index.ts';
import { choosable, type G } from './state.ts';

/** MA-SET-05 … MA-SET-14: decks, disruption tokens and threats, before anybody has chosen. */
export function setupStep(g: G): Flow<void> {
  shuffle(g, 'planDeck'); // MA-SET-05
  shuffle(g, 'eventDeck'); // MA-SET-06, MA-BCK-03
  showTop(g);
  layDisruption(g);
  layThreats(g);
  goTo(g, 'characters');
  return AT_ONCE;
}

/** MA-SET-08, MA-MAC-03 a random white token on each area; MA-SET-09 the others into the supply. */
function layDisruption(g: G): void {
  shuffle(g, 'disruption');
  const white = cardsIn(g, 'disruption').filter((card) => printedAs(g, card, 'disruption').color === 'white');
  white.slice(0, areaCount(g)).forEach((card, area) => {
    move(g, card, 'areaTokens', area);
  });
  shuffle(g, 'disruption');
}

/** MA-SET-10 … MA-SET-14. */
function layThreats(g: G): void {
  shuffle(g, 'box');
  const next = (shape: Shape): CardId | undefined =>
    cardsIn(g, 'box').find((card) => threatOf(g, card).shape === shape);
  const { map } = terrainIn(g);
  const isSpared = map.mission === missionIn(g).id && !isHardened(g.state.options); // MD-M1-01, MD-M2-01
  map.spaces.forEach(({ icon, id }, space) => {
    if (icon === undefined || (isSpared && icon.whenHard === true)) return;
    const card = next(icon.shape);
    if (card === undefined) return;
    move(g, card, icon.face === 'up' ? 'revealed' : 'facedown'); // MA-SET-11, MA-SET-12
    placePiece(g, card, space, id);
  });
  for (let star = next('star'); star !== undefined; star = next('star')) move(g, star, 'reinforcements'); // MA-SET-13
  shuffle(g, 'reinforcements');
}

/** MA-SET-15 one character after the other; two that all share (MA-SHR-01). */
export function* charactersStep(g: G): Flow<void> {
  const { characters, seats, shared, options } = g.state;
  const wanted = charactersFor(seats, shared);
  if (characters.length === wanted) {
    goTo(g, 'ready');
    return;
  }
  const seat = shared ? 0 : characters.length;
  const free = (): CharacterId[] => choosable(seats, options).filter((each) => !g.state.characters.includes(each));
  const chosen: CharacterId | undefined =
    shared && free().length === wanted - characters.length
      ? free()[0]
      : yield* askUnlessForced({
          seat,
          prompt: shared
            ? message('prompt.shared-character', { picked: characters.length })
            : message('prompt.character'),
          rule: shared ? 'MA-SHR-01' : 'MA-SET-15',
          options: () =>
            free().map((each) =>
              option(`character:${each}`, each, { label: message('option.character', { hero: each }) }),
            ),
        });
  if (chosen === undefined) throw new Error('there are fewer characters than seats');
  const { start, numbered } = terrainIn(g);
  const special = missionIn(g).starts[chosen]; // MA-SET-17, MA-SBX-03, MA-SBX-04
  const space = special === undefined ? start : (numbered[special] ?? start);
  joinHero(g, seat, chosen, space, spaceId(g, space));
}

/** MA-SET-18 … MA-SET-21 and what the briefing says. */
export function* readyStep(g: G): Flow<void> {
  dealSkills(g);
  yield* chooseFirst(g);
  yield* rulesOf(g).setup?.(g) ?? AT_ONCE; // MA-SET-04
  goTo(g, 'begin');
}

/** MA-SET-18, MA-SHR-02, MA-SHR-03. */
function dealSkills(g: G): void {
  const { seats, shared, characters } = g.state;
  for (const card of [...cardsIn(g, 'bag')]) {
    const hero = characters.indexOf(printedAs(g, card, 'skill').character);
    if (hero >= 0) move(g, card, 'deck', deckOf(g, hero));
  }
  for (let slot = 0; slot < (shared ? 1 : seats); slot++) shuffle(g, 'deck', slot);
  for (let seat = 0; seat < seats; seat++) drawUpTo(g, seat, handLimit(g));
}

/** MA-SET-20 the group chooses, or it is random; MD-GEN-13 the first seat speaks for it. */
function* chooseFirst(g: G): Flow<void> {
  const { seats } = g.state;
  if (seats === 1) return chooseOnly(g);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const chosen: Seat | null = yield* ask<Seat | null>({
    seat: 0,
    prompt: message('prompt.starter'),
    rule: 'MA-SET-20',
    options: () => [
      ...all.map((seat) =>
        option<Seat | null>(`seat:${seat}`, seat, { label: message('option.starter', { seat: { seat } }) }),
      ),
      option<Seat | null>('random', null, { label: message('option.random') }),
    ],
  });
  chooseStarter(g, chosen ?? randomOf(g, all), chosen === null);
}

function chooseOnly(g: G): void {
  chooseStarter(g, 0, false);
}
