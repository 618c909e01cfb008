import {
  AT_ONCE,
  ask,
  type CardId,
  cardOption,
  cardsIn,
  type Flow,
  goTo,
  move,
  option,
  randomOf,
  type Seat,
  shuffle,
  topOf,
} from '@cantina/kernel';
import {
  CONTACT_SLOTS,
  DATABANK_NUMBERS,
  ENCOUNTER_DECKS,
  FACTIONS,
  type Faction,
  MARKET_DECKS,
  type StartingShip,
} from '../content/index.ts';
import { placeGoalTokenFor } from './ai/goals.ts';
import { rollDice } from './combat/dice.ts';
import { conductOf } from './conduct.ts';
import { decideUnlessForced } from './decide.ts';
import { revealTop } from './decks.ts';
import { characterOf, databankCardOf, playersOf, printed } from './lookup.ts';
import { message } from './messages.ts';
import { MAP_COUNT, STANDARD_MAP, stackSpace } from './movement/map.ts';
import {
  dealContact,
  layMap,
  makeFirstPlayer,
  nextToChoose,
  noteCharacter,
  noteShip,
  noteStart,
  noteStartRoll,
  putReputation,
  raisePatrol,
  startWithFame,
} from './ops/index.ts';
import type { G } from './state.ts';

/** OR-SETUP-16 by clockwise seat from the first player; with fewer players the last ones are left out (OR-DIFF-03). */
const START_CREDITS: readonly number[] = [4000, 6000, 8000, 10_000];
/** The databank number of the bounty hunters' start cards. */
const HUNTERS_START = 90;
/** OR-SETUP-07 */
const START_DICE = 6;

const EVERY_MAP: readonly number[] = Array.from({ length: MAP_COUNT }, (_, map) => map);

/** OR-SETUP-01 map, patrols, contacts; then characters are chosen. */
export function setupStep(g: G): Flow<void> {
  layMap(g, g.state.options.map === 'modular' ? randomOf(g, EVERY_MAP) : STANDARD_MAP); // OR-SETUP-02, OR-MODULAR-01
  for (const faction of FACTIONS) raisePatrol(g, faction, 1, stackSpace(g, faction)); // OR-SETUP-03, OR-SETUP-04
  dealContacts(g);
  // OR-AISETUP-02 alone at the table nobody rolls
  makeFirstPlayer(g, g.state.seats === 1 ? 0 : rollForFirst(g, playersOf(g)));
  goTo(g, 'choose-character');
  return AT_ONCE;
}

/** OR-SETUP-05 a random token of its class for every contact slot. */
function dealContacts(g: G): void {
  for (const pile of g.state.zones.contactPiles.keys()) shuffle(g, 'contactPiles', pile);
  for (const [slot, { class: kind }] of CONTACT_SLOTS.entries()) {
    const token = topOf(g, 'contactPiles', kind - 1);
    if (token === undefined) throw new Error(`there are too few contacts of class ${kind}`);
    move(g, token, 'contacts', slot);
    dealContact(g, slot, kind);
  }
}

/** OR-SETUP-07 most hits and critical hits; OR-SETUP-08, OR-DIFF-02 only those who are tied roll again. */
function rollForFirst(g: G, among: readonly Seat[]): Seat {
  let best: Seat[] = [];
  let most = -1;
  for (const player of among) {
    const results = rollDice(g, START_DICE).filter((face) => face === 'hit' || face === 'crit').length;
    noteStartRoll(g, player, results);
    if (results > most) best = [];
    if (results >= most) best.push(player);
    most = Math.max(most, results);
  }
  const [first] = best;
  return best.length === 1 && first !== undefined ? first : rollForFirst(g, best);
}

/** OR-SETUP-09 clockwise from the first player; a chosen character is gone. The ship is part of the choice (OR-SETUP-13). */
export function* chooseCharacterStep(g: G): Flow<void> {
  const seat = g.state.active;
  const card = yield* ask({
    seat,
    prompt: message('prompt.character'),
    rule: 'OR-SETUP-09',
    options: () => cardsIn(g, 'characters').map((each) => cardOption(each)),
  });
  takeCharacter(g, seat, card);
  const ship = yield* ask<StartingShip>({
    seat,
    prompt: message('prompt.starting-ship'),
    rule: 'OR-SETUP-13',
    options: () => [shipOption(g, 'g9-rigger'), shipOption(g, 'g-1a-starfighter')],
  });
  takeStartingShip(g, seat, ship); // OR-SETUP-14 before any start card is seen
  const next = (seat + 1) % g.state.seats;
  nextToChoose(g, next); // OR-TURN-01 in the end it is the first player's turn again
  if (next === g.state.firstPlayer) goTo(g, g.state.seats === 1 ? 'choose-opponent' : 'character-setup');
}

