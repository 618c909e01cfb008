import type { Decision, DecisionOption, Refused, SeenEvent, View } from '@cantina/kernel';
import type { Playable } from '@cantina/playable';
import { type Lang, type Reader, render, type Segment, segments } from '@cantina/text';
import { type Io, paint } from '../io.ts';
import { gameReader, say } from '../reader.ts';
import { plainBoard } from './board.ts';
import type { Player } from './players.ts';

/** Shows a table to one viewer in one language. It knows nothing but views, events and decisions. */
export class Screen {
  readonly reader: Reader;

  constructor(
    private readonly io: Io,
    private readonly playable: Playable,
    readonly lang: Lang,
    private readonly view: View,
    private readonly players: readonly Player[],
    /** Seat by seat, where the game has sides. */
    private readonly sides: readonly string[] | null,
  ) {
    const { viewer } = view;
    this.reader = gameReader(playable, lang, viewer === 'spectator' ? null : viewer, (seat) => this.seatName(seat));
  }

  /** By the side it plays, else – as long as it has chosen none – by its number; bots can be told from people. */
  seatName(seat: number): string {
    const { playable, lang, players } = this;
    const side = this.sides?.[seat] ?? '';
    const name = side === '' ? undefined : playable.texts[lang].sideName?.(side);
    const player = players[seat] ?? 'human';
    return name ?? say(lang, player === 'human' ? 'cli.player' : 'cli.bot', { number: seat + 1 });
  }

  board(): void {
    const { io, playable, lang, view, reader } = this;
    const board = playable.texts[lang].board?.(view, reader) ?? plainBoard(view, reader);
    io.out('');
    io.out(this.coloured(board).trimEnd());
  }

  /** What happened, as far as the game has words for it. */
  log(events: readonly SeenEvent[]): void {
    const quiet: Reader = { ...this.reader, onFault: () => '' };
    for (const { type, data } of events) {
      const line = this.coloured(segments({ key: `log.${type}`, args: data }, quiet));
      if (line.trim() !== '') this.io.out(`${paint(this.io, 'dim', '·')} ${line}`);
    }
  }

  question(decision: Decision, interjections: readonly DecisionOption[]): void {
    const { io, lang } = this;
    const source = decision.source?.face;
    const from =
      source === undefined || source === null ? '' : ` ${paint(io, 'cyan', `[${this.reader.faceName(source)}]`)}`;
    const prompt = this.coloured(segments(decision.prompt, this.reader));
    io.out(`\n${paint(io, 'bold', prompt)}${from} ${paint(io, 'dim', decision.rule)}`);
    let group: string | undefined;
    for (const [i, option] of decision.options.entries()) {
      if (i > 0 && option.group !== group) io.out('');
      group = option.group;
      io.out(`${paint(io, 'yellow', String(i + 1).padStart(4))}  ${this.optionName(option)}`);
    }
    if (decision.min !== 1 || decision.max !== 1) {
      io.out(paint(io, 'dim', say(lang, 'play.pick-several', { min: decision.min, max: decision.max })));
    }
    for (const [i, option] of interjections.entries()) {
      io.out(`${paint(io, 'yellow', `i${i + 1}`.padStart(4))}  ${this.optionName(option)}`);
    }
  }

  /** What is not possible right now, and why. */
  refused(refused: readonly Refused[]): void {
    const { io, lang } = this;
    if (refused.length === 0) io.out(say(lang, 'play.nothing-refused', {}));
    for (const each of refused) {
      const reason = this.coloured(segments(each.reason, this.reader));
      io.out(`  ${paint(io, 'dim', '✗')} ${this.optionName(each)}: ${reason} ${paint(io, 'dim', `(${each.rule})`)}`);
    }
  }

  over(): void {
    const { io, lang, view } = this;
    const winners = view.outcome?.winners ?? [];
    const names = winners.map((seat) => this.seatName(seat));
    const line = names.length === 0 ? say(lang, 'play.nobody-wins', {}) : say(lang, 'play.over', { winners: names });
    io.out(`\n${paint(io, 'bold', line)}`);
  }

  /** The printed texts of all cards whose name holds these letters. */
  cards(part: string): void {
    const { io, lang, playable } = this;
    const wanted = part.toLocaleLowerCase(lang);
    const found = playable.texts[lang].sheet().filter(({ name }) => name.toLocaleLowerCase(lang).includes(wanted));
    if (found.length === 0) io.out(say(lang, 'play.no-card', { name: part }));
    for (const { name, values, text } of found.slice(0, 10)) {
      io.out(`  ${paint(io, 'cyan', name)} ${paint(io, 'dim', values.join(' · '))}`);
      for (const paragraph of text) io.out(`    ${paragraph}`);
    }
  }

  coloured(parts: readonly Segment[]): string {
    const style = { card: 'cyan', seat: 'yellow', rule: 'dim' } as const;
    return parts
      .map((part) => (part.kind === 'text' ? part.text : paint(this.io, style[part.kind], part.text)))
      .join('');
  }

  private optionName({ id, label, card }: Pick<DecisionOption, 'id' | 'label' | 'card'>): string {
    const face = card === undefined ? undefined : faceIn(this.view, card);
    const name = face === undefined ? '' : paint(this.io, 'cyan', this.reader.faceName(face));
    if (label === undefined) return name === '' ? id : name;
    const text = this.coloured(segments(label, this.reader));
    return name === '' || render(label, this.reader).includes(this.reader.faceName(face ?? ''))
      ? text
      : `${text}: ${name}`;
  }
}

/** The face of a card, if the viewer knows it. */
function faceIn(view: View, card: number): string | undefined {
  for (const piles of Object.values(view.zones)) {
    for (const pile of piles) {
      const found = pile.cards.find((each) => each.id === card);
      if (found !== undefined) return found.face;
    }
  }
  return undefined;
}
