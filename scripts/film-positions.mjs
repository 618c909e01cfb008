// @ts-check
/**
 * Positions worth filming: whole games of bots, played until one has what is wanted, and a table that goes on shortly before
 * it with a person in the seat it happens to. The cards come as they came, so the same answers lead there again.
 */

/** @typedef {import('playwright-core').APIRequestContext} Http */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ readonly n: number, readonly type: string, readonly data: unknown }} SeenEvent */
/** @typedef {{ readonly n: number, readonly seat: number | null, readonly beats: readonly { readonly events: readonly SeenEvent[] }[] }} Step */
/** @typedef {{ readonly steps: readonly Step[], readonly answers: readonly (readonly string[])[], readonly seats: number, readonly id: string }} Played */
/** @typedef {{ readonly table: string, readonly seat: number, readonly own: readonly (readonly string[])[] }} Position */

/**
 * What a film may be of: events that all happen to one seat within one of its turns; `by: 'other'`: in somebody else's.
 * @type {Readonly<Record<string, Readonly<Record<string, { readonly all: readonly string[], readonly by?: 'other' }>>>>}
 */
export const SUBJECTS = {
  deckbuilding: {
    turn: { all: ['turn-begins', 'purchase'], by: 'other' },
    base: { all: ['base-destroyed'], by: 'other' },
    strike: { all: ['base-destroyed'] },
  },
  'outer-rim': {
    turn: { all: ['turn-begins', 'travel'], by: 'other' },
    encounter: { all: ['draw-encounter', 'test-roll', 'combat-roll'] },
    defeat: { all: ['defeated'] },
    delivery: { all: ['deliver', 'reward'] },
    fame: { all: ['gain-fame'] },
    patrol: { all: ['beat-patrol'] },
    bounty: { all: ['capture'] },
    job: { all: ['attempt-job', 'job-ends'] },
    contact: { all: ['turn-up-contact'] },
    ai: { all: ['ai-card', 'ai-line'], by: 'other' },
  },
  smugglers: {
    turn: { all: ['turn', 'fly'], by: 'other' },
    customs: { all: ['customs'] },
    dogfight: { all: ['manoeuvre', 'dogfight'] },
    market: { all: ['market', 'trade'] },
    anomaly: { all: ['emerge'] },
    hazard: { all: ['system-damage'] },
    arrest: { all: ['arrest'] },
    escape: { all: ['release'] },
    weapons: { all: ['brix-weapons'] },
    wreck: { all: ['destroyed'] },
    meeting: { all: ['meet'] },
    deal: { all: ['exchange'] },
    run: { all: ['koroth-run'], by: 'other' },
  },
  mandalorian: {
    turn: { all: ['turn-begins', 'play'], by: 'other' },
    event: { all: ['event', 'crisis', 'hurt'] },
    door: { all: ['door-opens'] },
    time: { all: ['time'] },
    child: { all: ['flee'] },
    rescue: { all: ['rescue'] },
  },
};

const MOST_GAMES = 12;
const A_GAME = 600_000;
/** What belongs to a turn is not farther apart. */
const NEAR = 14;

/**
 * @param {{ readonly http: Http, readonly onlooker: Page, readonly url: string, readonly game: string, readonly seats: number, readonly options: object }} house
 * @param {readonly string[]} subjects what is wanted; `end`: the last answers of a game
 * @returns {AsyncGenerator<{ readonly subject: string, readonly played: Played, readonly seat: number, readonly at: number }>}
 */
export async function* positions(house, subjects) {
  const open = new Set(subjects);
  for (let i = 0; i < MOST_GAMES && open.size > 0; i++) {
    const played = await botsPlay(house);
    for (const subject of [...open]) {
      const found = subject === 'end' ? ending(played) : placeOf(played, SUBJECTS[house.game]?.[subject]);
      if (found === null) continue;
      open.delete(subject);
      yield { subject, played, ...found };
    }
  }
  if (open.size > 0) throw new Error(`no game of ${house.game} had ${[...open].join(', ')}`);
}

/**
 * A table that goes on from there, with whoever makes it in one seat and bots in the others.
 * @param {{ readonly http: Http, readonly url: string }} house
 * @param {{ readonly played: Played, readonly seat: number, readonly at: number }} place
 * @returns {Promise<Position>}
 */
