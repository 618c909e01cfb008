import { type Card, cards } from '../content/index.ts';

type Of<C extends Card['component']> = Extract<(typeof cards)[number], { readonly component: C }>;

/** All cards of one kind of component. */
export const of = <C extends Card['component']>(component: C): readonly Of<C>[] =>
  cards.filter((card): card is Of<C> => card.component === component);

/** Every value called `key` anywhere in a tree of data. */
export function found(tree: unknown, key: string): unknown[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree as Record<string, unknown>).flatMap(([name, value]) => [
    ...(name === key ? [value] : []),
    ...found(value, key),
  ]);
}
