import type { Block, de, en, ru, Statement, VerbWords, Words, WordTable } from '@cantina/text';
import type { Effect } from '../content/index.ts';
import { DE } from '../text/de/tongue.ts';
import { EN } from '../text/en/tongue.ts';
import { RU } from '../text/ru/tongue.ts';
import type { Scene, Teller, Tongue } from '../text/tongue.ts';

/** What telling an effect comes to: sentences within a scene. */
export interface Tellings {
  readonly de: Teller<de.De>;
  readonly en: Teller<en.En>;
  readonly ru: Teller<ru.Ru>;
}

/** The words of every verb. */
export type AllWords = WordTable<Effect, Tellings>;

/** Those of one family. */
export type VerbTellers<V extends Effect['verb']> = Pick<AllWords, V>;

/** A verb that is told alike in all three languages, but for the words. */
export const alike = <E extends Effect>(
  told: <W extends Words>(
    tongue: Tongue<W>,
    effect: E,
    scene: Scene<W>,
    tell: (part: Effect) => Teller<W>,
  ) => Block<Statement<W>>,
): VerbWords<E, Tellings> => ({
  de: (effect, tell) => (scene) => told(DE, effect, scene, tell),
  en: (effect, tell) => (scene) => told(EN, effect, scene, tell),
  ru: (effect, tell) => (scene) => told(RU, effect, scene, tell),
});
