import { type PackVerb, tellWalk, type WordsFor } from '../../text/cards.ts';
import * as de from '../../text/de/speech.ts';
import * as en from '../../text/en/speech.ts';
import * as ru from '../../text/ru/speech.ts';

/** What only cards of packs say; no browser’s bundle has it. */
export const PACK_VERB_WORDS: WordsFor<PackVerb> = {
  'strength-per-disruption': {
    de: ({ most }) => de.words(`+1 Stärke für jeden Störmarker auf diesem Aktionsbereich, höchstens +${de.num(most)}`),
    en: ({ most }) => en.words(`+1 strength for each disruption token on this action area, at most +${en.num(most)}`),
    ru: ({ most }) => ru.words(`+1 к силе за каждый жетон помехи в этой зоне действия, но не больше +${ru.num(most)}`),
  },
  'intel-both': {
    de: () => de.words('du darfst beides tun: eine verdeckte Bedrohung ansehen und einen Gegner bewegen'),
    en: () => en.words('you may do both: look at a facedown threat and move an enemy'),
    ru: () => ru.words('вы можете сделать и то и другое — посмотреть закрытую угрозу и передвинуть врага'),
  },
  'damage-moved': {
    de: ({ amount }) => de.does(de.thisOne(de.nouns.enemy), de.verbs.suffer, de.damage(amount)),
    en: ({ amount }) => en.clause(en.verbs.deal, en.damage(amount), 'to that enemy'),
    ru: ({ amount }) => ru.clause(ru.verbs.deal, ru.to(ru.thisOne(ru.nouns.enemy)), ru.damage(amount)),
  },
  'move-together': {
    de:
      ({ steps, walk }) =>
      (all) => [
        de.clause(de.verbs.moveOn, de.upTo(steps, de.nouns.space), 'weit'),
        de.words('1 anderer Charakter auf deinem Feld darf mitkommen'),
        ...tellWalk(all, walk),
      ],
    en:
      ({ steps, walk }) =>
      (all) => [
        en.clause(en.verbs.move, en.upTo(steps, en.nouns.space)),
        en.words('1 other character in your space may come along'),
        ...tellWalk(all, walk),
      ],
    ru:
      ({ steps, walk }) =>
      (all) => [
        ru.clause(ru.verbs.go, ru.upToSpaces(steps)),
        ru.words('1 другой персонаж с вашего поля может пойти с вами'),
        ...tellWalk(all, walk),
      ],
  },
  'pull-target': {
    de: () => de.words('nach dem Angriff ziehst du das Ziel auf dein Feld'),
    en: () => en.words('after the attack, move the target to your space'),
    ru: () => ru.words('после атаки передвиньте цель на своё поле'),
  },
  scare: {
    de: ({ steps, range }) =>
      de.does(de.tail(de.each(de.nouns.enemy), de.within(range)), de.verbs.moveOn, de.far(steps), 'von dir weg'),
    en: ({ steps, range }) =>
      en.does(en.tail(en.each(en.nouns.enemy), en.within(range)), en.verbs.move, en.spaces(steps), 'away from you'),
    ru: ({ steps, range }) =>
      ru.does(ru.tail(ru.each(ru.nouns.enemy), ru.within(range)), ru.verbs.goAway, `от вас на ${ru.spaces(steps)}`),
  },
  'let-keep': {
    de: ({ range }) =>
      de.words(
        `ein anderer Charakter ${de.within(range)} darf 1 der gezogenen Karten behalten, bevor du den Rest ablegst`,
      ),
    en: ({ range }) =>
      en.words(`another character ${en.within(range)} may keep 1 of the drawn cards before you discard the rest`),
    ru: ({ range }) =>
      ru.words(
        `другой персонаж ${ru.within(range)} может оставить себе 1 из взятых карт, прежде чем вы сбросите остальные`,
      ),
  },
  'search-plans': {
    de: () => de.words('sieh den Planungsstapel durch, behalte 1 Karte daraus und mische ihn'),
    en: () => en.words('look through the planning deck, keep 1 card from it and shuffle the deck'),
    ru: () => ru.words('просмотрите колоду планов, оставьте себе 1 карту из неё и перемешайте колоду'),
  },
  choose: {
    de: () => de.clause(de.verbs.choose, 'eines davon'),
    en: () => en.clause(en.verbs.choose, 'one of these'),
    ru: () => ru.clause(ru.verbs.choose, 'одно из двух'),
  },
  'token-flees': {
    de: () => de.words('trägt ein Charakter das Kind, flieht es'),
    en: () => en.given('if', 'a character carries the Child', 'it flees'),
    ru: () => ru.words('если Малыш на руках у персонажа, он убегает'),
  },
  hunt: {
    de: ({ steps }) => [
      de.words(`der Gegner, der dem Kind am nächsten ist, bewegt sich ${de.far(steps)} auf es zu`),
      de.words('spielt ihr ohne das Kind, geht stattdessen der Gegner, der dir am nächsten ist, auf dich zu'),
    ],
    en: ({ steps }) => [
      en.words(`the enemy nearest to the Child moves ${en.spaces(steps)} toward it`),
      en.words('if you play without the Child, the enemy nearest to you moves toward you instead'),
    ],
    ru: ({ steps }) => [
      ru.words(`ближайший к Малышу враг проходит к нему ${ru.spaces(steps)}`),
      ru.words('если вы играете без Малыша, вместо этого ближайший к вам враг идёт к вам'),
    ],
  },
  'suffer-or-crisis': {
    de: ({ damage: points }) =>
      de.words(
        `entscheide dich: Entweder erleidest du ${de.num(points)} Schaden, oder die Krise dieser Mission tritt ein`,
      ),
    en: ({ damage: points }) =>
      en.words(`choose: either you suffer ${en.num(points)} damage, or the crisis of this mission happens`),
    ru: ({ damage: points }) =>
      ru.words(`выберите: либо вы получаете ${ru.say(ru.damage(points), 'acc')}, либо происходит кризис этой миссии`),
  },
};
