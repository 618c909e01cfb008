import type { Lang } from '@cantina/text';
import type { bases } from '../../content/bases.ts';

type Base = (typeof bases)[number]['id'];

/**
 * What stands above the text of a base. Those of Lothal, Corellia, Coruscant, Endor, Dantooine, Hoth and Jedha are the
 * printed ones, as far as the rulebook shows them; the others are our own.
 */
const TITLES: Readonly<Record<Base, Readonly<Record<Lang, string>>>> = {
  lothal: { de: 'Imperialer Außenposten', en: 'Imperial Outpost', ru: 'Имперский форпост' },
  corellia: { de: 'Imperiale Werften', en: 'Imperial Shipyards', ru: 'Имперские верфи' },
  kessel: { de: 'Gewürzminen', en: 'Spice Mines', ru: 'Шахты спайса' },
  kafrene: { de: 'Handelsring', en: 'Ring of Trade', ru: 'Торговое кольцо' },
  mustafar: { de: 'Festung des Sith', en: 'Fortress of the Sith', ru: 'Твердыня ситха' },
  'ord-mantell': { de: 'Treffpunkt der Jäger', en: 'Hunters’ Haunt', ru: 'Приют охотников' },
  coruscant: { de: 'Galaktische Herrschaft', en: 'Galactic Rule', ru: 'Власть над галактикой' },
  'death-star': { de: 'Kampfstation', en: 'Battle Station', ru: 'Боевая станция' },
  endor: { de: 'Die beste Legion', en: 'The Best Legion', ru: 'Лучший легион' },
  rodia: { de: 'Große Jagd', en: 'The Great Hunt', ru: 'Большая охота' },
  dantooine: { de: 'Rebellen-Außenposten', en: 'Rebel Outpost', ru: 'Форпост повстанцев' },
  'mon-cala': { de: 'Werften der Rebellen', en: 'Rebel Shipyards', ru: 'Верфи повстанцев' },
  dagobah: { de: 'Verborgener Lehrmeister', en: 'Hidden Master', ru: 'Тайный учитель' },
  bespin: { de: 'Wolkenstadt', en: 'Cloud City', ru: 'Облачный город' },
  alderaan: { de: 'Herz der Rebellion', en: 'Heart of the Rebellion', ru: 'Сердце восстания' },
  hoth: { de: 'Planetarer Schild', en: 'Planetary Shield', ru: 'Планетарный щит' },
  jedha: { de: 'Rebellen-Extremisten', en: 'Rebel Extremists', ru: 'Повстанцы-радикалы' },
  tatooine: { de: 'Schmugglerhafen', en: 'Smugglers’ Port', ru: 'Порт контрабандистов' },
  sullust: { de: 'Sammelpunkt der Flotte', en: 'Fleet Assembly', ru: 'Сбор флота' },
  'yavin-4': { de: 'Verborgener Tempel', en: 'Hidden Temple', ru: 'Тайный храм' },
};

/** The title of a base; nothing for any other card. */
export const titleOf = (lang: Lang, face: string): string =>
  Object.hasOwn(TITLES, face) ? TITLES[face as Base][lang] : '';
