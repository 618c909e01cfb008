import { type CardId, type GameFields, openTable, type SeenCard, sightFor, type View } from '@cantina/kernel';
import { type Lang, type Np, type Reader, type Segment, type Writer, write } from '@cantina/text';
import { cardOf } from '../content/index.ts';
import { doomedCards } from '../rules/cards/doom.ts';
import { game } from '../rules/game.ts';
import type { DeckState, G, Zone } from '../rules/state.ts';
import { attackOf } from '../rules/texts/conditions.ts';
import type { Labels } from './labels.ts';
import { valuesOf } from './sheet.ts';

const { fieldsOf, cardsOf, countOf } = sightFor<DeckState>();

/** One language as far as a board needs it. */
interface Tongue<L extends Lang> {
  readonly lang: L;
  readonly labels: Labels;
  readonly say: (np: Np<L>) => string;
}

/** The table for a terminal: the opponent above, the row in the middle, the viewer below. */
export const board =
  <L extends Lang>(tongue: Tongue<L>) =>
  (view: View, reader: Reader): readonly Segment[] => {
    const near = view.viewer === 'spectator' ? 0 : view.viewer;
    return write({ ...reader, lang: tongue.lang }, (w) => {
      const table = new Drawing(tongue, view, reader, w);
      return [table.heading(), ...table.side(1 - near), ...table.galaxy(), ...table.side(near)].join('\n');
    });
  };

class Drawing<L extends Lang> {
  private readonly fields: GameFields<DeckState>;
  private readonly table: G;
  private readonly doomed: readonly number[];

  constructor(
    private readonly tongue: Tongue<L>,
    private readonly view: View,
    private readonly reader: Reader,
    private readonly w: Writer<L>,
  ) {
    // All of these lie open, so they are in every view (rules/state.ts, `visible`).
    this.fields = fieldsOf(view);
    this.table = openTable(game, view);
    this.doomed = doomedCards(this.table, this.fields.active);
  }

  heading(): string {
    const { labels } = this.tongue;
    const { turn, active, resources } = this.fields;
    const whose = `${labels.board.turn(turn, this.nameOf(active))} · ${labels.values.resources} ${resources}`;
    return `${whose}\n${labels.board.force}: ${this.track()}`;
  }

  side(seat: number): readonly string[] {
    const { board: words } = this.tongue.labels;
    const piles = [
      `${words.hand} ${this.count('hand', seat)}`,
      `${words.deck} ${this.deck('deck', seat)}`,
      `${words.discardPile} ${this.count('discard', seat)}`,
      `${words.baseDeck} ${this.deck('baseDeck', seat)}`,
    ];
    const destroyed = this.cards('victory', seat).map((card) => this.card(card));
    const goal = `${destroyed.length}/${this.view.options.basesToWin}`;
    const won = `${words.victoryPile} ${goal}${destroyed.length === 0 ? '' : ` (${destroyed.join(', ')})`}`;
    const hand = this.cards('hand', seat);
    return [
      `── ${this.nameOf(seat)} · ${won} · ${piles.join(' · ')}`,
      `   ${this.base(seat)}`,
      ...this.listed(words.ships, this.cards('ships', seat)),
      ...this.listed(words.units, this.cards('units', seat)),
      ...this.listed(words.hand, hand),
    ];
  }

  galaxy(): readonly string[] {
    const { labels } = this.tongue;
    const { board: words } = labels;
    const piles = [
      `${words.galaxyDeck} ${this.deck('galaxyDeck')}`,
      `${words.galaxyDiscardPile} ${this.count('galaxyDiscard')}`,
      `${words.pilots} ${this.count('pilots')}`,
      `${words.exiled} ${this.count('exile')}`,
    ];
    const row = (this.view.zones.row ?? []).map(({ cards: [card] }) => {
      if (card === undefined) return `   ${words.empty}`;
      const printed = cardOf(card.face);
      return `   ${this.card(card)} · ${[labels.allegiances[printed.faction], ...valuesOf(labels, printed)].join(' · ')}`;
    });
    return [`══ ${words.galaxyRow} · ${piles.join(' · ')}`, ...row];
  }

  /** Seven spaces from the Empire's edge to the Rebels', the neutral one in the middle. */
  private track(): string {
    const { empire, rebel } = this.tongue.labels.allegiances;
    const spaces = [1, 2, 3, 4, 5, 6, 7].map((space) => (space === this.fields.force ? '●' : space === 4 ? '┼' : '─'));
    return `${empire} ${spaces.join('')} ${rebel}`;
  }

  private base(seat: number): string {
    const { labels } = this.tongue;
    const [card] = this.cards('base', seat);
    return card === undefined ? labels.board.noBase : `${labels.kinds.base}: ${this.noted(card)}`;
  }

  private listed(title: string, cards: readonly SeenCard[]): readonly string[] {
    return cards.length === 0 ? [] : [`   ${title}: ${cards.map((card) => this.noted(card)).join(', ')}`];
  }

  /** A card with the damage on it, what it has done this turn and what will become of it. */
  private noted(card: SeenCard): string {
    const { board: words, values } = this.tongue.labels;
    const { damage, used, spent, assigned } = this.fields;
    const { hitPoints, attack } = cardOf(card.face);
    const is = (ids: readonly number[]): boolean => ids.includes(card.id);
    const now = attackOf(this.table, card.id as CardId, false);
    const notes = [
      ...(now === attack ? [] : [`${values.attack} ${now}`]),
      ...(hitPoints === 0 ? [] : [`${words.damage} ${damage[card.id] ?? 0}/${hitPoints}`]),
      ...(is(used) ? [words.used] : []),
      ...(assigned.some((each) => each.card === card.id) ? [words.assigned] : []),
      ...(is(spent) ? [words.attacked] : []),
      ...(is(this.doomed) ? [words.doomed] : []),
    ];
    return `${this.card(card)}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
  }

  private card({ face }: SeenCard): string {
    return this.tongue.say(this.w.card(face));
  }

  /** Who sits there, and the side they play where the name does not say it. */
  private nameOf(seat: number): string {
    const name = this.reader.seatName(seat);
    const faction = this.fields.factions[seat];
    const side = faction === undefined ? name : this.tongue.labels.sides[faction];
    return name === side ? name : `${name} (${side})`;
  }

  /** A face-down pile: how many cards, and those of them that the viewer knows (DB-GAP-22, DB-GAP-33), the top first. */
  private deck(zone: Zone, slot = 0): string {
    const known = this.cards(zone, slot).map((card) => this.card(card));
    return `${this.count(zone, slot)}${known.length === 0 ? '' : ` (${known.reverse().join(', ')})`}`;
  }

  private count(zone: Zone, slot = 0): number {
    return countOf(this.view, zone, slot);
  }

  private cards(zone: Zone, slot: number): readonly SeenCard[] {
    return cardsOf(this.view, zone, slot);
  }
}
