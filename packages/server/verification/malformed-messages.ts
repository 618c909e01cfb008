import { randomBytes } from 'node:crypto';
import { PROTOCOL } from '../src/live/messages.ts';
import type { Given, Place } from './support/seat.ts';

/** What a generator of bad messages knows about a table: enough to come close to being right. */
export interface Target {
  readonly place: Place;
  readonly seat: number;
  /** An answer that was acknowledged earlier. */
  readonly answered: Given;
  /** The question that is open now; nothing the generator sends may answer it. */
  readonly decision: number;
  readonly otherTable: string;
}

/** A message that must change nothing. */
export interface Bad {
  readonly kind: string;
  readonly data: string | Buffer;
  /** The one thing that is acknowledged: the very same answer as before, and with its old number. */
  readonly again?: Given;
}

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const text = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** None of these is a table, a seat, a list of picks, a text or an id. */
const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  2 ** 53,
  {},
  [[]],
  [null],
  { toString: 'x' },
  { __proto__: null, length: 3 },
  '\u0000',
  '../../etc/passwd',
  "'; drop table acts; --",
  '\ud800',
];
const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'then', 'extra', 'seed', ''];

/** Every kind of message with only the fields it needs, so that without any of them it is broken. */
function whole({ place: { table }, seat, decision }: Target): Record<string, unknown>[] {
  const id = text(6);
  return [
    { t: 'subscribe', table, as: seat, protocol: PROTOCOL },
    { t: 'unsubscribe', table, as: seat },
    { t: 'answer', id, table, seat, decision, picks: ['card:1'] },
    { t: 'undo', id, table, seat },
    { t: 'propose', id, table, seat, kind: 'bot', target: 1 - seat },
    { t: 'vote', id, table, seat, proposal: 'none', agree: true },
    { t: 'chat', id, table, as: seat, text: 'hello' },
    { t: 'reaction', id, table, as: seat, reaction: 'hello' },
    { t: 'ping', id },
  ];
}

const json = (kind: string, message: unknown): Bad => ({ kind, data: JSON.stringify(message) });

/** `"__proto__"` as an own name, which a literal would not give. */
const withField = (message: object, name: string, value: unknown): Bad => ({
  kind: 'field too many',
  data: `${JSON.stringify(message).slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(value)}}`,
});

const KINDS: readonly ((target: Target) => Bad)[] = [
  () => ({ kind: 'noise', data: text(1 + Math.floor(Math.random() * 200)) }),
  () => ({ kind: 'binary', data: randomBytes(1 + Math.floor(Math.random() * 200)) }),
  () => ({ kind: 'nested', data: `${'['.repeat(2000)}${']'.repeat(2000)}` }),
  () => json('no object', pick([null, 1, 'answer', [], true, [{ t: 'ping', id: 'a' }]])),
  (target) => {
    const message = JSON.stringify(pick(whole(target)));
    return { kind: 'cut off', data: message.slice(0, Math.floor(Math.random() * message.length)) };
  },
  (target) => json('unknown kind', { ...pick(whole(target)), t: pick([...NAMES, 1, null, 'state', 'update', 'ack']) }),
  (target) => {
    const message = pick(whole(target));
    delete message[pick(Object.keys(message))];
    return json('field missing', message);
  },
  (target) => withField(pick(whole(target)), pick(NAMES), pick([1, 'x', { isAdmin: true }])),
  (target) => {
    const message = pick(whole(target));
    const name = pick(Object.keys(message));
    // Any text is a fine thing to say.
    const junk = name === 'text' ? JUNK.filter((each) => typeof each !== 'string') : JUNK;
    return json('field wrong', { ...message, [name]: pick(junk) });
  },
  (target) => json('too many picks', answer(target, { picks: Array.from({ length: 201 }, () => 'card:1') })),
  (target) => json('unknown option', answer(target, { picks: [pick([...NAMES, `card:${text(4)}`, 'card:99999'])] })),
  (target) => json('wrong count', answer(target, { picks: Array.from({ length: 150 }, () => 'card:1') })),
  (target) => json('stale', answer(target, { decision: target.answered.decision, picks: target.answered.picks })),
  (target) => json('ahead', answer(target, { decision: target.decision + 1 + Math.floor(Math.random() * 50) })),
  (target) => json("another's seat", answer(target, { seat: 1 - target.seat })),
  (target) => json('no such seat', answer(target, { seat: 2 + Math.floor(Math.random() * 14) })),
  (target) => json("another's table", answer(target, { table: target.otherTable })),
  (target) => json('no such table', answer(target, { table: text(12) })),
  ({ place: { table }, seat }) => json('no proposal', vote(table, seat)),
  ({ place: { table }, seat }) =>
    json('bot for oneself', { t: 'propose', id: text(6), table, seat, kind: 'bot', target: seat }),
  ({ place: { table }, seat, answered }) => ({
    kind: 'replayed',
    data: JSON.stringify({
      t: 'answer',
      id: answered.id,
      table,
      seat,
      decision: answered.decision,
      picks: answered.picks,
    }),
    again: answered,
  }),
];

