import type { DecisionOption } from '@cantina/kernel';
import type { Play } from '@cantina/web/kit';
import type { AreaId } from '../../content/index.ts';
import type { Messages } from '../../rules/messages.ts';

/** What playing a card on an area would do, as the rules say it. */
export interface Preview {
  readonly option: DecisionOption;
  readonly strength: number | null;
  readonly total: number;
  readonly danger: Messages['option.play']['danger'];
}

/** The card that somebody has picked up, or only looks at: areas show what it would do there. */
class Holding {
  card = $state.raw<number | null>(null);
  looked = $state.raw<number | null>(null);

  get shown(): number | null {
    return this.card ?? this.looked;
  }

  hold(card: number | null): void {
    this.card = card;
  }

  look(card: number | null): void {
    this.looked = card;
  }
}

export const holding = new Holding();

/** Options of areas are named `play:12:move`, `area:move`, `disrupt:move` …: their last part is the area. */
export const areaSpace = (option: string): string | undefined => {
  const [kind = '', what = '', area = ''] = option.split(':');
  if (kind === 'play') return `area:${area}`;
  return AREA_OPTIONS.includes(kind) ? `area:${what}` : undefined;
};
const AREA_OPTIONS: readonly string[] = ['area', 'disrupt', 'substitute', 'action'];

export function previewOf(play: Play, card: number | null, area: AreaId): Preview | null {
  const option = card === null ? undefined : play.optionsOf(card).find(({ id }) => id === `play:${card}:${area}`);
  const args = option?.label?.args as Messages['option.play'] | undefined;
  if (option === undefined || args === undefined) return null;
  return { option, strength: args.strength, total: args.total, danger: args.danger };
}

/** Whether a card can be played on some area now. */
export const isPlayable = (play: Play, card: number): boolean =>
  play.optionsOf(card).some(({ id }) => id.startsWith('play:'));
