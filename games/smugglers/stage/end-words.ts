import { de, en, type Lang, ru } from '@cantina/text';

/** How the end is told. `you`: to whoever it is about. */
export interface EndWords {
  run(name: string, you: boolean, round: number): string;
  fortune(name: string, you: boolean, round: number): string;
  last(name: string, you: boolean): string;
  kills(name: string, you: boolean): string;
  rounds(names: string, you: boolean): string;
  nobody: string;
  /** How near the best of the others was. */
  hadWeapons(name: string, you: boolean, units: number, far: number): string;
  lacked(name: string, you: boolean, pods: number, credits: number): string;
  readonly credits: string;
  readonly bounty: string;
  readonly pods: string;
  readonly weapons: string;
  readonly kill: string;
  readonly worth: string;
  readonly luck: string;
  sold(name: string, you: boolean, sum: number, good: string): string;
}

const secs = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

export const endWords: Readonly<Record<Lang, EndWords>> = {
  en: {
    run: (name, you, round) =>
      `${you ? 'You bring' : `${name} brings`} ten weapons to Koroth in round ${en.num(round)}: the greatest smuggler of the galaxy!`,
    fortune: (name, you, round) =>
      `${you ? 'You have made your' : `${name} has made a`} fortune in round ${en.num(round)}.`,
    last: (name, you) => (you ? 'Yours is the last ship flying.' : `${name} has the last ship flying.`),
    kills: (name, you) => (you ? 'You have destroyed the most ships.' : `${name} has destroyed the most ships.`),
    rounds: (names, you) =>
      you ? 'The last round is over, and you are ahead.' : `The last round is over: ${names} is ahead.`,
    nobody: 'The game ends without a winner.',
    hadWeapons: (name, you, units, far) =>
      `${you ? 'You had' : `${name} had`} ${secs(units, 'weapon', 'weapons')} aboard, ${secs(far, 'sector', 'sectors')} from Koroth.`,
    lacked: (name, you, pods, credits) =>
      `${you ? 'You lacked' : `${name} lacked`} ${[
        ...(pods > 0 ? [secs(pods, 'cargo pod', 'cargo pods')] : []),
        ...(credits > 0 ? [`${en.num(credits)} credits`] : []),
        ...(pods <= 0 && credits <= 0 ? ['only the flight'] : []),
      ].join(' and ')} for the run.`,
    credits: 'Credits',
    bounty: 'Bounty',
    pods: 'Cargo pods',
    weapons: 'Brix weapons',
    kill: 'Ships destroyed',
    worth: 'Credits and systems',
    luck: 'Pips rolled in fights and at the market',
    sold: (name, you, sum, good) =>
      `${you ? 'You sell' : `${name} sells`} ${good.toLowerCase()} for ${en.num(sum)} credits.`,
  },
  de: {
    run: (name, you, round) =>
      `${you ? 'Du bringst' : `${name} bringt`} in Runde ${de.num(round)} zehn Waffen nach Koroth: der größte Schmuggelflug der Galaxie!`,
    fortune: (name, you, round) =>
      `${you ? 'Du hast' : `${name} hat`} in Runde ${de.num(round)} das Vermögen beisammen.`,
    last: (name, you) => (you ? 'Nur dein Schiff fliegt noch.' : `Nur das Schiff von ${name} fliegt noch.`),
    kills: (name, you) => (you ? 'Du hast die meisten Schiffe zerstört.' : `${name} hat die meisten Schiffe zerstört.`),
    rounds: (names, you) =>
      you ? 'Die letzte Runde ist vorbei, und du liegst vorn.' : `Die letzte Runde ist vorbei: ${names} liegt vorn.`,
    nobody: 'Das Spiel endet ohne Sieger.',
    hadWeapons: (name, you, units, far) =>
      `${you ? 'Du hattest' : `${name} hatte`} ${secs(units, 'Waffe', 'Waffen')} an Bord, ${secs(far, 'Sektor', 'Sektoren')} vor Koroth.`,
    lacked: (name, you, pods, credits) => {
      const missing = [
        ...(pods > 0 ? [secs(pods, 'Frachtraum', 'Frachträume')] : []),
        ...(credits > 0 ? [`${de.num(credits)} Credits`] : []),
      ];
      const whom = you ? 'Dir' : name;
      return missing.length === 0
        ? `${whom} fehlte nur noch der Flug.`
        : `${whom} fehlten noch ${missing.join(' und ')}.`;
    },
    credits: 'Credits',
    bounty: 'Kopfgeld',
    pods: 'Frachträume',
    weapons: 'Brix-Waffen',
    kill: 'Zerstörte Schiffe',
    worth: 'Credits und Systeme',
    luck: 'Augen in Kämpfen und auf Märkten',
    sold: (name, you, sum, good) => `${you ? 'Du verkaufst' : `${name} verkauft`} ${good} für ${de.num(sum)} Credits.`,
  },
  ru: {
    run: (name, you, round) =>
      `${you ? 'Вы доставляете' : `${name} доставляет`} на Корот десять единиц оружия в раунде ${ru.num(round)} — величайший рейс Галактики!`,
    fortune: (name, you, round) => `${you ? 'Вы собрали' : `${name}: собрано`} состояние в раунде ${ru.num(round)}.`,
    last: (name, you) => (you ? 'Летит только ваш корабль.' : `Летит только корабль игрока ${name}.`),
    kills: (name, you) =>
      you ? 'Вы уничтожили больше всех кораблей.' : `Больше всех кораблей на счету игрока ${name}.`,
    rounds: (names, you) =>
      you ? 'Последний раунд окончен, вы впереди.' : `Последний раунд окончен: впереди ${names}.`,
    nobody: 'Игра заканчивается без победителя.',
    hadWeapons: (name, you, units, far) =>
      `${you ? 'У вас на борту было' : `На борту у игрока ${name} было`} единиц оружия: ${ru.num(units)}, секторов до Корота: ${ru.num(far)}.`,
    lacked: (name, you, pods, credits) => {
      const missing = [
        ...(pods > 0 ? [`грузовых отсеков — ${ru.num(pods)}`] : []),
        ...(credits > 0 ? [`кредитов — ${ru.num(credits)}`] : []),
      ];
      const whom = you ? 'Вам' : `Игроку ${name}`;
      return missing.length === 0
        ? `${whom} оставалось только долететь.`
        : `${whom} не хватило: ${missing.join(', ')}.`;
    },
    credits: 'Кредиты',
    bounty: 'Награда',
    pods: 'Грузовые отсеки',
    weapons: 'Оружие с Брикса',
    kill: 'Уничтожено кораблей',
    worth: 'Кредиты и системы',
    luck: 'Очки на кубиках в боях и на рынках',
    sold: (name, you, sum, good) => `${you ? 'Вы продаёте' : `${name} продаёт`} товар «${good}» за ${ru.num(sum)} кр.`,
  },
};
