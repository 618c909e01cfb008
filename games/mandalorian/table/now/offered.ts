import type { CardArg, Decision, DecisionOption } from '@cantina/kernel';
import { content } from '../content.svelte.ts';

/** Options that are about what a card says; cards in hand show it themselves. */
const ABOUT_CARDS: readonly string[] = ['option.special', 'option.instead', 'option.use-plan', 'option.use-object'];

/** The cards whose texts somebody has to know to answer: those that are offered, and the one that asks. */
export function offeredCards({ prompt, options }: Decision): readonly string[] {
  const asking = faceOf(prompt.args?.card);
  const isEnemy = asking !== undefined && content.cardAs(asking, 'threat') !== undefined;
  const faces = [isEnemy ? undefined : asking, ...options.map(offeredBy)];
  return [...new Set(faces.filter((face) => face !== undefined))];
}

const offeredBy = ({ label }: DecisionOption): string | undefined =>
  label !== undefined && ABOUT_CARDS.includes(label.key) ? faceOf(label.args?.card) : undefined;

const faceOf = (arg: unknown): string | undefined => (arg as CardArg | null | undefined)?.face ?? undefined;