function takeCharacter(g: G, player: Seat, card: CardId): void {
  move(g, card, 'character', player); // OR-SETUP-10, OR-GOLD-04
  noteCharacter(g, player, card);
}

/** OR-SETUP-29, OR-AISETUP-03 the AI plays a character that starts with databank card 91 or 92. */
export function* chooseOpponentStep(g: G): Flow<void> {
  const [human, ai] = [0, 1];
  const card = yield* ask({
    seat: human,
    prompt: message('prompt.opponent'),
    rule: 'OR-AISETUP-03',
    options: () =>
      cardsIn(g, 'characters')
        .filter((each) => startNumber(g, each) !== HUNTERS_START)
        .map((each) => cardOption(each)),
  });
  takeCharacter(g, ai, card);
  takeStartingShip(g, ai, 'g9-rigger'); // OR-AISETUP-04
  if (g.state.options.expert) {
    const amounts = Array.from({ length: g.state.options.fameToWin - 1 }, (_, i) => i + 1);
    const fame = yield* ask<number>({
      seat: human,
      prompt: message('prompt.expert-fame'),
      rule: 'OR-AIEXP-01',
      options: () =>
        amounts.map((amount) => option(`fame:${amount}`, amount, { label: message('option.amount', { amount }) })),
    });
    startWithFame(g, ai, fame);
  }
  goTo(g, 'character-setup');
}

function startNumber(g: G, card: CardId): number {
  const face = printed(g, card);
  return face.component === 'character' ? face.start.databank : 0;
}

/** OR-SETUP-17 everybody at once: the text of the character. */
export function* characterSetupStep(g: G): Flow<void> {
  for (const [slot, copies] of g.state.zones.databank.entries()) if (copies.length > 1) shuffle(g, 'databank', slot); // OR-SETUP-26
  for (const player of playersOf(g)) takeStartCard(g, player);
  for (const player of playersOf(g)) yield* takeStartReputation(g, player);
  layOutDecks(g);
  goTo(g, 'begin-turn');
}

const sheetOf = (g: G, ship: StartingShip): CardId => {
  const found = cardsIn(g, 'ships').find((card) => {
    const face = printed(g, card);
    return face.component === 'ship' && face.ship === ship;
  });
  if (found === undefined) throw new Error(`no sheet of ${ship} is left`);
  return found;
};

const shipOption = (g: G, ship: StartingShip) => option(`ship:${ship}`, ship, { card: sheetOf(g, ship) });

function takeStartingShip(g: G, player: Seat, ship: StartingShip): void {
  const sheet = sheetOf(g, ship);
  move(g, sheet, 'ship', player);
  noteShip(g, player, sheet);
}

/** OR-SETUP-18 to 20 the start card goes into its slot and says where the standee starts. */
function takeStartCard(g: G, player: Seat): void {
  const slot = DATABANK_NUMBERS.indexOf(characterOf(g, player).start.databank);
  const card = topOf(g, 'databank', slot) as CardId;
  const { holds } = databankCardOf(g, card);
  if (holds.what !== 'start') throw new Error('the character names no start card');
  move(g, card, 'assets', player); // OR-SETUP-19
  const { firstPlayer, players } = g.state;
  const place = (player - firstPlayer + players.length) % players.length;
  noteStart(g, player, card, holds.planet, START_CREDITS[place] ?? 0); // OR-SETUP-20
  if (conductOf(g, player).marksGoals) placeGoalTokenFor(g, card);
}

/** OR-SETUP-21 exactly the end that the text names; OR-SETUP-22 the player chooses where it leaves the faction open. */
function* takeStartReputation(g: G, player: Seat): Flow<void> {
  const { reputation } = characterOf(g, player).start;
  if (reputation === null) return;
  const faction =
    reputation.faction === 'any'
      ? yield* decideUnlessForced<Faction>(g, {
          player,
          prompt: message('prompt.start-reputation'),
          rule: 'OR-SETUP-22',
          options: () =>
            FACTIONS.map((each) =>
              option<Faction>(`faction:${each}`, each, { label: message('option.faction', { faction: each }) }),
            ),
        })
      : reputation.faction;
  putReputation(g, player, faction, reputation.to === 'good' ? 1 : -1);
}

function layOutDecks(g: G): void {
  for (const [slot, deck] of MARKET_DECKS.entries()) {
    shuffle(g, 'market', slot); // OR-SETUP-23
    revealTop(g, deck); // OR-SETUP-24 no patrol moves
  }
  for (const slot of ENCOUNTER_DECKS.keys()) shuffle(g, 'encounters', slot); // OR-SETUP-25
  shuffle(g, 'aiDeck'); // OR-AISETUP-06
}
