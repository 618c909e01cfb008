import type { Lang } from '@cantina/text';
import {
  type Asset,
  assetOf,
  type Bounty,
  contactClass,
  type MarketCard,
  type Planet,
  type Reward,
  skillsTested,
} from '../../content/index.ts';
import { printers } from '../../text/index.ts';
import { PLANET_NAMES } from '../../text/names/index.ts';
import { words } from '../words/index.ts';
import { printedOn, readOn } from './printed.ts';

/** The one thing to know of an asset at a glance: where it goes, what it fights, which skills it has or tests. */
export function lineOf(asset: Asset, lang: Lang): string {
  const { card } = printers[lang].words;
  const { reward, alive } = words[lang];
  switch (asset.kind) {
    case 'cargo':
      return asset.delivery === null
        ? ''
        : `${to(asset.delivery.to, lang)} · ${reward(asset.delivery.reward.credits, asset.delivery.reward.fame)}`;
    case 'bounty':
      return [fought(asset, lang), alive(PLANET_NAMES[asset.capture.to][lang])].join(' · ');
    case 'job': {
      const tests = skillsTested(asset).map(({ oneOf }) => oneOf.map((skill) => card.skills[skill]).join('/'));
      const goal =
        typeof asset.destination === 'string' ? to(asset.destination, lang) : card.destination(asset.destination);
      return [goal, ...tests].join(' · ');
    }
    case 'crew':
      return asset.skills.map((skill) => card.skills[skill]).join(', ');
    case 'gear':
    case 'mod':
      return '';
  }
}

const to = (planet: Planet, lang: Lang): string => `→ ${PLANET_NAMES[planet][lang]}`;

function fought({ target, combat: { type, value } }: Bounty, lang: Lang): string {
  const { card } = printers[lang].words;
  return `${card.contactClass(contactClass(target))} · ${card.combat(type, value)}`;
}

/** A reward as short as it can be said: credits, fame, and with whom the reputation rises or falls. */
export function brief({ credits, fame, reputation }: Reward, lang: Lang): string {
  const say = words[lang];
  return [
    say.reward(credits, fame),
    ...reputation.map(({ faction, change }) => `${say.factions[faction]} ${change > 0 ? '+' : '−'}`),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** What a card in the market is good for, line by line: where it goes, all that it can do and brings, what kind of ship it is. */
export function offerOf(card: MarketCard, lang: Lang): readonly string[] {
  const asset = assetOf(card);
  const say = words[lang];
  const { values, text } = readOn(card.id, lang);
  if (card.ship !== null)
    return [values.filter((each) => !printedOn(card.id, lang)?.values.includes(each)).join(' · '), ...text];
  if (asset?.kind === 'bounty')
    return [
      fought(asset, lang),
      `${say.dead}: ${brief(asset.eliminate, lang)}`,
      `${say.alive(PLANET_NAMES[asset.capture.to][lang])}: ${brief(asset.capture.reward, lang)}`,
    ];
  if (asset?.kind === 'cargo' && asset.delivery !== null && asset.abilities.length === 0)
    return [`${to(asset.delivery.to, lang)}: ${brief(asset.delivery.reward, lang)}`];
  if (asset?.kind === 'job') return [lineOf(asset, lang), brief(asset.reward, lang)];
  const goal = asset?.kind === 'cargo' && asset.delivery !== null ? to(asset.delivery.to, lang) : null;
  const line = goal ?? (asset === null ? '' : lineOf(asset, lang));
  return [line, ...text].filter((each) => each !== '');
}
