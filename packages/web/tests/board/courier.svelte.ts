import { amountOptions, type Decision, type DecisionOption, type Message, type Refused } from '@cantina/kernel';
import { Ways } from '@cantina/web/kit';
import { Session } from '../../src/table/session.svelte.ts';
import type { Board } from './boards.ts';
import type { CourierMessages } from './texts.ts';

const REACH = 3;
const CREDITS = 7000;

const message = <K extends keyof CourierMessages>(key: K, args?: CourierMessages[K]): Message =>
  args === undefined ? { key } : { key, args };

/** What the demonstration's table knows. */
export interface CourierFields {
  readonly ship: string;
  readonly patrol: string;
  readonly rolls: number;
  readonly dice: readonly number[];
  /** What the group has found so far. */
  readonly unlocked: readonly string[];
}

/** A table without a server: fly, roll, offer, and again. The questions are shaped as the kernel's. */
export class CourierSession extends Session {
  answers = $state.raw<readonly (readonly string[])[]>([]);
  private readonly ways: Ways;
  private step: 'move' | 'reroll' | 'offer' = 'move';
  private fields: CourierFields;

  constructor(private readonly board: Board) {
    super('demonstration');
    this.ways = new Ways(board.links);
    this.fields = {
      ship: board.start,
      patrol: board.spaces[8]?.id ?? board.start,
      rolls: 1,
      dice: [0, 3, 5],
      unlocked: [],
    };
    this.as = 0;
    this.info = {
      id: this.id,
      game: 'outer-rim',
      name: '',
      options: {},
      status: 'playing',
      locked: false,
      approval: false,
      showing: false,
      clock: null,
      seats: [0, 1].map((seat) => ({
        seat,
        kind: 'person' as const,
        name: seat === 0 ? 'Anna' : 'Ben',
        claimed: true,
        bot: null,
        standIn: null,
        you: seat === 0,
      })),
      host: true,
      outcome: null,
      rematch: null,
      origin: null,
      imported: false,
      campaign: null,
      hints: false,
      createdAt: 0,
      startedAt: 0,
      finishedAt: null,
    };
    this.show();
  }

  override async answer(_: number, picks: readonly string[]): Promise<void> {
    this.answers = [...this.answers, picks];
    const [pick = ''] = picks;
    const { fields } = this;
    if (this.step === 'move') {
      this.fields = { ...fields, ship: pick.replace(/^(space|through):/, ''), patrol: fields.ship, unlocked: ['bar'] };
      this.step = 'reroll';
    } else if (this.step === 'reroll' && pick.startsWith('die:')) {
      const dice = fields.dice.map((face, i) => (`die:${i}` === pick ? (face + 2) % 6 : face));
      this.fields = { ...fields, dice, rolls: fields.rolls + 1 };
    } else this.step = this.step === 'reroll' ? 'offer' : 'move';
    this.show();
    await Promise.resolve();
  }

  private show(): void {
    const { version } = this.sight;
    this.sight = {
      ...this.sight,
      version: version + 1,
      view: {
        game: 'courier',
        viewer: 0,
        seats: 2,
        options: { board: this.board.id },
        outcome: null,
        zones: { contacts: [{ count: 2, cards: [0, 1].map((id) => ({ index: id, id, face: `contact-${id}` })) }] },
        fields: { ...this.fields },
      },
      pending: [this.question(version + 2)],
      asked: [0],
    };
  }

  private question(id: number): Decision {
    const many = this.step === 'offer';
    const options = this.options();
    return {
      id,
      seat: 0,
      kind: 'question',
      prompt: message(`prompt.${this.step}`),
      rule: 'CO-MOVE-01',
      source: undefined,
      options,
      refused: this.step === 'move' ? this.refused() : [],
      min: many ? 0 : 1,
      max: many ? options.length : 1,
    };
  }

  private options(): readonly DecisionOption[] {
    if (this.step === 'move') {
      return this.board.spaces.flatMap(({ id, name }) => {
        const distance = this.distance(id);
        if (distance === 0 || distance > REACH) return [];
        const go = { id: `space:${id}`, label: message('option.go', { space: name }) };
        return distance < REACH ? [go] : [go, { id: `through:${id}`, label: message('option.pass', { space: name }) }];
      });
    }
    if (this.step === 'reroll') {
      return [
        ...this.fields.dice.map((_, i) => ({ id: `die:${i}`, label: message('option.die', { number: i + 1 }) })),
        { id: 'done', label: message('option.done') },
      ];
    }
    const label = (amount: number): Message => message('option.credits', { amount });
    const thing = (side: string, what: string): DecisionOption => ({
      id: `${side}:${what}`,
      group: side,
      label: message('option.thing', { what }),
    });
    return [
      ...amountOptions('give-credits', CREDITS, (n) => n, { unit: 1000, group: 'give', label }),
      thing('give', 'Astromech'),
      thing('give', 'Spice'),
      ...amountOptions('get-credits', 12_000, (n) => n, { unit: 1000, group: 'get', label }),
      thing('get', 'Shield generator'),
    ];
  }

  private refused(): readonly Refused[] {
    return this.board.spaces.flatMap(({ id }) =>
      this.distance(id) > REACH ? [{ id: `space:${id}`, reason: message('reason.far'), rule: 'CO-MOVE-02' }] : [],
    );
  }

  private distance(space: string): number {
    return this.ways.route(this.fields.ship, space).length - 1;
  }
}
