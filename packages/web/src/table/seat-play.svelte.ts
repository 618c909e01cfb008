import type { Decision, DecisionOption, Message, Refused, SeenEvent, View } from '@cantina/kernel';
import { books, plain, type Reader, render, type Segment, segments } from '@cantina/text';
import { type GameFace, type Mine, type Motion, type Person, type Play, packs } from '@cantina/web/kit';
import { later } from '../later.ts';
import { seatName } from '../seat-names.ts';
import { REST, settings } from '../settings.svelte.ts';
import { say, shellBook } from '../words/index.ts';
import { closingOf } from './closing.ts';
import { Guard } from './guard.ts';
import { type Entry, recentEvents } from './record.svelte.ts';
import type { Session } from './session.svelte.ts';
import { type Spectacle, Stage } from './stage.svelte.ts';

/** Why something is not possible, for a person. */
export interface Notice {
  readonly title: string;
  readonly reasons: readonly { readonly said: readonly Segment[]; readonly rule: string }[];
}

/** What is done, and with what. */
interface Named {
  readonly deed: string;
  readonly what: string;
}

const called = ({ deed, what }: Named): string => (deed === '' ? what : `${deed}: ${what}`);

/** One viewer at a table, as the game's table sees them. */
export class SeatPlay implements Play, Spectacle {
  picked = $state.raw<readonly string[]>([]);
  selected = $state.raw<number | null>(null);
  selectedSpace = $state.raw<string | null>(null);
  lead = $state.raw<string | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** An option that waits for a second click, and why. */
  doubt = $state.raw<{ readonly option: DecisionOption; readonly text: string } | null>(null);
  /** Something new was asked a moment ago: no click counts yet. */
  isSettling = $state(false);
  /** What one's own answers were called when they were chosen, by how many one had given before. */
  readonly deeds = new Map<number, string>();
  private passedAt = -1;
  readonly guard = new Guard();
  readonly stage = new Stage(this);
  private askedBefore = '';
  /** What is to be answered next, and the question before it. */
  private meant: { readonly option: string; readonly at: number } | null = null;
  private settled: ReturnType<typeof setTimeout> | undefined;
  private readonly book;

  constructor(
    readonly session: Session,
    readonly face: GameFace,
  ) {
    this.book = books(shellBook, face.book);
  }

  get view(): View {
    const view = this.stage.view ?? this.session.sight.view;
    if (view === null) throw new Error('the game has not begun');
    return view;
  }

  get isSpectator(): boolean {
    return this.session.as === 'spectator';
  }

  get seat(): number {
    return this.session.as === 'spectator' ? 0 : this.session.as;
  }

  get viewerSeat(): number | null {
    return this.session.as === 'spectator' ? null : this.session.as;
  }

  get mine(): Mine {
    return settings.mine;
  }

  get isHurried(): boolean {
    return this.session.sight.clock !== null && this.isAwaited;
  }

  get isAwaited(): boolean {
    return this.session.sight.pending.some(({ kind }) => kind === 'question');
  }

  get motion(): Motion {
    return settings.movement;
  }

  get recent(): readonly SeenEvent[] {
    return recentEvents(this.entries);
  }

  /** What has happened, as far as it has been shown. */
  get entries(): readonly Entry[] {
    const { entries } = this.session.record;
    const { upTo } = this.stage;
    return upTo === null ? entries : entries.filter((entry) => entry.kind === 'back' || entry.event.n <= upTo);
  }

  get isBusy(): boolean {
    return this.session.isBusy;
  }

  /** Nothing that is clicked counts: an answer is on its way, or something new was asked a moment ago. */
  get isWaiting(): boolean {
    return this.isSettling || this.isBusy;
  }

  get people(): readonly Person[] {
    const { info, presence, sight } = this.session;
    return (info?.seats ?? []).map(({ seat, bot }) => ({
      seat,
      name: this.seatName(seat),
      isBot: bot !== null,
      isHere: presence.seats[seat] ?? false,
      isAsked: sight.asked.includes(seat),
    }));
  }

  get reader(): Reader {
    const { lang } = settings;
    const { face, session, book } = this;
    return {
      lang,
      seat: session.as === 'spectator' ? null : session.as,
      seatName: (seat) => this.seatName(seat),
      faceName: (name) => packs.entry(name)?.name ?? face.texts[lang].faceName(name),
      book: packs.with(book),
      onFault: () => '',
    };
  }

  /** What a card is called; nothing for a picture that is of no card: a patrol, a planet. */
  cardName(face: string): string {
    try {
      return this.reader.faceName(face);
    } catch {
      return '';
    }
  }

  seatName(seat: number): string {
    return seatName(this.session.info, seat, this.face.opponentName?.(seat, settings.lang));
  }

