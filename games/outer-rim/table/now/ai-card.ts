import type { SeenEvent } from '@cantina/kernel';
import { faceIn } from './sections.ts';

/** The card the AI has turned up last, while that is not long ago. */
export function lastAiCard(recent: readonly SeenEvent[]): string | undefined {
  const face = faceIn(recent.findLast(({ type }) => type === 'ai-card')?.data.card);
  return typeof face === 'string' ? face : undefined;
}
