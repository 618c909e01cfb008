import { type Asked, type Option, type Question, type Refused, resultOf } from './ask.ts';
import { KernelError, nameOf } from './errors.ts';
import { project, witness } from './events.ts';
import { hash53 } from './hash.ts';
import type { Args, CardArg, Message, RuleId } from './message.ts';
import { nameThen, type Renamed } from './renamed.ts';
import { type CardId, type CoreState, isBelow, type Seat } from './state.ts';
import { seatBit } from './zones.ts';

export interface DecisionOption {
  readonly id: string;
  readonly card?: CardId | undefined;
  readonly label?: Message | undefined;
  readonly group?: string | undefined;
}

/** An open question as data: what a screen, a bot or a person at the terminal needs to answer it. */
export interface Decision {
  readonly id: number;
  readonly seat: Seat;
  /** A question waits for an answer; an interjection may be used or left alone. */
  readonly kind: 'question' | 'interjection';
  readonly prompt: Message;
  readonly rule: RuleId;
  readonly source: CardArg | undefined;
  readonly options: readonly DecisionOption[];
  readonly refused: readonly Refused[];
  readonly min: number;
  readonly max: number;
}

/** A question that was asked and is not answered yet, with all that it did not say itself. */
export interface Open {
  id: number;
  readonly seat: Seat;
  readonly prompt: Message;
  readonly rule: RuleId;
  readonly source: CardId | undefined;
  readonly min: number;
  readonly max: number;
  readonly many: boolean;
  readonly question: Question<unknown>;
  options: readonly Option<unknown>[];
  picked: readonly Option<unknown>[] | null;
}

export function openQuestions(asked: Asked, firstId: number, seats: number): Open[] {
  if (!isList(asked)) return [openOne(asked, firstId, seats)];
  // An answer is remembered by its seat, so one seat has one question at a time.
  if (new Set(asked.map((each) => each.seat)).size < asked.length) throw new Error('a seat is asked twice at once');
  return asked.map((question, i) => openOne(question, firstId + i, seats));
}

const isList = (asked: Asked): asked is readonly Question<unknown>[] => Array.isArray(asked);

function openOne(question: Question<unknown>, id: number, seats: number): Open {
  const { seat, prompt, rule, source, min = 1, max = 1, many = false } = question;
  if (!isBelow(seat, seats)) throw new Error(`stuck: ${prompt.key} is asked of seat ${seat}`);
  const open: Open = { id, seat, prompt, rule, source, min, max, many, question, options: [], picked: null };
  open.options = legal(open);
  return open;
}

/** The legal options right now. A question nobody can answer is a fault in the rules. */
export function legal({ question, prompt, rule, min }: Open): readonly Option<unknown>[] {
  const options = question.options();
  if (options.length < min || options.length === 0) {
    throw new Error(`stuck: ${prompt.key} (${rule}) offers ${options.length} of ${min} options`);
  }
  return options;
}

/** The options picked, or a refusal that says why and by which rule; `refused` is asked for only then. */
export function check(
  open: Open,
  picks: readonly string[],
  refused: (open: Open) => readonly Refused[],
): readonly Option<unknown>[] {
  checkPicks(picks, open.min, open.max);
  const picked: Option<unknown>[] = [];
  for (const id of picks) {
    const found = optionWith(open.options, id);
    if (found === undefined) throw refusal(id, refused(open));
    if (picked.includes(found)) throw new KernelError('picked-twice', { option: id });
    picked.push(found);
  }
  return picked;
}

/** Answers come from outside: whatever they are, they are refused with a reason. */
export function checkPicks(picks: unknown, min: number, max: number): void {
  const given = Array.isArray(picks) ? picks.length : 0;
  if (!Array.isArray(picks) || given < min || given > max) throw new KernelError('wrong-count', { min, max, given });
  for (let i = 0; i < given; i++) {
    const pick: unknown = picks[i];
    if (typeof pick !== 'string') throw new KernelError('unknown-option', { option: nameOf(pick) });
  }
}

