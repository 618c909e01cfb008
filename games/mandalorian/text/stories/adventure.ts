import type { Lang } from '@cantina/text';
import { called, type Name } from '../names/index.ts';

/** STOP cards of the adventure deck (MA-ADV-04). */
export const STOP: { readonly name: Name; readonly text: Name } = {
  name: called('STOPP', 'STOP', 'СТОП'),
  text: called(
    'Legt den Stapel beiseite und spielt. Lest erst nach der Partie weiter.',
    'Put the deck aside and play. Read on only after the game.',
    'Отложите колоду и играйте. Читайте дальше только после партии.',
  ),
};

/** MA-ADV-02 the mission that comes next. */
export const nextMission: Readonly<Record<Lang, (mission: string) => string>> = {
  de: (mission) => `Eure nächste Mission: „${mission}“.`,
  en: (mission) => `Your next mission: “${mission}”.`,
  ru: (mission) => `Ваша следующая миссия: «${mission}».`,
};

export const THE_JOB: { readonly name: Name; readonly text: Name } = {
  name: called('Der Auftrag', 'The Job', 'Заказ'),
  text: called(
    'Die Gilde hat Arbeit für euch. Der Auftraggeber zahlt gut, und dafür stellt ihr keine Fragen.',
    'The guild has work for you. The client pays well, and in return you ask no questions.',
    'У гильдии есть для вас работа. Заказчик щедро платит, а вы за это не задаёте вопросов.',
  ),
};
