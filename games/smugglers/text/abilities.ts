import type { Lang } from '@cantina/text';
import type { Ability, AbilityName } from '../content/index.ts';
import * as de from './de/cards.ts';
import * as en from './en/cards.ts';
import * as ru from './ru/cards.ts';

/** What characters can do. An ability changes a rule where the rule stands; it is no verb that is carried out. */
const ABILITIES: {
  readonly [D in AbilityName]: { readonly [L in Lang]: (ability: Extract<Ability, { readonly does: D }>) => string };
} = {
  'win-tied-manoeuvre': {
    de: () => 'Bei Gleichstand im Manöver gewinnst du; es wird nicht neu gewürfelt.',
    en: () => 'You win a tied maneuver roll; it is not rerolled.',
    ru: () => 'При ничьей в манёвре побеждаете вы; переброса нет.',
  },
  'reroll-legal-demand': {
    de: () =>
      'Wenn du eine Ware kaufst oder verkaufst, die auf dem Planeten legal ist, darfst du den Nachfragewürfel einmal neu werfen; das zweite Ergebnis gilt.',
    en: () =>
      'When you buy or sell a good that is legal on the planet, you may reroll the demand die once; the second result counts.',
    ru: () =>
      'Покупая или продавая товар, который на планете разрешён, вы можете один раз перебросить кубик спроса; считается второй результат.',
  },
  'cheap-upgrades': {
    de: ({ percent }) =>
      `Jede Verbesserungsstufe kostet dich nur ${de.num(percent)} % des Tabellenpreises, aufgerundet.`,
    en: ({ percent }) => `Every upgrade step costs you only ${en.num(percent)}% of the price in the table, rounded up.`,
    ru: ({ percent }) =>
      `Каждая ступень улучшения стоит вам лишь ${ru.num(percent)} % цены из таблицы, с округлением вверх.`,
  },
  'more-customs-dice': {
    de: ({ dice: more }) => `Wirf ${de.dice(more)} und wähle, welcher zählt – auf jedem Planeten, auch auf Koroth.`,
    en: ({ dice: more }) => `Roll ${en.dice(more)} and choose which one counts, on every planet including Koroth.`,
    ru: ({ dice: more }) =>
      `Бросайте ${ru.dice(more)} и выбирайте, какой считается, — на любой планете, включая Корот.`,
  },
  'greater-pirate-option': {
    de: ({ goods: most }) =>
      `Mit der Option Pirat darfst du bis zu ${de.num(most)} Handelswaren (oder 1 Ausrüstungskarte) nehmen, und du hast diese Option auch, wenn du nicht am Zug bist.`,
    en: ({ goods: most }) =>
      `With the pirate option you may take up to ${en.num(most)} trade goods (or 1 equipment card), and you may use it even when it is not your turn.`,
    ru: ({ goods: most }) =>
      `По пиратскому варианту вы можете забрать до ${ru.num(most)} единиц товара (или 1 карту снаряжения), и вы можете применять его не только в свой ход.`,
  },
  'repair-hull': {
    de: ({ price }) =>
      `Aktivität auf einem Planeten mit Raumhafen: Stelle beliebig viele Rumpfpunkte für je ${de.credits(price)} wieder her, höchstens bis zu deinem Rumpf vom Anfang.`,
    en: ({ price }) =>
      `Planet activity, where there is a starport: restore any number of hull points for ${en.credits(price)} each, up to your starting hull.`,
    ru: ({ price }) =>
      `Действие на планете с космопортом: восстановите сколько угодно очков корпуса по ${ru.credits(price)} за каждое, но не больше, чем было в начале игры.`,
  },
  'cross-nebulae': {
    de: () => 'Nebel beenden deine Bewegung nicht. Deine Schilde zählen dort trotzdem als 0.',
    en: () => 'Nebulae do not end your movement. Your shields still count as 0 there.',
    ru: () => 'Туманности не останавливают ваше движение. Щиты в них всё равно считаются равными 0.',
  },
  'reroll-once': {
    de: () =>
      'Einmal in jedem deiner Züge darfst du einen Würfel, den du gerade geworfen hast, neu werfen; das zweite Ergebnis gilt.',
    en: () => 'Once in each of your turns you may reroll one die that you have just rolled; the second result counts.',
    ru: () =>
      'Один раз в каждый свой ход вы можете перебросить один только что брошенный вами кубик; считается второй результат.',
  },
  hunter: {
    de: ({ pay }) =>
      `Kopfgeldjägerkarten greifen dich nie an. Immer wenn du ein Schiff zerstörst, erhältst du zu allem anderen ${de.credits(pay)}.`,
    en: ({ pay }) =>
      `Bounty hunter cards never attack you. Whenever you destroy a ship, you receive ${en.credits(pay)} on top of everything else.`,
    ru: ({ pay }) =>
      `Карты охотников за головами никогда вас не атакуют. За каждый уничтоженный корабль вы дополнительно получаете ${ru.credits(pay)}.`,
  },
  'choose-anomaly-die': {
    de: ({ dice: rolled }) =>
      `An Schwarzen Löchern und Wurmlöchern und beim Verlassen des Hyperraums wirfst du ${de.num(rolled)} Würfel und wählst, welcher zählt.`,
    en: ({ dice: rolled }) =>
      `At black holes and wormholes, and when you leave hyperspace, roll ${en.num(rolled)} dice and choose which one counts.`,
    ru: ({ dice: rolled }) =>
      `У чёрных дыр и червоточин и при выходе из гиперпространства бросайте ${ru.say(ru.count(rolled, ru.nouns.die), 'acc')} и выбирайте, какой считается.`,
  },
  'no-fines': {
    de: () => 'Ein Strafzoll hat für dich keine Wirkung: Du zahlst nichts und machst weiter.',
    en: () => 'A fine at customs has no effect on you: you pay nothing and go on.',
    ru: () => 'Штраф на таможне на вас не действует: вы ничего не платите и продолжаете ход.',
  },
  'never-arrested': {
    de: () => 'Eine Verhaftung beim Zoll gilt für dich als Untersuchungshaft.',
    en: () => 'Arrest at customs counts as detention for you.',
    ru: () => 'Арест на таможне для вас считается задержанием.',
  },
};

export const abilityText = (lang: Lang, ability: Ability): string =>
  (ABILITIES[ability.does][lang] as (ability: Ability) => string)(ability);
