import type { Decision, DecisionOption, Message, Refused, SeenEvent, View } from '@cantina/kernel';
import { books, type Reader, render, type Segment, segments } from '@cantina/text';
import { cardName, type GameFace, type Mine, type Motion, type Person, packs } from '@cantina/web/kit';
import { seatName } from '../seat-names.ts';
import { settings } from '../settings.svelte.ts';
import { shellBook } from '../words/index.ts';
import { type Entry, recentEvents } from './record.svelte.ts';
import type { Session } from './session.svelte.ts';
import { type Spectacle, Stage } from './stage.svelte.ts';

/** Why something is not possible, for a person. */
export interface Notice {
  readonly title: string;
  readonly reasons: readonly { readonly said: readonly Segment[]; readonly rule: string }[];
}

/** What is done, and with what. */
export interface Named {
  readonly deed: string;
  readonly what: string;
}

export const called = ({ deed, what }: Named): string => (deed === '' ? what : `${deed}: ${what}`);

/** What one viewer at a table sees, and how it is called. */
export abstract class SeatSight implements Spectacle {
  readonly stage = new Stage(this);
  private readonly book;

  constructor(
    readonly session: Session,
    readonly face: GameFace,
  ) {
    this.book = books(shellBook, face.book);
  }

  abstract rest(): void;

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

  cardName(face: string): string {
    return cardName(this.reader, face);
  }

  seatName(seat: number): string {
    return seatName(this.session.info, seat, this.face.opponentName?.(seat, settings.lang));
  }

  protected get question(): Decision | null {
    return this.session.sight.pending.find(({ kind }) => kind === 'question') ?? null;
  }

  /** What may be done besides the question. */
  get interjections(): readonly Decision[] {
    return this.session.sight.pending.filter(({ kind }) => kind === 'interjection');
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

  protected partsOf({ id, label, card }: Pick<DecisionOption, 'id' | 'label' | 'card'>, note: string): Named {
    const { reader } = this;
    const face = card === undefined ? undefined : this.faceOf(card);
    const name = face === undefined ? '' : reader.faceName(face);
    const noted = (text: string): string => (note === '' ? text : `${text} · ${note}`);
    if (label === undefined) return { deed: '', what: noted(name === '' ? id : name) };
    const text = render(label, reader);
    return name === '' || text.includes(name) ? { deed: '', what: noted(text) } : { deed: text, what: noted(name) };
  }

  /** The same reason is said once, however many things it stands against. */
  protected reasonsOf(refused: readonly Refused[]): Notice['reasons'] {
    const reasons = new Map<string, Notice['reasons'][number]>();
    for (const { reason, rule } of refused) {
      const text = render(reason, this.reader);
      if (!reasons.has(text)) reasons.set(text, { said: this.said(reason), rule });
    }
    return [...reasons.values()];
  }
}
