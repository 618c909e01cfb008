import type { SeenEvent } from '@cantina/kernel';
import type { StageReader, ToldText } from '@cantina/web/kit';
import { words as tableWords } from '../table/words/index.ts';
import { isOf } from './telling.ts';

/** What a card brought, in one sentence with all that it paid: the rest are details. */
export function sumUp(events: readonly SeenEvent[], at: StageReader): ToldText | undefined {
  const reward = events.find((event) => isOf(event, 'reward'));
  const isOfOneStep = events.every(({ type }) => type !== 'turn-begins' && type !== 'travel');
  if (reward === undefined || !isOf(reward, 'reward') || !isOfOneStep) return undefined;
  const { credits, fame } = reward.data;
  const said = at
    .lineOf(reward)
    .map((part, i, all) => (i < all.length - 1 ? part : { ...part, text: part.text.replace(/\.$/, '') }));
  return credits + fame === 0
    ? undefined
    : [...said, { kind: 'text', text: `: ${tableWords[at.reader.lang].reward(credits, fame)}` }];
}
