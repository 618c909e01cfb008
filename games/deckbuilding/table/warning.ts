import type { Decision, DecisionOption } from '@cantina/kernel';
import type { Lang } from '@cantina/text';
import { cardOf } from '../content/index.ts';
import type { Messages } from '../index.ts';
import { gameTexts } from '../text/index.ts';
import type { Board } from './board.ts';
import { words } from './words/index.ts';

/** What is asked once more before an option is taken; null: nothing. */
export function warningBefore(decision: Decision | null, option: string, board: Board, lang: Lang): string | null {
  const say = words[lang];
  const chosen = decision?.options.find(({ id }) => id === option);
  if (chosen?.label?.key === 'option.ability-in-vain') return say.inVain; // DB-GAP-38
  if (chosen?.label?.key === 'option.attack-row') {
    const { strength, needed, enough } = chosen.label.args as unknown as Messages['option.attack-row'];
    return enough ? null : say.attackInVain(strength, needed); // DB-BTY-08
  }
  if (option === 'play-all') return priceInHand(decision?.options ?? [], board, lang);
  return option === 'end' ? unusedAtEnd(decision?.options ?? [], board, lang) : null;
}

const FROM_HAND = ['discard-from-hand', 'exile-from-hand'] as const;

/** Who plays the whole hand has nothing left to pay a card with that takes one from it. */
function priceInHand(options: readonly DecisionOption[], { near }: Board, lang: Lang): string | null {
  const atOnce = options.find(({ id }) => id === 'play-all')?.label?.args?.amount;
  if (atOnce !== near.hand.count) return null;
  const dear = near.hand.cards.find(({ face }) => {
    const { ability } = cardOf(face);
    return ability?.kind === 'action' && FROM_HAND.some((pay) => pay === ability.cost?.pay);
  });
  return dear === undefined ? null : words[lang].noneToPay(gameTexts[lang].faceName(dear.face));
}

/** The next hand is drawn at once, so the end of a turn can't be taken back unasked: it is said what is still there. */
function unusedAtEnd(options: readonly DecisionOption[], board: Board, lang: Lang): string | null {
  const { near } = board;
  const isThere = (wanted: string): boolean => options.some(({ group }) => group === wanted);
  if (!isThere('play') && !isThere('attack') && !isThere('buy')) return null;
  return words[lang].regret({
    cards: isThere('play') ? near.hand.count : 0,
    resources: near.resources,
    attack: isThere('attack') ? board.attackLeft(near) : 0,
  });
}
