import type { CharacterFace } from '../../content/index.ts';
import type { Name } from './name.ts';

export const CHARACTERS: Readonly<Record<CharacterFace, Name>> = {
  'jax-corvane': { de: 'Jax Corvane', en: 'Jax Corvane', ru: 'Джекс Корвейн' },
  'mira-sol': { de: 'Mira Sol', en: 'Mira Sol', ru: 'Мира Соль' },
  'tobias-rusk': { de: 'Tobias Rusk', en: 'Old Tobias Rusk', ru: 'Старый Тобиас Раск' },
  'nyx-vantreau': { de: 'Nyx Vantreau', en: 'Nyx Vantreau', ru: 'Никс Вантро' },
  'dagan-brandt': { de: 'Kapitän Dagan Brandt', en: 'Captain Dagan Brandt', ru: 'Капитан Даган Брандт' },
  'sister-amal': { de: 'Schwester Amal', en: 'Sister Amal', ru: 'Сестра Амаль' },
  'zek-tollan': { de: 'Zek Tollan', en: 'Zek Tollan', ru: 'Зек Толлан' },
  'ivo-marchetti': { de: 'Ivo Marchetti', en: 'Ivo Marchetti', ru: 'Иво Маркетти' },
  'kara-voss': { de: 'Kara Voss', en: 'Kara Voss', ru: 'Кара Восс' },
  'ada-lumen': { de: 'Professorin Ada Lumen', en: 'Professor Ada Lumen', ru: 'Профессор Ада Люмен' },
  'octavio-dross': { de: 'Baron Octavio Dross', en: 'Baron Octavio Dross', ru: 'Барон Октавио Дросс' },
  'k-seven': { de: 'K-7', en: 'K-7', ru: 'К-7' },
};

/** Who the characters are. */
export const TITLES: Readonly<Record<CharacterFace, Name>> = {
  'jax-corvane': { de: 'Fliegerass', en: 'Ace pilot', ru: 'Ас-пилот' },
  'mira-sol': { de: 'Ehrbare Händlerin', en: 'Honest merchant', ru: 'Честная торговка' },
  'tobias-rusk': { de: 'Ingenieur der alten Schule', en: 'Engineer', ru: 'Инженер' },
  'nyx-vantreau': { de: 'Schmugglerkönigin', en: 'Smuggler queen', ru: 'Королева контрабанды' },
  'dagan-brandt': { de: 'Pirat', en: 'Pirate', ru: 'Пират' },
  'sister-amal': { de: 'Rumpfflickerin', en: 'Hull healer', ru: 'Целительница корпусов' },
  'zek-tollan': { de: 'Pfadfinder', en: 'Pathfinder', ru: 'Следопыт' },
  'ivo-marchetti': { de: 'Glücksspieler', en: 'Gambler', ru: 'Азартный игрок' },
  'kara-voss': { de: 'Kopfgeldjägerin', en: 'Bounty hunter', ru: 'Охотница за головами' },
  'ada-lumen': { de: 'Astrophysikerin', en: 'Astrophysicist', ru: 'Астрофизик' },
  'octavio-dross': { de: 'Edelmann', en: 'Nobleman', ru: 'Аристократ' },
  'k-seven': { de: 'Entlaufener Roboter', en: 'Runaway robot', ru: 'Беглый робот' },
};