const answer = ({ place: { table }, seat, decision }: Target, change: object): object => ({
  t: 'answer',
  id: text(6),
  table,
  seat,
  decision,
  picks: ['card:1'],
  ...change,
});

const vote = (table: string, seat: number): object => ({
  t: 'vote',
  id: text(6),
  table,
  seat,
  proposal: text(6),
  agree: true,
});

export const badMessage = (target: Target): Bad => pick(KINDS)(target);

export interface BadRequest {
  readonly kind: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const ACTIONS = [
  'claim',
  'leave',
  'start',
  'lock',
  'kick',
  'bot',
  'seat',
  'name',
  'webhook',
  'links',
  'end',
  'rematch',
];

/** Requests of somebody who sits at the table but is not its host, or who makes no sense at all. */
export function badRequest({ place: { table, cookie }, otherTable }: Target): BadRequest {
  const own = { cookie: cookie ?? '' };
  const post = (kind: string, path: string, body: string, headers: object = own): BadRequest => ({
    kind,
    method: 'POST',
    path,
    body,
    headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
  });
  const junk = JSON.stringify(pick([...JUNK, { seat: 'x' }, { seat: -1 }, { locked: 'yes' }, { a: { b: { c: 1 } } }]));
  return pick<() => BadRequest>([
    () => post('broken body', `/api/tables/${table}/${pick(ACTIONS)}`, `{${text(20)}`),
    () => post('wrong body', `/api/tables/${table}/${pick(['claim', 'lock', 'kick', 'bot', 'name'])}`, junk),
    () => post('too large', pick(['/api/tables', '/api/join']), JSON.stringify({ token: 'x'.repeat(20_000) })),
    () => post('not the host', `/api/tables/${table}/lock`, '{"locked":true}'),
    () => post('not the host', `/api/tables/${table}/kick`, '{"seat":0}'),
    () => post('not the host', `/api/tables/${table}/end`, '{}'),
    () => post('not the host', `/api/tables/${table}/links`, '{"for":"host"}'),
    () => post('not over', `/api/tables/${table}/rematch`, '{}'),
    () => post('not over', `/api/tables/${table}/fork`, '{"at":0,"seats":[{"kind":"open"}]}'),
    () => post('a step before the first', `/api/tables/${table}/fork`, '{"at":-1,"seats":[{"kind":"open"}]}'),
    () => post("another's table", `/api/tables/${otherTable}/claim`, '{"seat":0}'),
    () => post('no such action', `/api/tables/${table}/${pick(NAMES.slice(0, -1))}`, '{}'),
    () => post('no such link', '/api/join', JSON.stringify({ token: text(24) })),
    () => post('no such link', '/api/campaigns/join', JSON.stringify({ token: text(24) })),
    () => post('no such campaign', `/api/campaigns/${text(12)}/${pick(['reset', 'unlock', 'link', 'leave'])}`, '{}'),
    () => post('no such campaign', '/api/tables', createWith({ campaign: text(12) })),
    () => post('wrong body', pick(['/api/campaigns', '/api/campaigns/join']), junk),
    () => post('no such game', '/api/campaigns', JSON.stringify({ game: pick(NAMES), name: 'Thursdays' })),
    () => post('no such game', '/api/tables', JSON.stringify({ game: pick(NAMES), seats: [{ kind: 'open' }] })),
    () => post('no such option', '/api/tables', createWith({ options: { [pick(NAMES)]: 1 } })),
    () =>
      post('too many seats', '/api/tables', createWith({ seats: Array.from({ length: 5 }, () => ({ kind: 'open' })) })),
    () => post('foreign page', `/api/tables/${table}/leave`, '{}', { ...own, origin: 'https://elsewhere.example' }),
    () => post('no cookie', `/api/tables/${table}/leave`, '{}', {}),
    () => post('false cookie', `/api/tables/${table}/leave`, '{}', { cookie: `cantina=${text(24)}` }),
    () => post('import', '/api/import', text(100)),
    () => ({
      kind: 'other method',
      method: pick(['PUT', 'DELETE', 'PATCH']),
      path: `/api/tables/${table}`,
      headers: own,
    }),
    () => ({ kind: 'no such path', method: 'GET', path: `/api/${encodeURIComponent(text(9))}`, headers: own }),
    () => ({ kind: 'climbing path', method: 'GET', path: '/api/tables/..%2f..%2fetc%2fpasswd', headers: own }),
    () => ({ kind: "another's seat", method: 'GET', path: `/api/tables/${table}/replay?as=0`, headers: own }),
    () => ({ kind: 'wrong query', method: 'GET', path: `/api/tables/${table}/replay?as=${text(4)}!`, headers: own }),
    () => ({ kind: 'not over', method: 'GET', path: `/api/tables/${table}/export`, headers: own }),
  ])();
}

const createWith = (change: object): string =>
  JSON.stringify({ game: 'deckbuilding', seats: [{ kind: 'open' }, { kind: 'open' }], ...change });
