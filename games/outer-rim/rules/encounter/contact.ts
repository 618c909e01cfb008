import { type CardId, type Flow, option, type Seat, the } from '@cantina/kernel';
import { contextOf } from '../context.ts';
import { decide } from '../decide.ts';
import { bountiesFor, fightContact } from '../jobs/bounty.ts';
import { contactOf } from '../lookup.ts';
import { message } from '../messages.ts';
import { runEffect } from '../run-effect.ts';
import type { G } from '../state.ts';
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
  const bounties = () => bountiesFor(g, player, contact);
  if (bounties().length === 0) return null;
  return yield* decide<CardId | null>(g, {
    player,
    prompt: message('prompt.bounty', { card: the(token) }),
    rule: 'OR-CONTACT-05',
    source: token,
    options: () =>
      bounties().map((card) =>
        option<CardId | null>(`fight:${card}`, card, {
          card,
          label: message('option.fight-contact', { card: the(token) }),
        }),
      ),
    decline: option<CardId | null>('meet', null, { label: message('option.meet', { card: the(token) }) }),
  });
}

/** OR-CONTACT-02 the databank card of the contact; OR-CONTACT-07 the token stays unless the card takes it away. */
function* meet(g: G, player: Seat, slot: number, token: CardId): Flow<void> {
  yield* withDatabankCard(g, player, contactOf(g, token).databank, (source, { holds }) => {
    if (holds.what !== 'contact') throw new Error('a contact has a databank card of its own');
    return runEffect(g, holds.encounter, { ...contextOf(player, source), slot });
  });
}
