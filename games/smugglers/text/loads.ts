import { type Cargo, GOODS, type Good } from '../content/index.ts';

/** How one language says what is handed over. */
interface LoadWords<Card> {
  readonly credits: (amount: number) => string;
  readonly units: (amount: number, good: Cargo) => string;
  /** Brix weapons with one deadline. */
  readonly lasting: (amount: number, until: number) => string;
  readonly card: (card: Card) => string;
}

/** What one side of a deal gives, piece by piece; `brix` are the deadlines of single weapons. */
export const loadParts =
  <Card>({ credits, units, lasting, card }: LoadWords<Card>) =>
  (amount: number, held: readonly Good[], brix: readonly number[], kept: readonly Card[]): readonly string[] => [
    ...(amount === 0 ? [] : [credits(amount)]),
    ...GOODS.flatMap((good) => {
      const n = held.filter((each) => each === good).length;
      return n === 0 ? [] : [units(n, good)];
    }),
    ...[...new Set(brix)].map((until) => lasting(brix.filter((each) => each === until).length, until)),
    ...kept.map(card),
  ];
