import type { Decision, DecisionOption, Message, SeenEvent, View } from '@cantina/kernel';
import { books, type Reader, render, type Segment, segments } from '@cantina/text';
import { type GameFace, type Mine, type Motion, type Person, type Play, packs } from '@cantina/web/kit';
import { seatName } from '../seat-names.ts';
import { settings } from '../settings.svelte.ts';
import { type Entry, recentEvents } from '../table/record.svelte.ts';
import { type Spectacle, Stage } from '../table/stage.svelte.ts';
import { shellBook } from '../words/index.ts';
import type { Replay } from './replay.svelte.ts';

/** Somebody who watches a replay: sees what the chosen viewer saw, and is asked nothing. */
export class ReplayPlay implements Play, Spectacle {
  readonly stage = new Stage(this);
  readonly viewerSeat: number | null = null;
  readonly mine: Mine = 'moment';
  readonly isHurried = false;
  readonly isAwaited = false;
  readonly decision: Decision | null = null;
  readonly picked: readonly string[] = [];
  readonly selected: number | null = null;
  readonly selectedSpace: string | null = null;
  readonly lead: string | null = null;
  readonly isSpectator = true;
  readonly isBusy = false;
  private readonly book;

  constructor(
    readonly replay: Replay,
    readonly face: GameFace,
  ) {
    this.book = books(shellBook, face.book);
  }

  get view(): View {
    const view = this.stage.view ?? this.replay.view;
    if (view === null) throw new Error('this step is not loaded');
    return view;
  }

  get seat(): number {
    return this.replay.as === 'spectator' ? 0 : this.replay.as;
  }

  get motion(): Motion {
    return settings.movement === 'off' ? 'off' : 'fast';
  }

  get recent(): readonly SeenEvent[] {
    return recentEvents(this.entries);
  }

  /** What had happened by the moment that is shown. */
  get entries(): readonly Entry[] {
    const { entries } = this.replay;
    const { upTo } = this.stage;
    return upTo === null ? entries : entries.filter((entry) => entry.kind === 'back' || entry.event.n <= upTo);
  }

  get people(): readonly Person[] {
    return (this.replay.info?.seats ?? []).map(({ seat, bot }) => ({
      seat,
      name: this.seatName(seat),
      isBot: bot !== null,
      isHere: true,
      isAsked: false,
    }));
  }

  get reader(): Reader {
    const { lang } = settings;
    const { face, book } = this;
    const { as, info } = this.replay;
    return {
      lang,
      // Who sees their own game again is told what they did themselves.
      seat: as !== 'spectator' && info?.seats[as]?.you === true ? as : null,
      seatName: (seat) => this.seatName(seat),
      faceName: (name) => packs.entry(name)?.name ?? face.texts[lang].faceName(name),
      book: packs.with(book),
      onFault: () => '',
    };
  }

  seatName(seat: number): string {
    return seatName(this.replay.info, seat, this.face.opponentName?.(seat, settings.lang));
  }

  said(message: Message): readonly Segment[] {
    return segments(message, this.reader);
  }

  optionsOf(): readonly DecisionOption[] {
    return [];
  }

  optionsOfSpace(): readonly DecisionOption[] {
    return [];
  }

  choose(): void {
    // Nothing is asked in a replay.
  }

  touch(): void {
    // Cards can be looked at, not played.
  }

  tell(): void {
    // What a thing is called is read where it lies.
  }

  select(): void {
    // There are no options to lay open.
  }

  touchSpace(): void {
    // Nor can one go anywhere.
  }

  selectSpace(): void {
    // There are no options to lay open.
  }

  answer(): void {
    // Nothing is asked in a replay.
  }

  nameOf({ id, label }: Pick<DecisionOption, 'id' | 'label'>): string {
    return label === undefined ? id : render(label, this.reader);
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
}
