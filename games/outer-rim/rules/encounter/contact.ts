import { type CardId, type Flow, option, type Seat, the } from '@cantina/kernel';
import { contextOf } from '../context.ts';
import { decideIfAny } from '../decide.ts';
import { bountiesFor, fightContact } from '../jobs/bounty.ts';
import { contactOf } from '../lookup.ts';
import { message } from '../messages.ts';
import type { G } from '../state.ts';
import { resolve } from '../wording.ts';
import { tokenIn, turnUp } from './contacts.ts';
import { withDatabankCard } from './databank.ts';

/** OR-CONTACT-02 to 07 the token in a slot is turned up and met, or fought for a bounty. */
export function* encounterContact(g: G, player: Seat, slot: number): Flow<void> {
  turnUp(g, slot); // OR-CONTACT-03
  const token = tokenIn(g, slot);
  if (token === undefined) return;
  const bounty = yield* chooseBounty(g, player, token);
  if (bounty === null) yield* meet(g, player, slot, token);
  else yield* fightContact(g, player, bounty, token);
}

/** OR-CONTACT-05, OR-CONTACT-06 decided when the token is known, and so its card; OR-BOUNTY-20 nobody has to fight. */
function* chooseBounty(g: G, player: Seat, token: CardId): Flow<CardId | null> {
  const { contact } = contactOf(g, token);
  const fight = {
    player,
    prompt: message('prompt.bounty', { card: the(token) }),
    rule: 'OR-CONTACT-05',
    source: token,
    options: () =>
      bountiesFor(g, player, contact).map((card) =>
        option(`fight:${card}`, card, { card, label: message('option.fight-contact', { card: the(token) }) }),
      ),
  };
  return yield* decideIfAny(g, fight, option('meet', null, { label: message('option.meet', { card: the(token) }) }));
}

/** OR-CONTACT-02 the databank card of the contact; OR-CONTACT-07 the token stays unless the card takes it away. */
function* meet(g: G, player: Seat, slot: number, token: CardId): Flow<void> {
  yield* withDatabankCard(g, player, contactOf(g, token).databank, (source, { holds }) => {
    if (holds.what !== 'contact') throw new Error('a contact has a databank card of its own');
    return resolve(g, holds.encounter, { ...contextOf(player, source), slot });
  });
}
