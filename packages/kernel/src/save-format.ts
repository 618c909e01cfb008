import { KernelError } from './errors.ts';
import type { Game } from './game.ts';
import { digest } from './hash.ts';
import type { Entry } from './history.ts';
import type { SavedQuestion } from './questions.ts';
import { isRng } from './random.ts';
import { checkSeed, isSecretSeed, type Seed, type Share } from './seed.ts';
import { type CoreState, isBelow, type Outcome, type TableOptions } from './state.ts';
import { slotCount, type ZoneSpec } from './zones.ts';

/** The newest version that can be read. The first one knows only the fast generator; it is still written where that is used. */
export const SAVE_VERSION = 2;

export const saveVersion = (seed: Seed): number => (isSecretSeed(seed) ? SAVE_VERSION : 1);

/** A match on paper. It holds the seed and hidden cards: for the host's store only. */
export interface Save<S extends CoreState = CoreState> {
  readonly version: number;
  readonly game: string;
  readonly rules: string;
  /** What the numbers in `cards.face` meant when it was written. */
  readonly faces: readonly string[];
  readonly seed: Seed;
  readonly checkpoint: {
    readonly state: S;
    readonly answers: number;
    readonly events: number;
    readonly digest: string;
  };
  readonly tail: readonly Entry[];
  readonly open: readonly SavedQuestion[];
  readonly lastId: number;
  /** How often answers were taken back; missing: never. */
  readonly undos?: number;
}

type Answer = Pick<Entry, 'seat' | 'picks' | 'fingerprint' | 'interjection' | 'stir'>;

/** A whole game from its revealed seed. */
export interface Transcript {
  readonly version: number;
  readonly game: string;
  readonly rules: string;
  readonly seats: number;
  readonly options: TableOptions;
  readonly seed: Seed;
  readonly commitment: string;
  readonly answers: readonly Answer[];
  readonly outcome: Outcome;
  readonly digest: string;
  /** The server's part of the seed, to which `commitment` belongs then, and what the players have added. */
  readonly secret?: string;
  readonly shares?: readonly Share[];
}

/** An answer as a transcript has it. */
export const answerOnPaper = ({ seat, picks, fingerprint, interjection, stir }: Answer): Answer => ({
  seat,
  picks,
  fingerprint,
  ...(interjection === true ? { interjection } : {}),
  ...(stir === undefined || stir === 0 ? {} : { stir }),
});

type Json = Readonly<Record<string, unknown>>;

/** A copy of a save that can be trusted to have the right shape. */
export function checkSave<S extends CoreState>(game: Game<S>, given: unknown): Save<S> {
  const save = record(given, 'save');
  checkHeader(game, save);
  const faces = list(save.faces, 'faces').map((face, i) => text(face, `faces[${i}]`));
  const checkpoint = record(save.checkpoint, 'checkpoint');
  const state = record(checkpoint.state, 'checkpoint.state');
  if (checkpoint.digest !== digest(state)) throw malformed('checkpoint.digest');
  const seats = checkCore(game, state, faces.length);
  count(checkpoint.answers, 'checkpoint.answers');
  count(checkpoint.events, 'checkpoint.events');
  list(save.tail, 'tail').forEach((entry, i) => {
    checkEntry(entry, seats, `tail[${i}]`);
    checkRedeal(record(entry, 'tail').redeal, state, faces.length, `tail[${i}].redeal`);
  });
  const lastId = count(save.lastId, 'lastId');
  list(save.open, 'open').forEach((entry, i) => {
    const question = record(entry, `open[${i}]`);
    if (count(question.id, `open[${i}].id`) > lastId) throw malformed(`open[${i}].id`);
    text(question.fingerprint, `open[${i}].fingerprint`);
  });
  if (save.undos !== undefined) count(save.undos, 'undos');
  return structuredClone(given) as Save<S>;
}

export function checkTranscript(game: Pick<Game, 'id'>, given: unknown): Transcript {
  const transcript = record(given, 'transcript');
  checkHeader(game, transcript);
  const seats = count(transcript.seats, 'seats');
  record(transcript.options, 'options');
  list(transcript.answers, 'answers').forEach((entry, i) => {
    checkEntry(entry, seats, `answers[${i}]`);
  });
  if (transcript.secret !== undefined) text(transcript.secret, 'secret');
  list(transcript.shares ?? [], 'shares').forEach((given, i) => {
    const share = record(given, `shares[${i}]`);
    count(share.seat, `shares[${i}].seat`);
    text(share.hash, `shares[${i}].hash`);
    if (share.text !== null) text(share.text, `shares[${i}].text`);
  });
  return given as Transcript;
}

function checkHeader(game: Pick<Game, 'id'>, header: Json): void {
  const version = count(header.version, 'version');
  if (version > SAVE_VERSION) throw new KernelError('newer-save', { version, supported: SAVE_VERSION });
  if (version < 1) throw malformed('version');
  const id = text(header.game, 'game');
  if (id !== game.id) throw new KernelError('other-game', { expected: game.id, given: id });
  text(header.rules, 'rules');
  checkSeed(header.seed);
}

