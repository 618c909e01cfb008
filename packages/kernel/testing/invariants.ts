import type { CoreState, Decision, Match, Rng, Seat, Viewer } from '../src/index.ts';
import { seersOf } from '../src/zones.ts';
import { checkClone } from './clone.ts';
import { difference } from './difference.ts';
import { randomAnswer } from './random-answer.ts';
import { type Given, throughPaper } from './restoring.ts';
import { seatsOf } from './set-table.ts';
import { asking, mustBeAt, snapshot, stateDigest, viewersOf } from './snapshot.ts';
import type { Subject } from './subject.ts';

/** How often each face exists. Cards are neither made nor lost. */
export type Inventory = string;

/** Most answers that a restore may have to feed. */
const LONGEST_TAIL = 40;
/** How far an imagined match is played on, to see that it can be played. */
const IMAGINED_ANSWERS = 4;

export const inventory = <S extends CoreState>(match: Match<S>): Inventory =>
  match.read((g) => JSON.stringify([...(g.state as CoreState).cards.face].sort((a, b) => a - b)));

/** Every question can be answered, and an option is either legal or refused. */
export function checkAnswerable(pending: readonly Decision[]): void {
  if (!pending.some(({ kind }) => kind === 'question'))
    throw new Error('stuck: the game is not over and nobody is asked');
  for (const { seat, prompt, rule, options, refused, min, max, kind } of pending) {
    const where = `${prompt.key} (${rule}) for seat ${seat}`;
    const ids = [...options, ...refused].map(({ id }) => id);
    const twice = ids.find((id, i) => ids.indexOf(id) !== i);
    if (twice !== undefined) throw new Error(`${where}: ${twice} is there twice`);
    if (min > max || options.length < min)
      throw new Error(`${where}: ${options.length} options, ${min} to ${max} to pick`);
    if (kind === 'question' && options.length === 0) throw new Error(`${where}: nothing to choose from`);
  }
}

/** What must hold of the state after each answer. */
export function checkState<S extends CoreState>(
  { game, invariants }: Subject<S>,
  match: Match<S>,
  stock: Inventory,
): void {
  if (match.tailLength > LONGEST_TAIL) throw new Error(`${match.tailLength} answers since the last checkpoint`);
  if (inventory(match) !== stock) throw new Error('cards were made or lost');
  match.read((g) => {
    const state = g.state as S;
    checkPlaces(game, state);
    checkClone(game, state);
    invariants?.(g.state);
  });
}

/** Every card lies where it says; whoever sees that place knows it; the hooks are those of the active cards. */
function checkPlaces<S extends CoreState>(game: Subject<S>['game'], state: CoreState): void {
  const { cards } = state;
  const found = new Set<number>();
  const active: Record<string, number[]> = Object.fromEntries(game.hooks.map((hook) => [hook, []]));
  for (const [zone, spec] of Object.entries(game.zones)) {
    state.zones[zone]?.forEach((pile, slot) => {
      for (const card of pile) {
        if (found.has(card)) throw new Error(`card ${card} lies in two places`);
        found.add(card);
        if (cards.zone[card] !== zone || cards.slot[card] !== slot)
          throw new Error(`card ${card} lies in ${zone} but does not say so`);
        const seers = seersOf(spec, slot, state.seats);
        if (((cards.known[card] as number) & seers) !== seers)
          throw new Error(`card ${card} is seen in ${zone} but not known`);
        if (spec.active === true) {
          for (const hook of game.hooksOf(game.faces[cards.face[card] as number] as string)) active[hook]?.push(card);
        }
      }
    });
  }
  if (found.size !== cards.face.length) throw new Error(`${cards.face.length - found.size} cards lie nowhere`);
  for (const [hook, expected] of Object.entries(active)) {
    const kept = [...(state.hooks[hook] ?? [])].sort((a, b) => a - b);
    const wrong = difference(
      expected.sort((a, b) => a - b),
      kept,
      `hooks.${hook}`,
    );
    if (wrong !== null) throw new Error(wrong);
  }
}

/** The slow checks: nothing hidden leaks, and fork, undo, save and restore lead to the same point. */
export function checkEverything<S extends CoreState>(
  subject: Subject<S>,
  match: Match<S>,
  given: Given & { readonly before: string },
  rng: Rng,
): void {
  checkSecrets(subject, match);
  for (const seat of seatsOf(match.read((g) => g.state.seats))) checkImagined(subject, match, seat, rng);
  const noted = snapshot(match);
  mustBeAt(noted, match.fork(), 'in a fork');
  const restored = throughPaper(match);
  if (restored.undoable(given.seat)?.answers !== 1) return;
  restored.undo(given.seat, { consent: true });
  if (stateDigest(restored) !== given.before) throw new Error('undo leads to another state than before the answer');
  const again = restored.pending.find((each) => difference(asking(given.decision), asking(each)) === null);
  if (again === undefined)
    throw new Error(`after undo: seat ${given.seat} is no longer asked ${given.decision.prompt.key}`);
  restored.answer(given.seat, again.id, given.picks);
  mustBeAt(noted, restored, 'after undo and redo');
}

/** A seat can't tell the real match from an imagined one, and the imagined one can be played. */
function checkImagined<S extends CoreState>(subject: Subject<S>, match: Match<S>, seat: Seat, rng: Rng): void {
  const before = match.digest();
  const imagined = match.imagine(seat, rng);
  const wrong =
    difference(match.view(seat), imagined.view(seat), 'view') ??
    difference(sentTo(match, seat), sentTo(imagined, seat), 'pending');
  if (wrong !== null) throw new Error(`seat ${seat} can tell an imagined match from the real one: ${wrong}`);
  checkState(subject, imagined, inventory(match));
  for (let i = 0; i < IMAGINED_ANSWERS && imagined.outcome === null; i++) {
    const { index, picks } = randomAnswer(rng, imagined.pending);
    const decision = imagined.pending[index] as Decision;
    imagined.answer(decision.seat, decision.id, picks);
  }
  mustBeAt(snapshot(imagined), imagined.fork(), 'in a fork of an imagined match');
  if (match.digest() !== before) throw new Error('imagining has changed the match');
}

const sentTo = <S extends CoreState>(match: Match<S>, viewer: Viewer): readonly unknown[] =>
  match.pending.filter(({ seat }) => seat === viewer).map(asking);

/** Nothing that a viewer gets holds the seed or what the game calls secret. */
function checkSecrets<S extends CoreState>({ secrets }: Subject<S>, match: Match<S>): void {
  for (const viewer of viewersOf(match.read((g) => g.state.seats))) {
    const sent = JSON.stringify([match.view(viewer), match.log(viewer), sentTo(match, viewer)]);
    const known = match.outcome === null ? [match.save().seed] : [];
    const leaked = [...known, ...match.read((g) => secrets?.(g, viewer) ?? [])].find((secret) => sent.includes(secret));
    if (leaked !== undefined) throw new Error(`${viewer} was sent a secret: ${leaked}`);
  }
}
