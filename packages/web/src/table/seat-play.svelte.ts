import type { Decision, DecisionOption, Refused } from '@cantina/kernel';
import { plain } from '@cantina/text';
import type { Play } from '@cantina/web/kit';
import { isByFinger } from '../by-hand.ts';
import { later } from '../later.ts';
import { REST, settings } from '../settings.svelte.ts';
import { say } from '../words/index.ts';
import { type Closing, closingOf } from './closing.ts';
import { Guard } from './guard.ts';
import { called, type Named, type Notice, SeatSight } from './seat-sight.svelte.ts';
import { answerUnasked } from './unasked.ts';

/** One viewer at a table, as the game's table sees them: what they pick, choose and take back. */
export class SeatPlay extends SeatSight implements Play {
  picked = $state.raw<readonly string[]>([]);
  selected = $state.raw<number | null>(null);
  selectedSpace = $state.raw<string | null>(null);
  lead = $state.raw<string | null>(null);
  /** A card that a finger has touched: it is read before anything is done about it. */
  reading = $state.raw<number | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** An option that waits for a second click, and why. */
  doubt = $state.raw<{ readonly option: DecisionOption; readonly text: string } | null>(null);
  /** Something new was asked a moment ago: no click counts yet. */
  isSettling = $state(false);
  /** What one's own answers were called when they were chosen, by how many one had given before. */
  readonly deeds = new Map<number, string>();
  private passedAt = -1;
  readonly guard = new Guard();
  private askedBefore = '';
  /** What is to be answered next, and the question before it. */
  private meant: { readonly option: string; readonly at: number } | null = null;
  private settled: ReturnType<typeof setTimeout> | undefined;

  /** Nothing that is clicked counts: an answer is on its way, or something new was asked a moment ago. */
  get isWaiting(): boolean {
    return this.isSettling || this.isBusy;
  }

  get decision(): Decision | null {
    const { question } = this;
    if (question === null || this.session.handOverTo !== null || this.stage.isBusy) return null;
    return answerUnasked(this.face, question, this) === undefined ? question : null;
  }

  /** Call when something new was heard: choices of the last question don't count for the next one. */
  refresh(): void {
    this.passUnasked();
    const { decision } = this;
    const asked = decision === null ? '' : `${decision.id} ${decision.options.map(({ id }) => id).join(' ')}`;
    if (asked === this.askedBefore) {
      this.goOn();
      return;
    }
    this.askedBefore = asked;
    this.settle();
    this.picked = [];
    this.select(null);
    this.doubt = null;
    this.goOn();
  }

  /** What is no question at this table is answered before anybody sees it, and is nothing that one would take back. */
  private passUnasked(): void {
    const { question, session } = this;
    const { version } = session.sight;
    if (question === null || session.isBusy || session.handOverTo !== null || version === this.passedAt) return;
    const option = answerUnasked(this.face, question, this);
    if (option === undefined) return;
    this.passedAt = version;
    later(session.answer(question.id, [option]));
  }

  /** One click was meant for two questions: the second one is answered as soon as it is asked and the first answer is heard. */
  private goOn(): void {
    const { decision, meant, isBusy } = this;
    if (meant === null || isBusy || decision === null || meant.at === decision.id) return;
    this.meant = null;
    const option = decision.options.find(({ id }) => id === meant.option);
    if (option !== undefined) this.give(decision, [option]);
  }

  rest(): void {
    this.guard.rest(REST[settings.rest]);
  }

  /** Whatever is pressed in the next moment was meant for what stood there before. */
  private settle(): void {
    const rest = REST[settings.rest];
    this.rest();
    this.isSettling = rest > 0;
    clearTimeout(this.settled);
    this.settled = setTimeout(() => {
      this.isSettling = false;
    }, rest);
  }

  optionsOf(card: number): readonly DecisionOption[] {
    return this.decision?.options.filter((option) => this.cardOf(option) === card) ?? [];
  }

