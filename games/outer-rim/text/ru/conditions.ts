import { ru } from '@cantina/text';
import type { Amount, AssetFilter, AssetKind, Condition, Counted, FactionRef, Standing } from '../../content/index.ts';
import {
  contactName,
  credits,
  kindsAcc,
  kindsNom,
  kindsOf,
  nouns,
  ofFaction,
  onPlanet,
  skillNames,
  standings,
} from './words.ts';

const { count, listAnd, listOr, num, say } = ru;

/** «репутация у …» */
export const factionRef: Readonly<Record<FactionRef, string>> = {
  ...ofFaction,
  planet: 'группировки вашей планеты',
  'patrol-here': 'группировки патруля в вашей области',
  'nearest-patrol': 'группировки ближайшего к вам патруля',
  any: 'любой группировки по вашему выбору',
  favor: 'группировки, которой вы оказывали услугу',
  'favor-rival': 'соперника той группировки, которой вы оказывали услугу,',
};

/** В винительном падеже. */
export const patrolRef: Readonly<Record<FactionRef, string>> = {
  rebel: `патруль ${ofFaction.rebel}`,
  imperial: `патруль ${ofFaction.imperial}`,
  hutt: `патруль ${ofFaction.hutt}`,
  syndicate: `патруль ${ofFaction.syndicate}`,
  planet: 'патруль группировки вашей планеты',
  'patrol-here': 'патруль в своей области',
  'nearest-patrol': 'ближайший к вам патруль',
  any: 'любой патруль по своему выбору',
  favor: 'патруль этой группировки',
  'favor-rival': 'патруль её соперника',
};

/** Что-то одно, в винительном падеже: «1 груз», «1 дроида из его команды». */
export const oneThat = ({ kind = [], droid }: AssetFilter): string => {
  if (droid === true) return '1 дроида из его команды';
  return kind.length === 0 ? '1 актив' : `1 ${listOr(kind.map((each) => kindsAcc[each]))}`;
};

const CREW = 'в вашей команде есть ';

const owned = ({ kind = [], droid, contact }: AssetFilter, atLeast: number): string => {
  if (contact !== undefined) return `${CREW}${contactName(contact)}`;
  if (droid === true) return `${CREW}хотя бы ${say(count(atLeast, nouns.droid))}`;
  if (atLeast === 1) return `у вас есть ${listOr(kind.map((each) => kindsNom[each]))}`;
  return `у вас есть хотя бы ${listOr(kind.map((each) => kindsOf(atLeast, each)))}`;
};

const EACH: Readonly<Record<AssetKind, string>> = {
  bounty: 'каждую вашу карту охоты',
  cargo: 'каждый ваш груз',
  crew: 'каждого члена вашей команды',
  gear: 'каждую вашу карту экипировки',
  mod: 'каждую вашу модификацию',
  job: 'каждую вашу работу',
};

/** «за …» */
export const counted = (of: Counted): string => {
  switch (of.of) {
    case 'assets':
      return listAnd((of.filter.kind ?? []).map((each) => EACH[each]));
    case 'factions':
      return `каждую группировку, у которой ваша репутация ${standings[of.standing]}`;
    case 'damage':
      return `каждое повреждение вашего ${of.on === 'character' ? 'персонажа' : 'корабля'}`;
    case 'facedown-contacts-here':
      return 'каждый закрытый жетон контакта на вашей планете';
  }
};

/** «2000 кредитов», «3000 кредитов (минус 1000 за каждую вашу карту охоты)». */
export const money = (amount: Amount): string => {
  if (typeof amount === 'number') return credits(amount);
  if (amount.base === 0) return `${credits(amount.each)} за ${counted(amount.counted)}`;
  const change = `${num(Math.abs(amount.each))} за ${counted(amount.counted)}`;
  return amount.each < 0 ? `${credits(amount.base)} (минус ${change})` : `${credits(amount.base)} плюс ${change}`;
};

