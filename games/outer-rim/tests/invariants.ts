import { type CardId, type Frozen, type Seat, Table } from '@cantina/kernel';
import { CONTACT_SLOTS, cardOf, FACTIONS, MARKET_DECKS, SPACES } from '../content/index.ts';
import { fameOf, grantedFame } from '../rules/abilities/conditions.ts';
import { game } from '../rules/game.ts';
import { overflow } from '../rules/player/slots.ts';
import { limitOf } from '../rules/player/stats.ts';
import type { Player, RimState } from '../rules/state.ts';

const must = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};

const componentOf = (s: Frozen<RimState>, card: CardId): string =>
  cardOf(game.faces[s.cards.face[card] ?? -1] ?? '').component;

/** What must hold between any two answers; `isLeaving`: crew that made room has no place yet, and only then is it said who has won. */
export function invariants(s: Frozen<RimState>, isLeaving = false): void {
  const g = new Table<RimState>(game, s);
  patrolsAndContacts(s);
  decks(s);
  if (s.turn === 0) return;
  s.players.forEach((player, seat) => {
    playerAt(g, player, seat);
  });
  // While somebody decides what goes, more may lie there than fits, and does not count yet.
  const seated = s.players.every((_, seat) => overflow(g, seat) === 0);
  const decided = s.outcome !== null || s.players.every((_, seat) => fameOf(g, seat) < s.options.fameToWin);
  must(!seated || decided || isLeaving, 'fame without a winner');
}

/** What must hold whenever a player decides what to do next, and nothing is being resolved. */
export function settled(s: Frozen<RimState>): void {
  const g = new Table<RimState>(game, s);
  s.players.forEach(({ characterDamage, shipDamage, defeated }, seat) => {
    must(overflow(g, seat) === 0, `player ${seat} has more than fits`);
    const [health, hull] = [limitOf(g, seat, 'character'), limitOf(g, seat, 'ship')];
    must(characterDamage >= 0 && characterDamage <= health, 'character damage');
    must(shipDamage >= 0 && shipDamage <= hull, 'ship damage');
    must(defeated || (characterDamage < health && shipDamage < hull), `player ${seat} should be defeated`);
  });
  must(s.combat === null && s.test === null && s.trade === null, 'something is still being resolved');
  must(s.zones.resolving.flat().length === 0, 'a card is still being resolved');
  const full = s.zones.market.every((deck, slot) => deck.length === 0 || s.zones.marketTop[slot]?.length === 1);
  must(full, 'a market deck without a faceup card');
}

function playerAt(g: Table<RimState>, player: Frozen<Player>, seat: Seat): void {
  const s = g.state;
  must(SPACES.includes(player.space), `player ${seat} is nowhere`);
  must(player.credits >= 0 && player.credits % 1000 === 0, `player ${seat} has ${player.credits} credits`);
  must(
    player.fame + grantedFame(g, seat) >= 0 && player.fame <= s.options.fameToWin + 3,
    `player ${seat} has ${player.fame} fame`,
  );
  must(
    player.reputation.length === FACTIONS.length && player.reputation.every((each) => Math.abs(each) <= 1),
    'reputation',
  );
  must(s.zones.character[seat]?.length === 1 && s.zones.ship[seat]?.length === 1, 'one character, one ship');
}

function patrolsAndContacts(s: Frozen<RimState>): void {
  must(s.patrols.length === FACTIONS.length && s.patrols.every(({ space }) => SPACES.includes(space)), 'patrols');
  for (const slot of CONTACT_SLOTS.keys()) {
    const [down, up] = [s.zones.contacts[slot] ?? [], s.zones.contactsUp[slot] ?? []];
    must(down.length + up.length <= 1, `two tokens in contact slot ${slot}`);
    const [token] = down;
    const face = token === undefined ? undefined : cardOf(game.faces[s.cards.face[token] ?? -1] ?? '');
    const back = face?.component === 'contact' ? face.class : 0;
    must(s.facedown[slot] === back, `the back in contact slot ${slot} is not that of its token`);
  }
  for (const { bounty, token } of s.captives) {
    must(s.cards.zone[bounty] === 'assets' && s.cards.zone[token] === 'captured', 'a captive without a bounty');
    must(s.cards.slot[bounty] === s.cards.slot[token], 'a captive at another player');
  }
  must(s.zones.captured.flat().length === s.captives.length, 'a captured token without a bounty');
}

function decks(s: Frozen<RimState>): void {
  const only = (cards: readonly CardId[], ...components: readonly string[]): void =>
    must(
      cards.every((card) => components.includes(componentOf(s, card))),
      `a card among ${components.join(', ')} that does not belong there`,
    );
  only([...s.zones.market.flat(), ...s.zones.marketTop.flat()], 'market');
  only([...s.zones.encounters.flat(), ...s.zones.secrets.flat()], 'encounter');
  only(s.zones.databank.flat(), 'databank');
  only(s.zones.assets.flat(), 'market', 'encounter', 'databank');
  only([...s.zones.contacts.flat(), ...s.zones.contactsUp.flat(), ...s.zones.tokens.flat()], 'contact');
  for (const slot of MARKET_DECKS.keys())
    must((s.zones.marketTop[slot]?.length ?? 0) <= 1, 'two faceup cards on a deck');
}