function optionWith(options: readonly Option<unknown>[], id: string): Option<unknown> | undefined {
  for (let i = 0; i < options.length; i++) if (options[i]?.id === id) return options[i];
  return undefined;
}

function refusal(id: string, refused: readonly Refused[]): KernelError {
  const known = refused.find((each) => each.id === id);
  if (known === undefined) return new KernelError('unknown-option', { option: id });
  return new KernelError('illegal-option', { option: id, reason: { message: known.reason } }, known.rule);
}

/** What the rules get back: one value, or a list where several may be picked. */
export const answerOf = ({ many, picked }: Open): unknown =>
  many ? (picked ?? []).map(resultOf) : resultOf((picked as readonly [Option<unknown>])[0]);

/** The question as the asked seat may read it, made when it is read; a card that seat does not know is only a card. */
export class OpenDecision implements Decision {
  readonly kind = 'question';
  readonly id: number;
  readonly seat: Seat;
  readonly rule: RuleId;
  readonly min: number;
  readonly max: number;

  constructor(
    private readonly faces: readonly string[],
    private readonly state: CoreState,
    private readonly open: Open,
    /** Told when the rules fail to say what is refused; the question can be answered all the same. */
    private readonly onFault: (error: unknown) => void,
    /** Off in simulations, where nobody reads the labels: they then name cards without their faces. */
    private readonly readable: boolean,
  ) {
    this.id = open.id;
    this.seat = open.seat;
    this.rule = open.rule;
    this.min = open.min;
    this.max = open.max;
  }

  get prompt(): Message {
    return this.message(this.open.prompt);
  }

  get options(): readonly DecisionOption[] {
    return this.readable ? this.labelled() : this.open.options;
  }

  get refused(): readonly Refused[] {
    return this.refusedByRules().map((each) => ({
      ...each,
      reason: this.message(each.reason),
      ...(each.label === undefined ? {} : { label: this.message(each.label) }),
    }));
  }

  get source(): CardArg | undefined {
    const card = this.open.source;
    if (card === undefined) return undefined;
    return seenArgs({ card: { card, face: null } }, this.seat, this.state, this.faces).card as CardArg;
  }

  toJSON(): Decision {
    const { id, seat, kind, prompt, rule, source, refused, min, max } = this;
    // Whoever writes a question down reads it, in a simulation too.
    return { id, seat, kind, prompt, rule, source, options: this.labelled(), refused, min, max };
  }

  private labelled(): readonly DecisionOption[] {
    return this.open.options.map((each) =>
      each.label?.args === undefined ? each : { ...each, label: this.message(each.label) },
    );
  }

  private refusedByRules(): readonly Refused[] {
    try {
      return this.open.question.refused?.() ?? [];
    } catch (error) {
      this.onFault(error);
      return [];
    }
  }

  private message(message: Message): Message {
    return seenMessage(message, this.seat, this.state, this.faces);
  }
}

/** A message as one seat may read it now. */
export const seenMessage = (message: Message, seat: Seat, state: CoreState, faces: readonly string[]): Message =>
  message.args === undefined ? message : { key: message.key, args: seenArgs(message.args, seat, state, faces) };

const seenArgs = (args: Args, seat: Seat, state: CoreState, faces: readonly string[]): Args =>
  project(witness(args, state.cards, faces), seatBit(seat, state.seats));

/** Tells whether two questions are the same, whatever the rules look like by now; with the ids of a time before. */
export function fingerprint(open: Open, undone: readonly Renamed[] = []): string {
  const { seat, prompt, rule, min, max, source = null, options } = open;
  const ids = options.map(({ id }) => (undone.length === 0 ? id : nameThen(undone, prompt.key, id)));
  return hash53(JSON.stringify([seat, prompt, rule, min, max, source, ids]));
}