function checkEntry(given: unknown, seats: number, where: string): void {
  const entry = record(given, where);
  if (!isBelow(entry.seat, seats)) throw malformed(`${where}.seat`);
  list(entry.picks, `${where}.picks`).forEach((pick, i) => {
    text(pick, `${where}.picks[${i}]`);
  });
  text(entry.fingerprint, `${where}.fingerprint`);
  if (entry.stir !== undefined) count(entry.stir, `${where}.stir`);
}

/** The kernel's part of a state: whatever it counts, names or points to exists. Returns the number of seats. */
function checkCore<S extends CoreState>(game: Game<S>, state: Json, faces: number): number {
  const at = 'checkpoint.state';
  const { min, max } = game.seats;
  const seats = count(state.seats, `${at}.seats`);
  if (seats < min || seats > max) throw malformed(`${at}.seats`);
  record(state.options, `${at}.options`);
  if (!Object.hasOwn(game.steps, text(state.step, `${at}.step`))) throw malformed(`${at}.step`);
  checkRng(state.rng, `${at}.rng`);
  list(state.fixedDice, `${at}.fixedDice`).forEach((die, i) => {
    count(die, `${at}.fixedDice[${i}]`);
  });
  const cards = record(state.cards, `${at}.cards`);
  const columns = ['face', 'zone', 'slot', 'known'].map((name) => list(cards[name], `${at}.cards.${name}`));
  const [face = [], zone = [], slot = [], known = []] = columns;
  if (columns.some((column) => column.length !== face.length)) throw malformed(`${at}.cards`);
  face.forEach((each, card) => {
    if (count(each, `${at}.cards.face[${card}]`) >= faces) throw malformed(`${at}.cards.face[${card}]`);
    count(known[card], `${at}.cards.known[${card}]`);
  });
  checkZones(game.zones, record(state.zones, `${at}.zones`), seats, { zone, slot }, `${at}.zones`);
  const hooks = record(state.hooks, `${at}.hooks`);
  for (const hook of game.hooks) checkIds(hooks[hook], face.length, `${at}.hooks.${hook}`);
  if (state.outcome !== null) record(state.outcome, `${at}.outcome`);
  return seats;
}

/** Every card lies exactly where the table of cards says. */
function checkZones(
  specs: Readonly<Record<string, ZoneSpec>>,
  zones: Json,
  seats: number,
  cards: { readonly zone: readonly unknown[]; readonly slot: readonly unknown[] },
  where: string,
): void {
  const lying = new Set<number>();
  for (const [name, spec] of Object.entries(specs)) {
    const slots = list(zones[name], `${where}.${name}`);
    if (slots.length !== slotCount(spec, seats)) throw malformed(`${where}.${name}`);
    slots.forEach((pile, slot) => {
      const here = `${where}.${name}[${slot}]`;
      for (const card of checkIds(pile, cards.zone.length, here)) {
        if (cards.zone[card] !== name || cards.slot[card] !== slot || lying.has(card)) throw malformed(here);
        lying.add(card);
      }
    });
  }
  if (lying.size !== cards.zone.length) throw malformed(where);
}

function checkRedeal(given: unknown, state: Json, faces: number, where: string): void {
  if (given === undefined) return;
  const redeal = record(given, where);
  const cards = list(record(state.cards, where).face, where).length;
  list(redeal.faces, `${where}.faces`).forEach((pair, i) => {
    const [card, face] = list(pair, `${where}.faces[${i}]`);
    if (!isBelow(card, cards) || !isBelow(face, faces)) throw malformed(`${where}.faces[${i}]`);
  });
  checkRng(redeal.rng, `${where}.rng`);
  if (redeal.state !== undefined) record(redeal.state, `${where}.state`);
}

function checkRng(given: unknown, where: string): void {
  const words = list(given, where);
  if (!isRng(words)) throw malformed(where);
}

function checkIds(given: unknown, cards: number, where: string): number[] {
  return list(given, where).map((card, i) => {
    const id = count(card, `${where}[${i}]`);
    if (id >= cards) throw malformed(`${where}[${i}]`);
    return id;
  });
}

const malformed = (where: string): KernelError => new KernelError('malformed-save', { where });

function record(given: unknown, where: string): Json {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw malformed(where);
  return given as Json;
}

function list(given: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(given)) throw malformed(where);
  // A list with holes becomes one with nothing in them, so that no check skips them.
  return Array.from(given as unknown[]);
}

function text(given: unknown, where: string): string {
  if (typeof given !== 'string') throw malformed(where);
  return given;
}

/** No game has more of anything than this, and sums of it stay exact. */
const MOST = 2 ** 31;

function count(given: unknown, where: string): number {
  if (typeof given !== 'number' || !Number.isInteger(given) || given < 0 || given > MOST) throw malformed(where);
  return given;
}
