import { ask, DONE, type Flow, goTo, type Option, option, type Seat } from '@cantina/kernel';
import {
  BRIBE,
  type Cargo,
  CUSTOMS,
  type CustomsResult,
  cell,
  GOODS,
  STARPORTS,
  type Starport,
} from '../../content/index.ts';
import { rollDice } from '../dice.ts';
import { ability, hasCrackdown, isIllegal, isOpen, player, starportOf } from '../lookup.ts';
import { message } from '../messages.ts';
import { raiseBounty } from '../money.ts';
import { arrest, noteCustoms, pay, unload } from '../ops/index.ts';
import { cargoOptions, kindsAboard } from '../ship/cargo.ts';
import { bonus, unitsOf } from '../ship/ship.ts';
import { type G, KOROTH } from '../state.ts';

/** SG-CUST-07, SG-CUST-08 */
const CUSTOMS_BOUNTY = 100;
export const FINE = 200;

/** Whether a player must roll to land here (SG-CUST-01 to SG-CUST-04, SG-KOR-04, SG-KOR-05). */
export function customsDue(g: G, seat: Seat, port: number): boolean {
  if (isOpen(g, port)) return false; // a card says so
  if (player(g, seat).bounty > 0) return true; // SG-CUST-01, SG-BNTY-02
  // SG-KOR-05, SG-Q-10; nothing hides Brix weapons there
  if (port === KOROTH) return unitsOf(g, seat, 'brixWeapons') > 0;
  return hasCrackdown(g, port) || illegalUnits(g, seat, port) > bonus(g, seat, 'hiddenUnits'); // SG-CUST-02
}

/** Units aboard that are illegal on a planet; Brix weapons are weapons, too. */
export function illegalUnits(g: G, seat: Seat, port: number): number {
  let units = 0;
  for (const good of GOODS) {
    const aboard = unitsOf(g, seat, good) + (good === 'weapons' ? unitsOf(g, seat, 'brixWeapons') : 0);
    if (aboard > 0 && isIllegal(g, port, good)) units += aboard;
  }
  return units;
}

/** The column of the customs table; a crackdown makes it one size larger. */
export function customsColumn(g: G, port: number): Starport {
  const starport = starportOf(g, port);
  if (!hasCrackdown(g, port)) return starport;
  return STARPORTS[STARPORTS.indexOf(starport) + 1] ?? starport;
}

/** Customs on a planet. True: the turn goes on. */
export function* passCustoms(g: G, seat: Seat, port: number): Flow<boolean> {
  if (!customsDue(g, seat, port)) return true; // SG-CUST-03
  const bribes = port === KOROTH ? yield* bribe(g, seat) : 0; // SG-KOR-13
  return yield* customs(g, seat, customsColumn(g, port), port === KOROTH ? 'koroth' : 'planet', bribes);
}

/** SG-KOR-12 any number of additional dice, paid before the roll. */
function* bribe(g: G, seat: Seat): Flow<number> {
  const most = () => Math.floor(player(g, seat).credits / BRIBE);
  if (most() === 0) return 0;
  const dice = yield* ask<number>({
    seat,
    prompt: message('prompt.bribe', { price: BRIBE }),
    rule: 'SG-KOR-12',
    options: () =>
      [...new Array<number>(most() + 1).keys()].map((more) =>
        option(`bribe:${more}`, more, { label: message('option.bribe', { dice: more, price: more * BRIBE }) }),
      ),
  });
  if (dice > 0) pay(g, seat, dice * BRIBE, 'bribe');
  return dice;
}

/** Where customs are: on a planet, on Koroth, or aboard a ship that inspects you in space. */
export type CustomsPlace = 'planet' | 'koroth' | 'space';

/** How many customs dice a player rolls without bribes; Nyx Vantreau has one more on planets only. */
export const customsDice = (g: G, seat: Seat, place: CustomsPlace): number =>
  1 + (place === 'space' ? 0 : (ability(g, seat, 'more-customs-dice')?.dice ?? 0)) + bonus(g, seat, 'customsDice');

