import type { DecisionOption, View } from '@cantina/kernel';
import type { Lang } from '@cantina/text';
import type { Play } from '@cantina/web/kit';
import { BRIX_SECTOR, GOODS, type Good, KOROTH_SECTOR, planets } from '../content/index.ts';
import { portAt } from '../rules/lookup.ts';
import { customsOdds } from '../rules/odds/odds.ts';
import { buyPriceFor, sellPriceFor } from '../rules/odds/routes.ts';
import { SLOTS } from '../rules/state.ts';
import { nameOf } from '../text/names/index.ts';
import { customsInWords } from './now/outcomes.ts';
import { cardsOf, openTable } from './sight.ts';
import { isAmongBots } from './swaps.ts';
import { words } from './words/index.ts';

const isGood = (word: string | undefined): word is Good => GOODS.some((good) => good === word);

/** What one should know of an option: the usual price, the chance at customs. */
export function noteOn({ id }: Pick<DecisionOption, 'id'>, { view, seat, decision, reader }: Play): string {
  const [kind, what] = id.split(':');
  const say = words[reader.lang];
  const key = decision?.prompt.key;
  if (kind === 'sector') {
    if (planetIn(view, Number(what), reader.lang) === '') return '';
    const g = openTable(view, decision);
    const customs = customsOdds(g, seat, portAt(g, Number(what)));
    return customs.dice === 0 ? '' : customsInWords(customs, say);
  }
  if ((kind === 'buy' || kind === 'sell') && key === 'prompt.activity' && isGood(what)) {
    const g = openTable(view, decision);
    const { port } = g.state;
    if (port < 0 || port >= SLOTS) return '';
    const price = kind === 'buy' ? buyPriceFor(g, seat, port, what) : sellPriceFor(g, seat, port, what);
    return price === null ? '' : say.about(price);
  }
  if (id === 'planet' || kind === 'bribe') {
    const g = openTable(view, decision);
    const port = portAt(g, g.state.players[seat]?.sector ?? 0);
    if (port < 0) return '';
    const customs = customsOdds(g, seat, port, kind === 'bribe' ? Number(what) : 0);
    return customs.dice === 0 ? '' : customsInWords(customs, say);
  }
  return '';
}

/** The planet in a sector; asked for every sector within reach, so nothing else is looked up. */
function planetIn(view: View, sector: number, lang: Lang): string {
  if (sector === BRIX_SECTOR) return nameOf(lang, 'brix');
  if (sector === KOROTH_SECTOR) return nameOf(lang, 'koroth');
  const planet = planets.find((each) => each.sector === sector);
  if (planet === undefined) return '';
  const inSeason = view.zones.planets?.some((_, slot) => cardsOf(view, 'planets', slot).at(-1)?.face === planet.id);
  return inSeason === true ? nameOf(lang, planet.id) : '';
}

/**
 * Every sector within reach is lit on the map; beside it only those with a planet are listed. Of the levels of a system
 * the next one and the highest: those between are bought on the ship's own row.
 */
export function lists({ id }: DecisionOption, play: Play): boolean {
  const { view, decision, reader } = play;
  if (id === 'rules' && isAmongBots(play)) return false;
  const [kind, what, levels] = id.split(':');
  if (kind === 'sector') return planetIn(view, Number(what), reader.lang) !== '';
  if (kind !== 'system' || levels === undefined) return true;
  return decision?.options.some((other) => other.id === `system:${what}:${Number(levels) + 1}`) !== true;
}
