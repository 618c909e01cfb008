import type { NewTableRequest } from '@cantina/server/client';
import { invitations } from './invitations.ts';
import { router } from './router.svelte.ts';
import { isSettled, type SeatPlan, seatsOf } from './seats.ts';
import { api } from './server.svelte.ts';

/** Makes a table and goes there; it begins at once when nobody is missing. */
export async function openTable(wish: Omit<NewTableRequest, 'seats'>, plans: readonly SeatPlan[]): Promise<void> {
  const { table, links } = await api.create({ ...wish, seats: seatsOf(plans) });
  invitations.keep(table.id, links);
  if (isSettled(plans)) await api.act(table.id, 'start', {});
  router.go(`/table/${table.id}`);
}
