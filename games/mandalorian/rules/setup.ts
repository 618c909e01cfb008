import {
  AT_ONCE,
  ask,
  type CardId,
  cardsIn,
  type Flow,
  goTo,
  move,
  option,
  randomOf,
  type Seat,
  shuffle,
  the,
  topOf,
} from '@cantina/kernel';
import type { CharacterId, MissionId, Shape } from '../content/all.ts';
import { salvageNumbers } from '../content/locked/p5/index.ts';
import { contractNumbers, dealNumbers } from '../content/locked/p7/index.ts';
import { chooseHero, chooseOne } from './asking.ts';
import { charactersFor } from './counting.ts';
import { deckOf, drawUpTo, showTop } from './decks.ts';
import {
  areaCount,
  enemiesOf,
  handLimit,
  missionIn,
  placeOf,
  printedAs,
  spaceId,
  terrainIn,
  threatOf,
} from './lookup.ts';
import { message } from './messages.ts';
import { chooseStarter, dealRoles, joinHero, markBounty, placePiece, takePiece } from './ops.ts';
import { choosable, type G, hasRoles } from './state.ts';
import { FAR } from './terrain.ts';
import { childIn } from './token.ts';

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
  const isSpared = map.mission === missionIn(g).id && g.state.options.difficulty !== 'hard'; // MD-M1-01, MD-M2-01
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
      : yield* chooseOne(free(), {
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
  yield* SETUPS[missionIn(g).id](g); // MA-SET-04
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

/** MA-SET-20 the group chooses, or it is random. */
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

/** SETUP of each briefing. */
const SETUPS: Readonly<Record<MissionId, (g: G) => Flow<void>>> = {
  m1: () => AT_ONCE, // MD-M1-01
  m2: giveChildToMandalorian,
  m3: () => AT_ONCE,
  m4: chooseBearer,
  c1: (g) => layMarkers(g, salvageNumbers.spaces), // MD-C1-01
  c2: layInformant,
  h1: layCratesAndRoles,
  h2: markAndDeal,
};

/** MD-M2-01 the Mandalorian, or the starting player's character. */
function giveChildToMandalorian(g: G): Flow<void> {
  const token = childIn(g);
  const mandalorian = g.state.characters.indexOf('mandalorian');
  const starter = g.state.shared ? 0 : g.state.active;
  if (token !== undefined) takePiece(g, mandalorian >= 0 ? mandalorian : starter, token);
  return AT_ONCE;
}

/** MD-M4-01 the group's choice. */
function* chooseBearer(g: G): Flow<void> {
  const token = childIn(g);
  if (token === undefined) return;
  const hero = yield* chooseHero(
    g,
    g.state.characters.map((_, each) => each),
    { seat: g.state.active, prompt: message('prompt.bearer', { card: the(token) }), rule: 'MA-CHD-01' },
  );
  takePiece(g, hero ?? 0, token);
}

function layMarkers(g: G, spaces: readonly number[]): Flow<void> {
  const { numbered } = terrainIn(g);
  [...cardsIn(g, 'tokens')].forEach((card, i) => {
    const space = numbered[spaces[i] ?? 0] ?? 0;
    placePiece(g, card, space, spaceId(g, space));
  });
  return AT_ONCE;
}

/** MD-C2-01 the numbered space farthest from the start space, all doors counted as open; of several the higher one. */
function layInformant(g: G): Flow<void> {
  const { numbered, start, walks, size, allOpen } = terrainIn(g);
  const distance = (space: number): number => {
    const steps = walks[allOpen]?.[start * size + space] ?? FAR;
    return steps === FAR ? -1 : steps;
  };
  const farthest = numbered.reduce(
    (best, space) => (space >= 0 && distance(space) >= distance(best) ? space : best),
    start,
  );
  const [informant] = cardsIn(g, 'tokens');
  if (informant !== undefined) placePiece(g, informant, farthest, spaceId(g, farthest));
  return AT_ONCE;
}

/** MD-H1-02 */
function layCratesAndRoles(g: G): Flow<void> {
  deal(g, dealNumbers.betrayals);
  return layMarkers(g, dealNumbers.spaces);
}

/** MD-H1-01, MD-H2-01 a role for all; the others stay aside unseen. With three players one Loyal card is not used. */
function deal(g: G, betrayals: number): void {
  const { seats, options } = g.state;
  if (!hasRoles(seats, options)) return;
  if (betrayals > 0) {
    const spare = cardsIn(g, 'aside').slice(0, cardsIn(g, 'aside').length - seats - 1);
    for (const card of spare) move(g, card, 'bag');
  }
  shuffle(g, 'aside');
  for (let seat = 0; seat < seats; seat++) {
    const card = topOf(g, 'aside');
    if (card !== undefined) move(g, card, 'roles', seat);
  }
  dealRoles(g, betrayals);
}

/** MD-H2-02 a bounty on the triangle enemies farthest from the start space; ties are random. */
function markAndDeal(g: G): Flow<void> {
  const { ranges, size, start, allOpen } = terrainIn(g);
  const distance = (card: CardId): number => ranges[allOpen]?.[start * size + placeOf(g, card)] ?? FAR;
  let left = enemiesOf(g).filter((card) => threatOf(g, card).shape === 'triangle');
  for (let i = 0; i < contractNumbers.marked && left.length > 0; i++) {
    const most = Math.max(...left.map(distance));
    const card = randomOf(
      g,
      left.filter((each) => distance(each) === most),
    );
    markBounty(g, card);
    left = left.filter((each) => each !== card);
  }
  deal(g, 0);
  return AT_ONCE;
}
