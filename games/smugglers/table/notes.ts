import type { DecisionOption, View } from '@cantina/kernel';
import type { Lang } from '@cantina/text';
import type { Play } from '@cantina/web/kit';
import { BRIX_SECTOR, GOODS, type Good, KOROTH_SECTOR, planets } from '../content/index.ts';
import { portAt } from '../rules/lookup.ts';
import type { Messages } from '../rules/messages.ts';
import { customsOdds } from '../rules/odds/odds.ts';
import { buyPriceFor, sellPriceFor } from '../rules/odds/routes.ts';
import { freePods } from '../rules/ship/ship.ts';
import { SLOTS } from '../rules/state.ts';
import { nameOf } from '../text/names/index.ts';
import { customsInWords } from './now/outcomes.ts';
import { cardsOf, openTable } from './sight.ts';
import { isAmongBots } from './swaps.ts';
import { words } from './words/index.ts';

const isGood = (word: string | undefined): word is Good => GOODS.some((good) => good === word);

/** What one should know of an option: the usual price, the chance at customs. */
export function noteOn({ id }: Pick<DecisionOption, 'id'>, play: Play): string {
  const { view, seat, decision, reader } = play;
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
  if (decision?.prompt.key === 'prompt.buy-amount' && id === decision.options.at(-1)?.id)
    return whyNoMore(Number(what), decision.prompt.args as Messages['prompt.buy-amount'], play);
  if (id === 'planet' || kind === 'bribe') {
    const g = openTable(view, decision);
    const port = portAt(g, g.state.players[seat]?.sector ?? 0);
    if (port < 0) return '';
    const customs = customsOdds(g, seat, port, kind === 'bribe' ? Number(what) : 0);
    return customs.dice === 0 ? '' : customsInWords(customs, say);
  }
  return '';
}

/** What keeps one from buying more, where there would be more. */
function whyNoMore(units: number, { limit }: Messages['prompt.buy-amount'], play: Play): string {
  const { view, seat, decision, reader } = play;
  if (units === 0 || units >= limit) return '';
  const say = words[reader.lang];
  return units >= freePods(openTable(view, decision), seat) ? say.fillsPods : say.allYouCanPay;
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
 * the next one, of the cargo pods, which are bought many at once, also the highest: the others are on the ship's own row.
 */
export function lists({ id }: DecisionOption, play: Play): boolean {
  const { view, decision, reader } = play;
  if (id === 'rules' && isAmongBots(play)) return false;
  const [kind, what, levels] = id.split(':');
  if (kind === 'sector') return planetIn(view, Number(what), reader.lang) !== '';
  if (kind !== 'system' || levels === undefined) return true;
  if (what !== 'cargoPods') return false;
  return decision?.options.some((other) => other.id === `system:${what}:${Number(levels) + 1}`) !== true;
}
