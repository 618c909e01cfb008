import type { DecisionOption } from '@cantina/kernel';
import type { Play } from '@cantina/web/kit';
import { AREAS, type AreaId } from '../../content/index.ts';
import type { Messages } from '../../rules/messages.ts';
import { content } from '../content.svelte.ts';
import { names } from '../names.ts';
import { words } from '../words/index.ts';
import type { TableWords } from '../words/words.ts';

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

/** What the action would do with this card; a tactical card has no strength of its own. */
export const doing = ({ strength }: Preview, area: AreaId, say: TableWords): string =>
  strength === null ? say.tactical : say.does[area](strength);

/** The question while a card is held: what each area that is left would do with it. */
export function askedWith(play: Play): string | undefined {
  const { card } = holding;
  const face = card === null ? undefined : play.faceOf(card);
  if (face === undefined) return undefined;
  const { lang } = play.reader;
  const say = words[lang];
  const previews = AREAS.flatMap((area) => {
    const preview = previewOf(play, card, area);
    return preview === null ? [] : [{ area, preview }];
  });
  if (previews.length === 0) return undefined;
  const strength = content.cardAs(face, 'skill')?.strength ?? null;
  const name = names[lang].face(face);
  return say.asks(
    strength === null ? name : `${name} (${strength})`,
    previews.flatMap(({ area, preview }) => (preview.strength === null ? [] : [say.brief[area](preview.strength)])),
  );
}

/** Whether a card can be played on some area now. */
export const isPlayable = (play: Play, card: number): boolean =>
  play.optionsOf(card).some(({ id }) => id.startsWith('play:'));
