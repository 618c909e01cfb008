/** The words every table needs. A game spreads them and adds its own. */
export type CommonNoun =
  | 'card'
  | 'player'
  | 'opponent'
  | 'seat'
  | 'spectator'
  | 'game'
  | 'round'
  | 'turn'
  | 'action'
  | 'rule'
  | 'hand'
  | 'deck'
  | 'discardPile'
  | 'die'
  | 'result'
  | 'space'
  | 'token'
  | 'point';

export type CommonVerb =
  | 'draw'
  | 'discard'
  | 'play'
  | 'take'
  | 'choose'
  | 'pay'
  | 'buy'
  | 'sell'
  | 'gain'
  | 'lose'
  | 'move'
  | 'place'
  | 'give'
  | 'put'
  | 'remove'
  | 'return'
  | 'reveal'
  | 'roll'
  | 'reroll'
  | 'shuffle'
  | 'use'
  | 'attack'
  | 'destroy'
  | 'repair'
  | 'ignore'
  | 'win'
  | 'pass'
  | 'cost';

/** Labels of buttons and headings that are no sentence. */
export interface WordMessages {
  'word.done': Readonly<Record<string, never>>;
  'word.pass': Readonly<Record<string, never>>;
  'word.decline': Readonly<Record<string, never>>;
  'word.yes': Readonly<Record<string, never>>;
  'word.no': Readonly<Record<string, never>>;
  'word.cancel': Readonly<Record<string, never>>;
  'word.undo': Readonly<Record<string, never>>;
  'word.rule': Readonly<Record<string, never>>;
  'word.seat': { readonly number: number };
  'word.spectator': Readonly<Record<string, never>>;
  'word.bot': Readonly<Record<string, never>>;
  'word.round': { readonly number: number };
  'word.turn-of': { readonly player: { readonly seat: number } };
  'word.waiting-for': { readonly players: readonly { readonly seat: number }[] };
  'word.interjection': Readonly<Record<string, never>>;
  'word.not-possible': Readonly<Record<string, never>>;
  'word.because-rule': { readonly rule: string };
}