  choose(option: DecisionOption, decision = this.decision): void {
    if (decision === null || !this.guard.mayChoose) return;
    this.notice = null;
    this.meant = null;
    if (decision.max > 1) {
      this.toggle(option.id, decision.max);
      return;
    }
    const warning = this.doubt?.option.id === option.id ? null : (this.face.warning?.(this, option.id) ?? null);
    this.doubt = warning === null ? null : { option, text: warning };
    if (warning !== null) {
      this.settle();
      return;
    }
    this.select(null);
    this.give(decision, [option]);
  }

  closingOf(options: readonly DecisionOption[]): Closing {
    return closingOf(options, this.face.ends, (option) => this.face.wishes?.(option, this) === true);
  }

  /** How one calls it afterwards. A mere “yes”, “no” or “you” says nothing without what was asked, and of a mere place the log tells more. */
  private deedOf({ prompt }: Decision, options: readonly DecisionOption[]): string | undefined {
    const named = options.map((option) => called(this.partsOf(option, ''))).join(', ');
    const [only] = options;
    // Of who is merely done with something the last thing that they did tells more.
    if (only?.id === 'done') return undefined;
    const space = only === undefined ? undefined : this.spaceOf(only);
    const place = space === undefined ? undefined : this.face.spaceName?.(space, settings.lang);
    if (place !== undefined && named.startsWith(place)) return undefined;
    const isSkip = this.closingOf(options).skips.length > 0;
    const seat = Number(/^seat:(\d+)$/.exec(only?.id ?? '')?.[1] ?? -1);
    const isPerson = seat === this.seat || this.seatName(seat) === named;
    const isYes = named === plain(this.said({ key: 'word.yes' }));
    if (!isSkip && !isPerson && !isYes) return named;
    // What one has to answer it with was known then.
    const asked = plain(this.said(prompt));
    return `${named} – ${/^[^?]*\?/.exec(asked)?.[0] ?? asked}`;
  }

  private give(decision: Decision, options: readonly DecisionOption[]): void {
    const before = this.ownAnswers;
    const deed = this.deedOf(decision, options);
    if (deed === undefined) this.deeds.delete(before);
    else this.deeds.set(before, deed);
    later(
      this.session.answer(
        decision.id,
        options.map(({ id }) => id),
      ),
    );
  }

  /** How many answers one has given so far. */
  get ownAnswers(): number {
    const { record, as } = this.session;
    return record.steps.filter(({ seat }) => seat === as).length;
  }

  undo(): void {
    if (this.guard.isOpen) later(this.session.undo());
  }

  confirm(): void {
    const { decision, picked } = this;
    if (decision === null || picked.length < decision.min || picked.length > decision.max || !this.guard.mayChoose)
      return;
    // The order in which they were picked may matter.
    this.give(
      decision,
      picked.flatMap((id) => decision.options.find((option) => option.id === id) ?? []),
    );
  }

  answer(options: readonly DecisionOption[]): void {
    this.picked = options.map(({ id }) => id);
    this.confirm();
  }

  /** A button of the list was pressed: what may not have been read yet is read first. */
  press(option: DecisionOption, decision: Decision): void {
    const card = this.cardOf(option);
    if (card === undefined || !this.guard.isOpen || !this.readFirst(card, [option])) this.choose(option, decision);
  }

  /** Whether a card has to be read before anything is done with it; then it is shown. */
  private readFirst(card: number, options: readonly DecisionOption[]): boolean {
    if (!isByFinger() || !options.some((option) => this.face.readsFirst?.(option, this) === true)) return false;
    this.select(null);
    this.reading = card;
    this.rest();
    return true;
  }

  touch(card: number): void {
    if (!this.guard.isOpen) return;
    const options = this.optionsOf(card);
    const [only] = options;
    if (this.readFirst(card, options)) return;
    const way = options.length === 1 ? undefined : this.face.leadsTo?.(card, this);
    const first = this.decision?.options.find(({ id }) => id === way?.option);
    if (first !== undefined) {
      const at = this.decision?.id ?? 0;
      this.choose(first);
      this.meant = way?.next === undefined ? null : { option: way.next, at };
    } else if (only === undefined) this.explain(card);
    else if (options.length === 1) this.choose(only);
    else this.select(this.selected === card ? null : card);
  }

