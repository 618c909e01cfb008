import type { Lang } from '@cantina/text';
import { type Asset, assetOf, contactClass, type MarketCard, type Planet, skillsTested } from '../../content/index.ts';
import { printers } from '../../text/index.ts';
import { PLANET_NAMES } from '../../text/names/index.ts';
import { words } from '../words/index.ts';
import { printedOn, readOn } from './printed.ts';

/** The one thing to know of an asset at a glance: where it goes, what it fights, which skills it has or tests. */
export function lineOf(asset: Asset, lang: Lang): string {
  const { card } = printers[lang].words;
  const { reward } = words[lang];
  const to = (planet: Planet): string => `→ ${PLANET_NAMES[planet][lang]}`;
  switch (asset.kind) {
    case 'cargo':
      return asset.delivery === null
        ? ''
        : `${to(asset.delivery.to)} · ${reward(asset.delivery.reward.credits, asset.delivery.reward.fame)}`;
    case 'bounty':
      return [
        card.contactClass(contactClass(asset.target)),
        card.combat(asset.combat.type, asset.combat.value),
        to(asset.capture.to),
      ].join(' · ');
    case 'job': {
      const tests = skillsTested(asset).map(({ oneOf }) => oneOf.map((skill) => card.skills[skill]).join('/'));
      const goal = typeof asset.destination === 'string' ? to(asset.destination) : card.destination(asset.destination);
      return [goal, ...tests].join(' · ');
    }
    case 'crew':
      return asset.skills.map((skill) => card.skills[skill]).join(', ');
    case 'gear':
    case 'mod':
      return '';
  }
}

/** What a card in the market is good for: where it goes, all that it can do and brings, what kind of ship it is. */
export function offerOf(card: MarketCard, lang: Lang): string {
  const asset = assetOf(card);
  const { values, text } = readOn(card.id, lang);
  if (card.ship !== null) return values.filter((each) => !printedOn(card.id, lang)?.values.includes(each)).join(' · ');
  const goal = asset?.kind === 'cargo' && asset.delivery !== null ? `→ ${PLANET_NAMES[asset.delivery.to][lang]}` : null;
  const line = goal ?? (asset === null ? '' : lineOf(asset, lang));
  return [line, ...text].filter((each) => each !== '').join('\n');
}
