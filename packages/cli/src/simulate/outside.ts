import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { type Decision, KernelError, type Match, type Seat, seedFrom } from '@cantina/kernel';
import { BadInput } from '../context.ts';

const EXEC = 'exec:';
/** A bot that is refused so often in a row does not know the rules of this conversation. */
const MOST_REFUSALS = 100;

export type Outside = `exec:${string}`;
export const isOutside = (bot: string): bot is Outside => bot.startsWith(EXEC) && bot.length > EXEC.length;

interface Answer {
  readonly id: string;
  readonly decision: number;
  readonly picks: readonly string[];
}

/**
 * A program that plays one seat: the messages of the socket as lines of JSON on its standard input and output. It is
 * started once and plays one game after the other.
 */
export class OutsideBot {
  private readonly program: ChildProcessByStdio<Writable, Readable, null>;
  private readonly lines: AsyncIterator<string>;
  private game = 0;

  constructor(
    private readonly bot: Outside,
    private readonly seat: Seat,
  ) {
    this.program = spawn(bot.slice(EXEC.length), { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
    // Whoever has ended is noticed when the next answer does not come.
    this.program.stdin.on('error', () => undefined);
    this.lines = createInterface({ input: this.program.stdout })[Symbol.asyncIterator]();
  }

  /** The seed is for the bot's own choices; it tells nothing of the game's. */
  begin(match: Match, seed: string): void {
    this.game += 1;
    const { game, seats, options } = match.view(this.seat);
    this.send({ t: 'start', table: this.table, as: this.seat, game, seats, options, seed: seedFrom(seed) });
  }

  /** Asks until an answer is one the rules take. */
  async answer(match: Match, { id }: Decision): Promise<void> {
    this.show(match);
    for (let refusals = 0; refusals < MOST_REFUSALS; refusals++) {
      const given = await this.read();
      try {
        if (given.decision !== id) throw new KernelError('stale-decision', { seat: this.seat });
        match.answer(this.seat, given.decision, given.picks);
        this.send({ t: 'ack', id: given.id, version: match.answerCount });
        return;
      } catch (error) {
        if (!(error instanceof KernelError) || error.code === 'rule-fault') throw error;
        const { code, args } = error as KernelError;
        this.send({ t: 'error', id: given.id, table: this.table, error: { code, args } });
      }
    }
    throw new BadInput('cli.bot-lost', { bot: this.bot });
  }

  /** The game as this seat sees it; also at the end, so that a bot can learn from it. */
  show(match: Match): void {
    const pending = match.outcome === null ? match.pending : [];
    this.send({
      t: 'state',
      table: this.table,
      as: this.seat,
      version: match.answerCount,
      view: match.view(this.seat),
      pending: pending.filter(({ seat }) => seat === this.seat),
      asked: pending.flatMap(({ kind, seat }) => (kind === 'question' ? [seat] : [])),
    });
  }

  close(): void {
    this.program.stdin.end();
    this.program.stdout.destroy();
  }

  private get table(): string {
    return `game-${this.game}`;
  }

  private async read(): Promise<Answer> {
    const line = await this.lines.next();
    if (line.done === true) throw new BadInput('cli.bot-gone', { bot: this.bot });
    try {
      const { id, decision, picks } = JSON.parse(line.value) as Partial<Record<keyof Answer, unknown>>;
      const texts = Array.isArray(picks) ? picks.filter((each): each is string => typeof each === 'string') : [];
      return { id: String(id), decision: Number(decision), picks: texts };
    } catch {
      throw new BadInput('cli.bot-lost', { bot: this.bot });
    }
  }

  private send(message: object): void {
    this.program.stdin.write(`${JSON.stringify(message)}\n`);
  }
}