const creditsGen = (amount: number): string => say(count(amount, nouns.credit), 'gen');
const STANDINGS: readonly Standing[] = ['good', 'neutral', 'bad'];

/** Как стоит после «если». */
export const condition = (of: Condition): string => {
  switch (of.is) {
    case 'reputation':
      return `ваша репутация у ${factionRef[of.with]} ${listOr(of.standing.map((each) => standings[each]))}`;
    case 'reputations':
      return `ваша репутация ${standings[of.standing]} ${factionCount(of.atLeast, of.atMost)}`;
    case 'has':
      return owned(of.filter, of.atLeast);
    case 'worth':
      return `ваши ${listAnd(of.kinds.map((each) => WORTH[each]))} вместе стоят не меньше ${creditsGen(of.atLeast)}`;
    case 'ship-price':
      return `ваш корабль стоит не меньше ${creditsGen(of.atLeast)}`;
    case 'skill':
      return `у вас есть ${listOr(of.oneOf.map((each) => skillNames[each].toLowerCase()))}`;
    case 'at':
      return `вы ${place(of.place)}`;
    case 'patrol-here':
      return 'в вашей области есть патруль';
    case 'player-here':
      return 'в вашей области есть другой игрок';
    case 'other-has-more-fame':
      return 'у этого игрока больше славы, чем у вас';
    case 'most-fame':
      return 'вы самый прославленный игрок';
    case 'credits':
      return `у вас не меньше ${creditsGen(of.atLeast)}`;
    case 'damaged':
      return DAMAGED[of.on];
    case 'droid':
      return 'вы дроид';
    case 'not':
      return negated(of.condition);
    case 'all':
      return shared(of.conditions.map(condition), 'и');
    case 'any':
      return shared(of.conditions.map(condition), 'или');
  }
};

const WORTH: Readonly<Record<AssetKind, string>> = {
  bounty: 'карты охоты',
  cargo: 'грузы',
  crew: 'члены команды',
  gear: 'экипировка',
  mod: 'модификации',
  job: 'работы',
};

const DAMAGED = {
  character: 'у вашего персонажа есть повреждения',
  ship: 'у вашего корабля есть повреждения',
  either: 'у вашего персонажа или корабля есть повреждения',
} as const;

/** «у вас есть А и Б», а не «у вас есть А и у вас есть Б». */
const shared = (all: readonly string[], by: 'и' | 'или'): string =>
  all.reduce((text, next) => {
    const opening = ['у вас есть ', 'вы '].find((each) => text.startsWith(each) && next.startsWith(each));
    if (opening !== undefined) return `${text} ${by} ${next.slice(opening.length)}`;
    if (next.startsWith(CREW)) return `${text} ${by} ${next.slice(CREW.length)} в команде`;
    return by === 'и' ? `${text}, а ${next}` : `${text} или ${next}`;
  });

const negated = (of: Condition): string => {
  if (of.is === 'reputation')
    return condition({ ...of, standing: STANDINGS.filter((each) => !of.standing.includes(each)) });
  return of.is === 'droid' ? 'вы не дроид' : `неверно, что ${condition(of)}`;
};

const factionCount = (atLeast: number, atMost: number | undefined): string => {
  if (atMost !== undefined) return `у ${num(atLeast)} или ${num(atMost)} группировок`;
  if (atLeast === 4) return 'у всех 4 группировок';
  return `хотя бы у ${num(atLeast)} ${atLeast === 1 ? 'группировки' : 'группировок'}`;
};

const place = (of: Extract<Condition, { readonly is: 'at' }>['place']): string => {
  switch (of.on) {
    case 'planet':
      return 'на планете';
    case 'navpoint':
      return 'на узловой точке';
    case 'maelstrom':
      return 'в Мальстрёме';
    case 'planet-named':
      return onPlanet(of.planet);
    case 'faction-planet':
      return `на планете ${ofFaction[of.faction]}`;
  }
};
