import type { Decision, DecisionOption, Message, View } from '@cantina/kernel';
import { books, type Reader, render, type Segment, segments } from '@cantina/text';
import type { GameFace, Motion, Person, Play } from '@cantina/web/kit';
import { settings } from '../settings.svelte.ts';
import { say, shellBook } from '../words/index.ts';
import type { Replay } from './replay.svelte.ts';

/** Somebody who watches a replay: sees what the chosen viewer saw, and is asked nothing. */
export class ReplayPlay implements Play {
  readonly decision: Decision | null = null;
  readonly picked: readonly string[] = [];
  readonly selected: number | null = null;
  readonly isSpectator = true;
  private readonly book;

  constructor(
    readonly replay: Replay,
    readonly face: GameFace,
  ) {
    this.book = books(shellBook, face.book);
  }

  get view(): View {
    const { view } = this.replay;
    if (view === null) throw new Error('this step is not loaded');
    return view;
  }

  get seat(): number {
    return this.replay.as === 'spectator' ? 0 : this.replay.as;
  }

  get motion(): Motion {
    return settings.movement === 'off' ? 'off' : 'fast';
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
    return {
      lang,
      seat: null,
      seatName: (seat) => this.seatName(seat),
      faceName: (name) => face.texts[lang].faceName(name),
      book,
      onFault: () => '',
    };
  }

  seatName(seat: number): string {
    const info = this.replay.info?.seats[seat];
    if (info !== undefined && info.name !== '') return info.name;
    return info?.kind === 'bot' ? say('name.bot', { number: seat + 1 }) : say('name.seat', { number: seat + 1 });
  }

  said(message: Message): readonly Segment[] {
    return segments(message, this.reader);
  }

  optionsOf(): readonly DecisionOption[] {
    return [];
  }

  choose(): void {
    // Nothing is asked in a replay.
  }

  touch(): void {
    // Cards can be looked at, not played.
  }

  select(): void {
    // There are no options to lay open.
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
