// @ts-check
/**
 * Makes a table with a free seat for a program and a bot of the server on the others, and begins.
 * @param {string} url of the server
 * @param {{ game: string, options?: object, bots?: readonly string[] }} what
 * @returns {Promise<string>} the invitation to the free seat
 */
export async function openTable(url, { game, options = {}, bots = ['quick'] }) {
  const seats = [{ kind: 'person' }, ...bots.map((level) => ({ kind: 'bot', level }))];
  const made = await fetch(`${url}/api/tables`, { method: 'POST', body: JSON.stringify({ game, options, seats }) });
  const { table, links } = /** @type {{ table: { id: string }, links: { seats: string[] } }} */ (await made.json());
  const cookie = made.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await fetch(`${url}/api/tables/${table.id}/start`, { method: 'POST', headers: { cookie }, body: '{"anyway":true}' });
  return `${url}/join#${links.seats[0]}`;
}