export async function goOnFrom({ http, url }, { played, seat, at }) {
  const seats = Array.from({ length: played.seats }, (_, each) =>
    each === seat ? { kind: 'person', me: true, name: 'Anna' } : { kind: 'bot', level: 'quick' },
  );
  const made = await http.post(`${url}/api/tables/${played.id}/fork`, { data: { at, seats } });
  const { table } = /** @type {{ readonly table: { readonly id: string } }} */ (await made.json());
  await http.post(`${url}/api/tables/${table.id}/start`, { data: {} });
  const later = played.steps.filter((step) => step.n > at && step.seat === seat);
  return { table: table.id, seat, own: later.map(({ n }) => played.answers[n - 1] ?? []) };
}

/** In a page: looks at a table. Bots at whom nobody looks for a minute would stand still, and on a busy machine a game takes longer. */
const LOOK = `(table) => new Promise((ready) => {
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/api/live');
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.t === 'hello') socket.send(JSON.stringify({ t: 'subscribe', table, as: 'spectator', protocol: message.protocol }));
    if (message.t === 'state') ready();
  };
})`;

/**
 * @param {{ readonly http: Http, readonly onlooker: Page, readonly url: string, readonly game: string, readonly seats: number, readonly options: object }} house
 * @returns {Promise<Played>}
 */
async function botsPlay({ http, onlooker, url, game, seats, options }) {
  const bots = Array.from({ length: seats }, () => ({ kind: 'bot', level: 'quick' }));
  const made = await http.post(`${url}/api/tables`, { data: { game, options, seats: bots } });
  const { table } = /** @type {{ readonly table: { readonly id: string } }} */ (await made.json());
  await http.post(`${url}/api/tables/${table.id}/start`, { data: {} });
  await onlooker.goto(`${url}/readyz`);
  await onlooker.evaluate(`(${LOOK})(${JSON.stringify(table.id)})`);
  const until = Date.now() + A_GAME;
  while (Date.now() < until) {
    const now = /** @type {{ readonly table: { readonly status: string } }} */ (
      await (await http.get(`${url}/api/tables/${table.id}`)).json()
    );
    if (now.table.status === 'finished') {
      const { steps, transcript } =
        /** @type {{ readonly steps: readonly Step[], readonly transcript: { readonly answers: readonly { readonly picks: readonly string[] }[] } }} */ (
          await (await http.get(`${url}/api/tables/${table.id}/replay?as=0`)).json()
        );
      return { steps, answers: transcript.answers.map(({ picks }) => picks), seats, id: table.id };
    }
    await new Promise((done) => setTimeout(done, 300));
  }
  throw new Error(`bots did not end a game of ${game} in ${A_GAME / 1000} s`);
}

/** @param {Step} step */
const eventsOf = ({ beats }) => beats.flatMap(({ events }) => events);

/**
 * @param {SeenEvent} event
 * @param {number} seat
 */
const names = ({ data }, seat) => new RegExp(`"seat":${seat}\\b`).test(JSON.stringify(data));

/**
 * Where what is wanted begins: after this step the seat answers, and it comes.
 * @param {Played} played
 * @param {{ readonly all: readonly string[], readonly by?: 'other' } | undefined} wanted
 */
function placeOf({ steps, seats }, wanted) {
  if (wanted === undefined) throw new Error('there is no such subject');
  const isOther = wanted.by === 'other';
  // The first turns say little.
  for (let i = Math.floor(steps.length / 5); i < steps.length - 1; i++) {
    const first = steps[i + 1];
    const seat = first?.seat ?? null;
    if (first === undefined || seat === null || (isOther && steps[i + 2]?.seat === seat)) continue;
    const turn = steps.slice(i + 1, i + 1 + NEAR);
    const far = isOther
      ? turn.slice(1).findIndex((step) => step.seat === seat)
      : turn.findIndex((step) => step.seat !== seat);
    const events = turn.slice(0, far < 0 ? NEAR : isOther ? far + 1 : far).flatMap(eventsOf);
    const has = (/** @type {string} */ type) =>
      events.some(
        (event) => event.type === type && (isOther || seats === 1 || !mentionsSeat(event) || names(event, seat)),
      );
    if (wanted.all.every(has)) return { seat, at: steps[i]?.n ?? 0 };
  }
  return null;
}

/** @param {SeenEvent} event */
const mentionsSeat = ({ data }) => /"seat":\d/.test(JSON.stringify(data));

/**
 * Some answers before the last one, with the seat that gives it.
 * @param {Played} played
 */
function ending({ steps }) {
  const seat = steps.at(-1)?.seat ?? 0;
  const own = steps.filter((step) => step.seat === seat).slice(-3);
  return { seat, at: (own[0]?.n ?? 1) - 1 };
}
