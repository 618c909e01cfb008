import { de } from '@cantina/text';
import { ofFaction, whyFailed } from '../../text/de/words.ts';
import type { StageWords } from './words.ts';

const { listAnd, num } = de;

export const words: StageWords = {
  encounter: 'Begegnung',
  atNavpoint: 'Zwischen den Planeten',
  contact: 'Ein Kontakt',
  story: 'Wie es weitergeht',
  turnedUp: 'Aufgedeckt: Jetzt wissen alle, wer hier wartet.',
  job: 'Ein Job',
  delivery: 'Illegale Fracht',
  wager: 'Die Wette',
  roll: 'Die Würfel entscheiden',
  rolls: (who, skill) => (who === null ? `Du würfelst: ${skill} …` : `${who} würfelt: ${skill} …`),
  meets: (who, place) =>
    `${who === null ? 'Du hast' : `${who} hat`} eine Begegnung ${place === null ? 'zwischen den Planeten' : `auf ${place}`}`,
  changes: (card) => `${card} ändert den Wurf …`,
  rollsInFight: (who) => (who === null ? 'Du würfelst für den Kampf …' : `Würfel für ${who} …`),
  aiTurn: 'Der Rivale ist am Zug',
  goal: 'Ein Ziel ist erreicht',
  trade: 'Handel',
  fame: 'Prestige',
  needs: (skill, copies) =>
    copies === 0
      ? `${skill} · ungeübt: Nur ein kritischer Treffer zählt`
      : copies === 1
        ? `${skill} · geübt: Ein Treffer oder kritischer Treffer genügt`
        : `${skill} · sehr geübt: Treffer, kritischer Treffer oder Fokus genügt`,
  needsHit: 'Nur mit einem Treffer fragt niemand nach',
  passed: 'Geschafft',
  failed: 'Gescheitert',
  tests: (passed, skills) => `${passed ? 'Geschafft' : 'Gescheitert'}: ${listAnd(skills)}.`,
  unnoticed: 'Unbemerkt',
  noticed: 'Aufgeflogen',
  why: (copies, passed) =>
    !passed
      ? whyFailed(copies)
      : copies === 0
        ? 'Ungeübt, aber ein kritischer Treffer zählt immer.'
        : copies === 1
          ? 'Geübt: Ein Treffer genügt.'
          : 'Sehr geübt: Sogar ein Fokus zählt.',
  whyDelivery: (passed) => (passed ? 'Ein Treffer: Niemand stellt Fragen.' : 'Kein Treffer: Jemand sieht genauer hin.'),
  ifPassed: 'Geschafft',
  ifFailed: 'Gescheitert',
  pays: (who, price) => `${who === null ? 'Du zahlst' : `${who} zahlt`} ${price}.`,
  ifWon: 'Bei einem Sieg',
  ifLost: 'Bei einer Niederlage',
  reward: 'Belohnung',
  nothing: 'nichts passiert',
  fight: (type, place) => `${type === 'ground' ? 'Bodenkampf' : 'Schiffskampf'} · ${place}`,
  against: (foe) => `Gegen ${foe}`,
  dice: (count) => `${num(count)} Würfel`,
  left: (type, left, most) => `${type === 'ground' ? 'Ausdauer' : 'Hülle'} ${left} von ${most}`,
  chanceOf: (who) => (who === null ? 'Deine Chance zu gewinnen' : `Chance, dass ${who} gewinnt`),
  wins: (who) => (who === null ? 'Du gewinnst' : `Sieg für ${who}`),
  score: (attack, defense) =>
    attack === defense
      ? `${attack} zu ${defense}: Bei Gleichstand siegt der Angriff.`
      : `${Math.max(attack, defense)} zu ${Math.min(attack, defense)} Schaden.`,
  unbeatable: 'Diese Patrouille ist unbesiegbar.',
  defeated: (who) => (who === null ? 'Du bist besiegt' : `${who} ist besiegt`),
  defeatMeans:
    'Der Zug endet hier. Eine Niederlage kostet bis zu 3.000 Credits; der nächste Zug beginnt mit der Erholung.',
  captured: (name) => `Gefangen: ${name}`,
  eliminated: (name) => `Ausgeschaltet: ${name}`,
  bring: (place, reward) => `Lebend nach ${place}: ${reward}`,
  jobDone: 'Job erledigt',
  jobFailed: 'Der Job misslingt',
  goalDone: (who) => (who === null ? 'Du erreichst dein Ziel' : `${who} erreicht das Ziel`),
  newShip: (name) => `Ein neues Schiff: ${name}`,
  fameOf: (who, fame, most) =>
    who === null ? `Du hast ${fame} von ${most} Prestige` : `${who} hat ${fame} von ${most} Prestige`,
  deal: 'Abgemacht!',
  noDeal: 'Kein Geschäft',
  gift: (credits) => `Ein Geschenk: ${credits}`,
  patrolBeaten: 'Patrouille besiegt',
  patrolComes: (faction) => `Die Patrouille ${ofFaction[faction]} ist da`,
  nearlyWins: (name, missing) => `Achtung: ${name} fehlt nur noch ${num(missing)} Prestige zum Sieg!`,
  youNearlyWin: (missing) => `Dir fehlt nur noch ${num(missing)} Prestige zum Sieg!`,
  wonGame: (name) => `${name}: die Legende des Outer Rim`,
};
