import type { View, Viewer } from '@cantina/kernel';
import {
  type ChatLine,
  type Heard,
  type PlayedStep,
  type Presence,
  type Proposal,
  Refused,
  type Sight,
  type Step,
  type TableInfo,
} from '@cantina/server/client';
import { later } from '../later.ts';
import { api, connection } from '../server.svelte.ts';
import type { Reaction } from './reactions.ts';
import { Record } from './record.svelte.ts';
import { SeedShare } from './share.ts';

/** What one sees right now: the newest table, and what is asked. */
type Now = Sight & { readonly view: View | null };

const NOTHING: Now = { version: -1, view: null, pending: [], asked: [], undo: null, clock: null };

/** Who wants to see what happens, not only what came of it. */
interface StepWatcher {
  hear(step: PlayedStep): void;
  /** Everything was read anew: what was heard before leads no longer to what is. */
  anew(): void;
}

/** Refusals that mean: this place is not yours, or not any more. */
const SENT_AWAY = ['unknown-table', 'not-your-seat'];

/** One table, looked at from one place: what the server tells of it, and what is asked of the server. */
export class Session {
  info = $state.raw<TableInfo | null>(null);
  sight = $state.raw<Now>(NOTHING);
  presence = $state.raw<Presence>({ seats: [], away: [], spectators: 0 });
  proposals = $state.raw<readonly Proposal[]>([]);
  /** What people at the table say, the newest last. */
  chat = $state.raw<readonly ChatLine[]>([]);
  /** From which place one looks. */
  as = $state.raw<Viewer>('spectator');
  /** Somebody else at this device has to take over before more is shown. */
  handOverTo = $state.raw<number | null>(null);
  /** Why one may not look at this table any more. */
  lost = $state.raw<unknown>(null);
  trouble = $state.raw<unknown>(null);
  isBusy = $state(false);
  readonly record: Record;
  private readonly seedShare = new SeedShare();
  private readonly watchers = new Set<StepWatcher>();
  private stop: (() => void) | null = null;
  private isLeft = false;

  constructor(readonly id: string) {
    this.record = new Record(id);
  }

  /** The seats that are played on this device. */
  get mine(): readonly number[] {
    return (this.info?.seats ?? []).filter(({ you }) => you).map(({ seat }) => seat);
  }

  async open(): Promise<void> {
    const { table, presence } = await api.table(this.id);
    if (this.isLeft) return;
    this.info = table;
    this.presence = presence;
    this.lookAs(this.mine[0] ?? 'spectator');
  }

  /** Tells of every step as it happens, with the table at each of its beats. What is missed while one is away is not told. */
  watchSteps(watcher: StepWatcher): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  /** Goes away for good, even if the table is still on its way. */
  close(): void {
    this.isLeft = true;
    this.lookAway();
  }

  lookAs(viewer: Viewer): void {
    this.lookAway();
    this.as = viewer;
    this.handOverTo = null;
    this.sight = NOTHING;
    this.record.forget();
    this.stop = connection.get().watch(this.id, viewer, (message) => this.hear(message));
  }

  async answer(decision: number, picks: readonly string[]): Promise<void> {
    const { as } = this;
    if (as === 'spectator' || this.isBusy) return;
    await this.tell(() => connection.get().answer(this.id, as, decision, picks));
  }

  async undo(): Promise<void> {
    const { as } = this;
    if (as === 'spectator') return;
    await this.tell(() => connection.get().request({ t: 'undo', table: this.id, seat: as }));
  }

  async vote(proposal: string, agree: boolean): Promise<void> {
    const { as } = this;
    if (as === 'spectator') return;
    await this.tell(() => connection.get().request({ t: 'vote', table: this.id, seat: as, proposal, agree }));
  }

  /** Asks the others: for a bot in place of somebody who is away, to free a seat, to look after the table oneself. */
  async propose(kind: 'bot' | 'kick' | 'host', target: number): Promise<void> {
    const { as } = this;
    if (as === 'spectator') return;
    await this.tell(() => connection.get().request({ t: 'propose', kind, table: this.id, seat: as, target }));
  }

  /** Talking never stands in the way of playing; returns whether it was heard. */
  say(text: string): Promise<boolean> {
    return this.speak(() => connection.get().request({ t: 'chat', table: this.id, as: this.as, text }));
  }

  react(reaction: Reaction): Promise<boolean> {
    return this.speak(() => connection.get().request({ t: 'reaction', table: this.id, as: this.as, reaction }));
  }

  async takeSeatBack(): Promise<void> {
    const { as } = this;
    if (as !== 'spectator') await this.change(() => api.act(this.id, 'bot', { seat: as, level: null }));
  }

  /** A request over HTTP whose result is the table. The news that the game has begun may be faster than the answer. */
  async change(work: () => Promise<{ readonly table: TableInfo }>): Promise<void> {
    await this.tell(async () => {
      const { table } = await work();
      if (table.status !== 'lobby' || this.info?.status === 'lobby') this.info = table;
    });
  }

  private async tell(work: () => Promise<unknown>): Promise<void> {
    this.isBusy = true;
    this.trouble = null;
    try {
      await work();
    } catch (error) {
      this.trouble = error;
    } finally {
      this.isBusy = false;
    }
  }

  private async speak(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      this.trouble = error;
      return false;
    }
  }

  private hear(message: Heard): void {
    switch (message.t) {
      case 'state':
        this.info = message.info;
        this.seedShare.look(message.info);
        this.presence = message.presence;
        this.proposals = message.proposals;
        this.chat = message.chat;
        this.see(message, message.missed);
        for (const watcher of this.watchers) watcher.anew();
        return;
      case 'update':
        this.see(message, [message.step]);
        for (const watcher of this.watchers) watcher.hear(message.step);
        return;
      case 'table':
        this.seated(message.info);
        return;
      case 'proposals':
        this.proposals = message.proposals;
        return;
      case 'presence':
        this.presence = message;
        return;
      case 'gone':
        later(this.lookAgain());
        return;
      case 'error':
        if (SENT_AWAY.includes(message.error.code)) later(this.lookAgain());
        else this.trouble = new Refused(message.error);
        return;
      case 'hello':
      case 'ack':
      case 'pong':
        return;
      case 'chat':
        if (message.line.n > (this.chat.at(-1)?.n ?? -1)) this.chat = [...this.chat, message.line];
        return;
    }
  }

  /** The place from which one looked is somebody else's now: looks from what is left. */
  private async lookAgain(): Promise<void> {
    try {
      await this.open();
    } catch (error) {
      this.lookAway();
      this.lost = error;
    }
  }

  private lookAway(): void {
    this.stop?.();
    this.stop = null;
  }

  private see(sight: Now, steps: readonly Step[] | null): void {
    this.sight = sight;
    if (sight.version >= 0) this.record.add(steps, this.as);
    this.handOver();
  }

  /** Several people at one device: whoever is asked has to be the one who looks. */
  private handOver(): void {
    const { mine, as } = this;
    const asked = this.sight.asked.filter((seat) => mine.includes(seat));
    const [next] = asked;
    if (mine.length > 1 && next !== undefined && as !== 'spectator' && !asked.includes(as)) this.handOverTo = next;
  }

  private seated(info: TableInfo): void {
    const before = this.mine;
    this.info = info;
    this.seedShare.look(info);
    const { mine } = this;
    const moved = mine.length !== before.length || mine.some((seat) => !before.includes(seat));
    if (moved && (this.as === 'spectator' || !mine.includes(this.as))) this.lookAs(mine[0] ?? 'spectator');
  }
}
