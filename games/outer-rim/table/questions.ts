/** Questions that are answered on cards which lie nowhere on the table. */
export const CHOOSERS: readonly string[] = [
  'prompt.character',
  'prompt.opponent',
  'prompt.starting-ship',
  'prompt.used-ship',
];

const MARKET = ['prompt.market', 'prompt.buy', 'prompt.deck'];
const BOARD = [
  'prompt.planning',
  'prompt.trade-in',
  'prompt.make-room',
  'prompt.deliver',
  'prompt.discard',
  'prompt.take-crew',
  'prompt.action',
];
const NOW = [
  'prompt.gain-asset',
  'prompt.terms',
  'prompt.bounty',
  'prompt.claim',
  'prompt.protect',
  'prompt.skill',
  'prompt.gain-skill',
  'prompt.combat-value',
  'prompt.change-dice',
  'prompt.reroll',
  'prompt.prevent',
  'prompt.trigger',
  'prompt.order',
  'prompt.may',
  'prompt.choose',
  'prompt.choose-for',
  'prompt.wager',
];

/** The panel a question is about; null where the map or a dialog is. */
export function panelFor(key: string): string | null {
  if (MARKET.includes(key)) return 'market';
  if (BOARD.includes(key)) return 'board';
  return NOW.includes(key) ? 'now' : null;
}
