export { amountOptions, amountPart } from './amounts.ts';
export * from './ask.ts';
export { inBeats, type Moment } from './beats.ts';
export type { Brain, Judgement, Lesson, Manner, Trained, Weights } from './brain.ts';
export {
  agreed,
  type Components,
  cardsIn,
  faceIndex,
  faceOf,
  finish,
  goTo,
  isIn,
  knows,
  look,
  move,
  newCore,
  type Position,
  printedBy,
  put,
  randomOf,
  reveal,
  roll,
  shown,
  shuffle,
  topOf,
  type ZoneOf,
} from './cards.ts';
export { type Change, changed, changeOf } from './changes.ts';
export { areAlike, type Circles } from './circles.ts';
export type { Decision, DecisionOption } from './decision.ts';
export { type Deck, rebuildIfEmpty, topOrRebuilt } from './decks.ts';
export type { Effect } from './effects.ts';
export { KernelError, type KernelErrorCode, type KernelErrors } from './errors.ts';
export { addCirclesOf, eventFor, type GameEvent, type KernelEvents, type SeenEvent } from './events.ts';
export { defineState, type Field, fieldsFor, type StateOf, type StateSpec } from './fields.ts';
export { defineGame, type Game, type HookOf } from './game.ts';
export { digest } from './hash.ts';
export type { Checkpoint, Entry, Undoable } from './history.ts';
export { hooked } from './hooks.ts';
export { Match, type StartHow, type StartOptions, start, startFrom, startMany, type TakenBack } from './match.ts';
export {
  type Arg,
  type Args,
  type CardArg,
  type Message,
  messagesFor,
  type None,
  type RuleId,
  type SeatArg,
} from './message.ts';
export {
  allOptions,
  checkOptions,
  isNumberSpec,
  knownOptions,
  type NumberSpec,
  type OptionPresets,
  type OptionSpec,
  type OptionSpecs,
  type Settings,
  usualOf,
  usualOptions,
  valueIn,
  valuesOf,
} from './options.ts';
export { below, next, type Rng, rngFrom, secretRng, shuffleList } from './random.ts';
export type { Renamed } from './renamed.ts';
export type { FaultReport } from './report.ts';
export { reproduce } from './reproduce.ts';
export { restore, type Verdict, verify } from './save.ts';
export { answerOnPaper, SAVE_VERSION, type Save, saveVersion, type Transcript } from './save-format.ts';
export { commitment, newSeed, rngFromSeed, type Seed, type Share, seedFrom, seedOf, shareHash } from './seed.ts';
export { openTable, sightFor } from './sight.ts';
export {
  type CardId,
  type Cards,
  type CoreState,
  cloneCore,
  type Frozen,
  type OptionValue,
  type Outcome,
  type Seat,
  type TableOptions,
  type Viewer,
} from './state.ts';
export { type EventsOf, type Meet, type Op, opsFor, Table, the } from './table.ts';
export { type Next, resolveTriggers, type Triggers } from './triggers.ts';
export { allIf, type Extent, outOf, textsFor, together, type Verb, type VerbTable, worthIn } from './verbs.ts';
export type { GameFields, SeenCard, SeenPile, View, Visibility, Whitelist } from './view.ts';
export type { Place, ZoneSpec } from './zones.ts';
