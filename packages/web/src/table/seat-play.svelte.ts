import type { Decision, DecisionOption, Message, Refused, View } from '@cantina/kernel';
import { books, type Reader, render, type Segment, segments } from '@cantina/text';
import type { GameFace, Motion, Person, Play } from '@cantina/web/kit';
import { later } from '../later.ts';
import { settings } from '../settings.svelte.ts';
import { say, shellBook } from '../words/index.ts';
import type { Session } from './session.svelte.ts';

/** Why something is not possible, for a person. */
export interface Notice {
  readonly title: string;
  readonly reasons: readonly { readonly said: readonly Segment[]; readonly rule: string }[];
}

/** One viewer at a table, as the game's table sees them. */
export class SeatPlay implements Play {
  picked = $state.raw<readonly string[]>([]);
  selected = $state.raw<number | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** An option that waits for a second click, and why. */
  doubt = $state.raw<{ readonly option: DecisionOption; readonly text: string } | null>(null);
  /** What undo would take back. */
  lastChoice = $state.raw('');
  private askedBefore = -1;
  private readonly book;

  constructor(
    readonly session: Session,
    readonly face: GameFace,
  ) {
    this.book = books(shellBook, face.book);
  }

  get view(): View {
    const { view } = this.session.sight;
    if (view === null) throw new Error('the game has not begun');
    return view;
  }

  get isSpectator(): boolean {
    return this.session.as === 'spectator';
  }

  get seat(): number {
    return this.session.as === 'spectator' ? 0 : this.session.as;
  }

  get motion(): Motion {
    return settings.movement;
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
      faceName: (name) => face.texts[lang].faceName(name),
      book,
      onFault: () => '',
    };
  }

  seatName(seat: number): string {
    const info = this.session.info?.seats[seat];
    if (info === undefined) return say('name.seat', { number: seat + 1 });
    if (info.name !== '') return info.name;
    if (info.kind !== 'bot') return say('name.guest');
    const isOnly = this.session.info?.seats.filter(({ kind }) => kind === 'bot').length === 1;
    return isOnly ? render({ key: 'word.bot' }, this.reader) : say('name.bot', { number: seat + 1 });
  }

  get decision(): Decision | null {
    if (this.session.handOverTo !== null) return null;
    return this.session.sight.pending.find(({ kind }) => kind === 'question') ?? null;
  }

  /** What may be done besides the question. */
  get interjections(): readonly Decision[] {
    return this.session.sight.pending.filter(({ kind }) => kind === 'interjection');
  }

  /** Call when something new was heard: choices of the last question don't count for the next one. */
  refresh(): void {
    const id = this.decision?.id ?? -1;
    if (id === this.askedBefore) return;
    this.askedBefore = id;
    this.picked = [];
    this.selected = null;
    this.notice = null;
    this.doubt = null;
  }

  optionsOf(card: number): readonly DecisionOption[] {
    return this.decision?.options.filter((option) => this.cardOf(option) === card) ?? [];
  }

  choose(option: DecisionOption, decision = this.decision): void {
    if (decision === null) return;
    this.notice = null;
    if (decision.max > 1) {
      this.toggle(option.id, decision.max);
      return;
    }
    const warning = this.doubt?.option.id === option.id ? null : (this.face.warning?.(this, option.id) ?? null);
    this.doubt = warning === null ? null : { option, text: warning };
    if (warning !== null) return;
    this.lastChoice = this.nameOf(option);
    this.selected = null;
    later(this.session.answer(decision.id, [option.id]));
  }

  confirm(): void {
    const { decision, picked } = this;
    if (decision === null || picked.length < decision.min || picked.length > decision.max) return;
    this.lastChoice = '';
    later(this.session.answer(decision.id, picked));
  }

  touch(card: number): void {
    const options = this.optionsOf(card);
    const [only] = options;
    if (only === undefined) this.explain(card);
    else if (options.length === 1) this.choose(only);
    else this.select(this.selected === card ? null : card);
  }

  select(card: number | null): void {
    this.selected = card;
    this.notice = null;
  }

  /** Says why nothing can be done with a card. */
  explain(card: number): void {
    this.selected = null;
    const face = this.faceOf(card);
    const name = face === undefined ? '' : this.reader.faceName(face);
    const refused = this.decision?.refused.filter((each) => this.cardOf(each) === card) ?? [];
    if (refused.length > 0) this.notice = { title: say('table.why-not', { name }), reasons: this.reasonsOf(refused) };
    else
      this.notice = {
        title: this.decision === null ? say('table.not-your-turn') : say('table.nothing-here', { name }),
        reasons: [],
      };
  }

  nameOf({ id, label, card }: Pick<DecisionOption, 'id' | 'label' | 'card'>): string {
    const { reader } = this;
    const face = card === undefined ? undefined : this.faceOf(card);
    const name = face === undefined ? '' : reader.faceName(face);
    if (label === undefined) return name === '' ? id : name;
    const text = render(label, reader);
    return name === '' || text.includes(name) ? text : `${text}: ${name}`;
  }

  faceOf(card: number): string | undefined {
    for (const slots of Object.values(this.view.zones)) {
      for (const pile of slots) {
        const found = pile.cards.find((each) => each.id === card);
        if (found !== undefined) return found.face;
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

  private toggle(id: string, max: number): void {
    if (this.picked.includes(id)) this.picked = this.picked.filter((each) => each !== id);
    else if (this.picked.length < max) this.picked = [...this.picked, id];
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
