import type { Lang } from '@cantina/text';

/** Somebody by name; null: who looks. */
export type Who = string | null;

/** How the end of a game is told. */
interface EndWords {
  won(winner: Who, fame: number, round: number): string;
  aiWon(fame: number, round: number): string;
  /** How far somebody had come. */
  missed(who: Who, fame: number, missing: number): string;
  aiMissed(fame: number): string;
  readonly fame: string;
  readonly credits: string;
  readonly ship: string;
  readonly bounties: string;
  readonly luck: string;
}

const en: EndWords = {
  won: (winner, fame, round) =>
    winner === null
      ? `You are the legend of the Outer Rim: ${fame} fame in round ${round}.`
      : `${winner} is the legend of the Outer Rim: ${fame} fame in round ${round}.`,
  aiWon: (fame, round) => `Your rival was faster: ${fame} fame in round ${round}.`,
  missed: (who, fame, missing) =>
    who === null ? `You had ${fame}; ${missing} more would have done it.` : `${who} had ${fame}, ${missing} short.`,
  aiMissed: (fame) => `Your rival had ${fame}.`,
  fame: 'Fame',
  credits: 'Credits',
  ship: 'Ship',
  bounties: 'Cards aboard',
  luck: 'hits rolled',
};
const de: EndWords = {
  won: (winner, fame, round) =>
    winner === null
      ? `Du bist die Legende des Outer Rim: ${fame} Prestige in Runde ${round}.`
      : `${winner} ist die Legende des Outer Rim: ${fame} Prestige in Runde ${round}.`,
  aiWon: (fame, round) => `Dein Rivale war schneller: ${fame} Prestige in Runde ${round}.`,
  missed: (who, fame, missing) =>
    who === null ? `Du hattest ${fame}, ${missing} fehlten noch.` : `${who} hatte ${fame}, ${missing} fehlten noch.`,
  aiMissed: (fame) => `Dein Rivale hatte ${fame}.`,
  fame: 'Prestige',
  credits: 'Credits',
  ship: 'Schiff',
  bounties: 'Karten an Bord',
  luck: 'gewürfelte Treffer',
};
const ru: EndWords = {
  won: (winner, fame, round) =>
    winner === null
      ? `Вы — легенда Внешнего кольца: слава ${fame}, раунд ${round}.`
      : `${winner} — легенда Внешнего кольца: слава ${fame}, раунд ${round}.`,
  aiWon: (fame, round) => `Соперник оказался быстрее: слава ${fame}, раунд ${round}.`,
  missed: (who, fame, missing) =>
    who === null ? `У вас было ${fame}, не хватило ${missing}.` : `${who}: ${fame}, не хватило ${missing}.`,
  aiMissed: (fame) => `У соперника было ${fame}.`,
  fame: 'Слава',
  credits: 'Кредиты',
  ship: 'Корабль',
  bounties: 'Карт на борту',
  luck: 'выброшено попаданий',
};

export const endWords: Readonly<Record<Lang, EndWords>> = { de, en, ru };
