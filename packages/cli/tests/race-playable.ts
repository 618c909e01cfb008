import type { CardArg } from '@cantina/kernel';
import type { GameText, Playable } from '@cantina/playable';
import { type Book, book } from '@cantina/text';
import { type RaceState, race } from './race.ts';

interface Messages {
  'prompt.turn': { readonly player: { readonly seat: number } };
  'label.roll': Readonly<Record<string, never>>;
  'reason.early': Readonly<Record<string, never>>;
  'log.run': { readonly player: { readonly seat: number }; readonly steps: number };
  'log.move': {
    readonly card: CardArg;
    readonly from: string;
    readonly fromSlot: number;
    readonly to: string;
    readonly toSlot: number;
  };
}

const texts: Book = book<Messages>({
  de: {
    'prompt.turn': () => 'Was tust du?',
    'label.roll': () => 'Würfeln',
    'reason.early': () => 'In der ersten Runde geht das nicht.',
    'log.run': (a) => `Schritte: ${a.steps}`,
    'log.move': () => 'Eine Karte wechselt den Platz.',
  },
  en: {
    'prompt.turn': () => 'What do you do?',
    'label.roll': () => 'Roll the die',
    'reason.early': () => 'Not in the first round.',
    'log.run': (a) => `Steps: ${a.steps}`,
    'log.move': () => 'A card changes its place.',
  },
  ru: {
    'prompt.turn': () => 'Что вы делаете?',
    'label.roll': () => 'Бросить кубик',
    'reason.early': () => 'В первом раунде нельзя.',
    'log.run': (a) => `Шагов: ${a.steps}`,
    'log.move': () => 'Карта меняет место.',
  },
});

const text = (name: string, names: readonly string[], deck: string): GameText => ({
  name,
  faceName: (face) => names[race.faces.indexOf(face)] ?? face,
  sheet: () =>
    race.faces.map((face, i) => ({
      face,
      name: names[i] ?? face,
      group: deck,
      values: [String(i + 1)],
      text: [`+${i + 1}.`],
      copies: face === 'joker' ? 1 : 6,
    })),
  sideName: (side) => (side === 'red' ? `${name} R` : `${name} B`),
});

const rulebook = (turn: string, early: string): string => `# race

## ${turn}
- **RC-TURN-01** ${turn}.
- **RC-TURN-02** ${early}.
`;

export const racePlayable: Playable<RaceState> = {
  game: race,
  brain: {
    evaluate(g, seat) {
      const mine = g.state.at[seat] ?? 0;
      const best = Math.max(...g.state.at.filter((_, other) => other !== seat), 0);
      return 1 / (1 + Math.exp(best - mine));
    },
  },
  book: texts,
  texts: {
    de: text('Wettlauf', ['Eins', 'Zwei', 'Drei', 'Joker'], 'Stapel'),
    en: text('Race', ['One', 'Two', 'Three', 'Joker'], 'Deck'),
    ru: text('Гонка', ['Один', 'Два', 'Три', 'Джокер'], 'Колода'),
  },
  rulebook: {
    de: rulebook('Der Zug', 'Keine Drei in der ersten Runde'),
    en: rulebook('The turn', 'No three in the first round'),
    ru: rulebook('Ход', 'Тройку в первом раунде нельзя'),
  },
  universe: {
    verbs: [],
    decisions: ['prompt.turn', 'prompt.never'],
    events: ['run', 'turn', 'roll', 'move', 'shuffle', 'finish'],
  },
  rounds: (g) => g.state.turn,
  sideOf: (_g, seat) => (seat === 0 ? 'red' : 'blue'),
};