/** SG-CUST-05, SG-CUST-14 one roll. True: the turn goes on. */
export function* customs(g: G, seat: Seat, column: Starport, place: CustomsPlace, bribes = 0): Flow<boolean> {
  const rolled = yield* rollDice(g, seat, 'customs', customsDice(g, seat, place) + bribes);
  const dice = rolled.map((die) => Math.max(1, die + bonus(g, seat, 'customsDie'))); // SG-Q-49
  const die = yield* chooseDie(seat, column, dice);
  const result = cell(CUSTOMS[column], die);
  noteCustoms(g, seat, column, dice, die, result);
  return yield* suffer(g, seat, result, place);
}

function* chooseDie(seat: Seat, column: Starport, dice: readonly number[]): Flow<number> {
  const different = [...new Set(dice)].sort((a, b) => a - b);
  const results = new Set(different.map((die) => cell(CUSTOMS[column], die)));
  if (results.size === 1) return different[0] as number;
  return yield* ask<number>({
    seat,
    prompt: message('prompt.customs-die', { column, dice }),
    rule: 'SG-Q-49',
    options: () =>
      different.map((die): Option<number> => {
        const result = cell(CUSTOMS[column], die);
        return option(`die:${die}`, die, { label: message('option.customs-die', { die, result }) });
      }),
  });
}

function* suffer(g: G, seat: Seat, result: CustomsResult, place: CustomsPlace): Flow<boolean> {
  switch (result) {
    case 'clear':
      return true; // SG-CUST-06
    case 'bounty':
      raiseBounty(g, seat, CUSTOMS_BOUNTY, 'customs'); // SG-CUST-07; SG-CUST-13 the goods stay aboard
      return true;
    case 'fine':
      if (ability(g, seat, 'no-fines') !== undefined) return true; // Baron Octavio Dross
      if (player(g, seat).credits < FINE) return yield* detain(g, seat, place); // SG-CUST-09, SG-Q-16
      pay(g, seat, FINE, 'fine'); // SG-CUST-08
      return true;
    case 'detention':
      return yield* detain(g, seat, place);
    case 'arrest':
      yield* detain(g, seat, place); // SG-CUST-11
      if (ability(g, seat, 'never-arrested') === undefined) arrest(g, seat); // K-7
      return false;
  }
}

/** SG-CUST-10 all goods are confiscated and the turn ends; SG-CUST-12 nothing else. */
function* detain(g: G, seat: Seat, place: CustomsPlace): Flow<false> {
  goTo(g, 'end');
  const hidden = yield* hide(g, seat, place);
  for (const cargo of kindsAboard(g, seat)) {
    const units = unitsOf(g, seat, cargo) - hidden.filter((each) => each === cargo).length;
    if (units > 0) unload(g, seat, cargo, units, 'confiscated'); // SG-KOR-16
  }
  return false;
}

/** Up to so many units that customs do not find: the owner chooses which (Hidden Compartment). */
function* hide(g: G, seat: Seat, place: CustomsPlace): Flow<readonly Cargo[]> {
  const room = bonus(g, seat, 'hiddenUnits');
  if (room === 0) return [];
  const hidden: Cargo[] = [];
  const left = (cargo: Cargo) => unitsOf(g, seat, cargo) - hidden.filter((each) => each === cargo).length;
  const mayHide = (cargo: Cargo) => !(place === 'koroth' && cargo === 'brixWeapons');
  const kinds = () => kindsAboard(g, seat).filter((cargo) => left(cargo) > 0 && mayHide(cargo));
  while (hidden.length < room && kinds().length > 0) {
    const [only, second] = kinds();
    const free = room - hidden.length;
    const asked = second !== undefined && free < kinds().reduce((sum, cargo) => sum + left(cargo), 0);
    const cargo =
      only !== undefined && !asked
        ? only
        : yield* ask<Cargo | null>({
            seat,
            prompt: message('prompt.hide', { left: free }),
            rule: 'SG-FATE-02',
            options: () => [...cargoOptions(kinds()), DONE], // SG-CARGO-01 all may go overboard meanwhile
          });
    if (cargo === null) break;
    hidden.push(cargo);
  }
  return hidden;
}
