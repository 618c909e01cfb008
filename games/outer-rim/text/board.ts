import { openTable, type View } from '@cantina/kernel';
import { type Lang, type Np, type Reader, type Segment, type Writer, write } from '@cantina/text';
import { type ContactClass, FACTIONS, MARKET_DECKS, PLANETS, patrolOf, type Space } from '../content/index.ts';
import { fameOf } from '../rules/abilities/conditions.ts';
import { game } from '../rules/game.ts';
import type { Player, RimState, Zone } from '../rules/state.ts';
import type { CardLabels, Labels } from './labels.ts';
import { MARKET_DECK_NAMES, PLANET_NAMES, spaceName } from './names/index.ts';
import { standingOf } from './parts.ts';

type Fields = Pick<RimState, 'active' | 'round' | 'players' | 'patrols' | 'facedown'>;

/** One language as far as a board needs it. */
interface Tongue<L extends Lang> {
  readonly lang: L;
  readonly labels: Labels;
  readonly card: CardLabels;
  readonly say: (np: Np<L>) => string;
}

/** The table for a terminal: market, patrols and contacts, then every player. */
export const board =
  <L extends Lang>(tongue: Tongue<L>) =>
  (view: View, reader: Reader): readonly Segment[] =>
    write({ ...reader, lang: tongue.lang }, (w) => {
      const table = new Drawing(tongue, view, reader, w);
      return [table.heading(), ...table.market(), table.patrols(), ...table.contacts(), ...table.players()].join('\n');
    });

class Drawing<L extends Lang> {
  private readonly fields: Fields;

  constructor(
    private readonly tongue: Tongue<L>,
    private readonly view: View,
    private readonly reader: Reader,
    private readonly w: Writer<L>,
  ) {
    // All of these lie open, so they are in every view (rules/state.ts, `fields`).
    this.fields = view.fields as unknown as Fields;
  }

  heading(): string {
    const { active, round } = this.fields;
    return this.tongue.labels.board.turn(round, this.reader.seatName(active));
  }

  market(): readonly string[] {
    const { labels, lang } = this.tongue;
    const tops = MARKET_DECKS.map((deck, slot) => {
      const [card = '–'] = this.cards('marketTop', slot);
      return `   ${MARKET_DECK_NAMES[deck][lang]}: ${card}`;
    });
    return [`── ${labels.board.market}`, ...tops];
  }

  patrols(): string {
    const { labels, card } = this.tongue;
    const each = FACTIONS.map((faction, index) => {
      const patrol = this.fields.patrols[index];
      if (patrol === undefined) return card.factions[faction];
      const { reward } = patrolOf(faction, patrol.level);
      const worth = reward === null ? '' : `, ${labels.board.worth(reward)}`;
      return `${card.factions[faction]} (${labels.board.level(patrol.level)}${worth}) ${this.space(patrol.space)}`;
    });
    return `── ${labels.board.patrols}: ${each.join(' · ')}`;
  }

  contacts(): readonly string[] {
    const { labels, lang } = this.tongue;
    const planets = PLANETS.map((planet, index) => {
      const tokens = [index * 2, index * 2 + 1].flatMap((slot) => this.token(slot));
      return `   ${PLANET_NAMES[planet][lang]}: ${tokens.length === 0 ? '–' : tokens.join(', ')}`;
    });
    return [`── ${labels.board.contacts}`, ...planets];
  }

  players(): readonly string[] {
    return this.fields.players.flatMap((player, seat) => this.player(player, seat));
  }

  private token(slot: number): readonly string[] {
    const kind = this.fields.facedown[slot] ?? 0;
    if (kind !== 0) return [this.tongue.labels.board.facedown(kind satisfies ContactClass)];
    return this.cards('contactsUp', slot);
  }

  private player(player: Player, seat: number): readonly string[] {
    const { labels, card } = this.tongue;
    const { board: words } = labels;
    const reputation = FACTIONS.map(
      (faction, i) => `${card.factions[faction]} ${words.standings[standingOf(player.reputation[i] ?? 0)]}`,
    );
    return [
      `── ${[
        this.reader.seatName(seat),
        ...this.cards('character', seat),
        ...this.cards('ship', seat),
        this.space(player.space),
        ...(player.defeated ? [words.defeated] : []),
      ].join(' · ')}`,
      `   ${words.fame} ${this.fame(seat)} · ${words.credits} ${player.credits} · ${words.damage} ${player.characterDamage}/${player.shipDamage}`,
      `   ${words.reputation}: ${reputation.join(' · ')}`,
      ...this.listed(words.assets, this.cards('assets', seat)),
      ...this.listed(words.captured, this.cards('captured', seat)),
      ...this.listed(words.secrets, this.cards('secrets', seat)),
    ];
  }

  /** OR-FAME-02 with that of assets; before the characters are chosen there is none. */
  private fame(seat: number): number {
    return this.cards('character', seat).length === 0 ? 0 : fameOf(openTable(game, this.view), seat);
  }

  private listed(title: string, cards: readonly string[]): readonly string[] {
    return cards.length === 0 ? [] : [`   ${title}: ${cards.join(', ')}`];
  }

  private space(space: Space): string {
    return spaceName(space)[this.tongue.lang];
  }

  private cards(zone: Zone, slot: number): readonly string[] {
    const { say } = this.tongue;
    return (this.view.zones[zone]?.[slot]?.cards ?? []).map(({ face }) => say(this.w.card(face)));
  }
}
