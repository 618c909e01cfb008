import type { NodeClient } from '../../src/client/node.ts';
import { Player } from './player.ts';

/** A new campaign: who began it, and everybody who has joined by its link. */
export async function gathered(clients: readonly NodeClient[]): Promise<{ id: string; link: string }> {
  const [host, ...others] = clients as [NodeClient, ...NodeClient[]];
  const { campaign, link } = await host.api.beginCampaign({ game: 'bluff', name: 'Thursdays' });
  for (const each of others) await each.api.joinCampaign(link);
  return { id: campaign.id, link };
}

/** A table of the campaign that has just started; the first one is the host. */
export async function seatedIn(campaign: string, clients: readonly NodeClient[], rounds = 3): Promise<Player[]> {
  const [host, ...others] = clients as [NodeClient, ...NodeClient[]];
  const { table } = await host.api.create({
    game: 'bluff',
    campaign,
    options: { rounds },
    seats: clients.map((_, i) => (i === 0 ? { kind: 'person', me: true } : { kind: 'open' })),
  });
  for (const [i, each] of others.entries()) await each.api.act(table.id, 'claim', { seat: i + 1 });
  await host.api.act(table.id, 'start', {});
  const players = clients.map((client, seat) => new Player(client, table.id, seat));
  await Promise.all(players.map((each) => each.until(() => each.sight !== undefined)));
  return players;
}

/** A three-round game of two comes to an end with the ninth answer: two bids and one turn per round. */
export const BEFORE_THE_LAST = 8;

/** Answers whatever is asked now. */
export async function answerOnce(players: readonly Player[]): Promise<void> {
  const next = players.find((each) => each.question !== undefined);
  if (next === undefined) throw new Error('nobody is asked');
  await next.answer();
}

export const untilFinished = (players: readonly Player[]): Promise<unknown> =>
  Promise.all(players.map((each) => each.until(() => each.last('table')?.info.status === 'finished')));