  get decision(): Decision | null {
    const { question } = this;
    if (question === null || this.session.handOverTo !== null || this.stage.isBusy) return null;
    return this.unasked(question) === undefined ? question : null;
  }

  /** The answer to what is no question at this table; what is not offered is no answer, then one is asked. */
  private unasked(question: Decision): string | undefined {
    const option = this.face.unasked?.(question, this);
    return question.options.find(({ id }) => id === option)?.id;
  }

  private get question(): Decision | null {
    return this.session.sight.pending.find(({ kind }) => kind === 'question') ?? null;
  }

  /** What may be done besides the question. */
  get interjections(): readonly Decision[] {
    return this.session.sight.pending.filter(({ kind }) => kind === 'interjection');
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
    this.selected = null;
    this.selectedSpace = null;
    this.notice = null;
    this.doubt = null;
    this.goOn();
  }

  /** What is no question at this table is answered before anybody sees it, and is nothing that one would take back. */
  private passUnasked(): void {
    const { question, session } = this;
    const { version } = session.sight;
    if (question === null || session.isBusy || session.handOverTo !== null || version === this.passedAt) return;
    const option = this.unasked(question);
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
    this.selected = null;
    this.selectedSpace = null;
    this.give(decision, [option]);
  }

  /** How one calls it afterwards. A mere “no” says nothing without what was asked, and of a mere place the log tells more. */
  private deedOf({ prompt }: Decision, options: readonly DecisionOption[]): string | undefined {
    const named = options.map((option) => called(this.partsOf(option, ''))).join(', ');
    const [only] = options;
    const space = only === undefined ? undefined : this.spaceOf(only);
    const place = space === undefined ? undefined : this.face.spaceName?.(space, settings.lang);
    if (place !== undefined && named.startsWith(place)) return undefined;
    const isSkip = closingOf(options).skips.length > 0;
    return isSkip ? `${named} – ${plain(this.said(prompt))}` : named;
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

  touch(card: number): void {
    if (!this.guard.isOpen) return;
    const options = this.optionsOf(card);
    const [only] = options;
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
    else
      this.notice = {
        title: this.decision === null ? say('table.not-your-turn') : say('table.nothing-here', { name }),
        reasons: [],
      };
  }

  nameOf(option: Pick<DecisionOption, 'id' | 'label' | 'card'>): string {
    return called(this.namedParts(option));
  }

  /** What is done and with what, where a label does not say both: „Kaufen“ and „TIE-Jäger“; and what one should know of it. */
  namedParts(option: Pick<DecisionOption, 'id' | 'label' | 'card'>): Named {
    return this.partsOf(option, this.face.noteOn?.(option, this) ?? '');
  }

  private partsOf({ id, label, card }: Pick<DecisionOption, 'id' | 'label' | 'card'>, note: string): Named {
    const { reader } = this;
    const face = card === undefined ? undefined : this.faceOf(card);
    const name = face === undefined ? '' : reader.faceName(face);
    const noted = (text: string): string => (note === '' ? text : `${text} · ${note}`);
    if (label === undefined) return { deed: '', what: noted(name === '' ? id : name) };
    const text = render(label, reader);
    return name === '' || text.includes(name) ? { deed: '', what: noted(text) } : { deed: text, what: noted(name) };
  }

  faceOf(card: number): string | undefined {
    return this.find(card)?.face;
  }

  /** In which pile a card lies, as a name of no further meaning. */
  placeOf(card: number): string | undefined {
    return this.find(card)?.place;
  }

  private find(card: number): { readonly face: string; readonly place: string } | undefined {
    for (const [zone, slots] of Object.entries(this.view.zones)) {
      for (const [slot, { cards }] of slots.entries()) {
        const found = cards.find((each) => each.id === card);
        if (found !== undefined) return { face: found.face, place: `${zone}:${slot}` };
      }
    }
    return undefined;
  }

  said(message: Message): readonly Segment[] {
    return segments(message, this.reader);
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
    const { choices, end } = closingOf(options);
    const isOnlyLeft = end === null && (choices.length === 0 || options.length === 1);
    const reasons = isOnlyLeft ? this.reasonsOf(decision?.refused ?? []) : [];
    // Where many things are out of reach, each tells its own reason when it is clicked.
    return reasons.length <= 2 ? reasons : [];
  }

  /** The same reason is said once, however many things it stands against. */
  private reasonsOf(refused: readonly Refused[]): Notice['reasons'] {
    const reasons = new Map<string, Notice['reasons'][number]>();
    for (const { reason, rule } of refused) {
      const text = render(reason, this.reader);
      if (!reasons.has(text)) reasons.set(text, { said: this.said(reason), rule });
    }
    return [...reasons.values()];
  }
}

export function levelName(level: string | null): string {
  if (level === 'strong') return say('level.strong');
  return level === 'random' ? say('level.random') : say('level.quick');
}