  tell(text: string): void {
    if (!this.guard.isOpen) return;
    this.select(null);
    this.notice = { title: text, reasons: [] };
  }

  select(card: number | null): void {
    this.selected = card;
    this.selectedSpace = null;
    this.reading = null;
    this.notice = null;
  }

  optionsOfSpace(space: string): readonly DecisionOption[] {
    return this.decision?.options.filter((option) => this.spaceOf(option) === space) ?? [];
  }

  touchSpace(space: string): void {
    if (!this.guard.isOpen) return;
    const options = this.optionsOfSpace(space);
    const [only] = options;
    if (only === undefined) this.explainSpace(space);
    else if (options.length === 1) this.choose(only);
    else this.selectSpace(this.selectedSpace === space ? null : space);
  }

  selectSpace(space: string | null): void {
    this.select(null);
    this.selectedSpace = space;
  }

  /** Says why nothing can be done with a card. */
  explain(card: number): void {
    const face = this.faceOf(card);
    const name = face === undefined ? '' : this.reader.faceName(face);
    const refused = this.decision?.refused.filter((each) => this.cardOf(each) === card) ?? [];
    const needs = this.decision === null || refused.length > 0 ? undefined : this.face.needs?.(card, this);
    this.sayWhyNot(name, refused);
    if (needs !== undefined) this.notice = { title: needs, reasons: [] };
  }

  private explainSpace(space: string): void {
    const name = this.face.spaceName?.(space, settings.lang) ?? space;
    this.sayWhyNot(name, this.decision?.refused.filter((each) => this.spaceOf(each) === space) ?? []);
  }

  private sayWhyNot(name: string, refused: readonly Refused[]): void {
    this.select(null);
    if (refused.length > 0) this.notice = { title: say('table.why-not', { name }), reasons: this.reasonsOf(refused) };
    else this.notice = { title: this.whyNotHere(name), reasons: [] };
  }

  /** Where something else has to be answered before the turn goes on, that is said. */
  private whyNotHere(name: string): string {
    const { decision } = this;
    if (decision === null) return say('table.not-your-turn');
    const isTurn = this.closingOf(decision.options).end !== null;
    return [say('table.nothing-here', { name }), ...(isTurn ? [] : [say('table.answer-first')])].join(' ');
  }

  nameOf(option: Pick<DecisionOption, 'id' | 'label' | 'card'>): string {
    return called(this.namedParts(option));
  }

  /** What is done and with what, where a label does not say both: „Kaufen“ and „TIE-Jäger“; and what one should know of it. */
  namedParts(option: Pick<DecisionOption, 'id' | 'label' | 'card'>): Named {
    return this.partsOf(option, this.face.noteOn?.(option, this) ?? '');
  }

  private cardOf({ id, card }: Pick<DecisionOption, 'id' | 'card'>): number | undefined {
    return card ?? this.face.anchor?.(id, this);
  }

  private spaceOf({ id }: Pick<DecisionOption, 'id'>): string | undefined {
    return this.face.spaceOf?.(id, this) ?? (id.startsWith('space:') ? id.slice('space:'.length) : undefined);
  }

  private toggle(id: string, max: number): void {
    if (this.picked.includes(id)) this.picked = this.picked.filter((each) => each !== id);
    else if (this.picked.length < max) this.picked = [...this.picked, id];
  }

  /** Why nothing of what is asked for is possible right now, where one can only leave it; others may still change that. */
  get whyNothing(): Notice['reasons'] {
    const { decision } = this;
    const options = decision?.options ?? [];
    const { choices, end } = this.closingOf(options);
    const isOnlyLeft = end === null && (choices.length === 0 || options.length === 1);
    const reasons = isOnlyLeft ? this.reasonsOf(decision?.refused ?? []) : [];
    // Where many things are out of reach, each tells its own reason when it is clicked.
    return reasons.length <= 2 ? reasons : [];
  }
}
