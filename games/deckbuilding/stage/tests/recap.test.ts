import { chooser } from '@cantina/bots';
import { type SeenEvent, seedFrom, start } from '@cantina/kernel';
import { checkRecaps } from '@cantina/web/kit/testing';
import { brain } from '../../bot/index.ts';
import { game } from '../../rules/game.ts';
import { sceneOf } from '../scenes.ts';
import { turnOf } from '../telling.ts';
import { onlooker } from './watched.ts';

/** What somebody at the table would tell of a turn. */
const WORTH = [
  'reveal-base',
  'purchase',
  'buy-out',
  'ability',
  'trigger',
  'defeat',
  'attack-fails',
  'damage',
  'prevent-damage',
  'repair',
  'ship-destroyed',
  'base-destroyed',
  'exile',
  'discard',
  'galaxy-discard',
  'take-from-row',
  'take-from-discard',
  'put-on-deck',
  'reveal',
];
/** Cards whose names have to be heard, and those whose deed it was. */
const facesIn = ({ card, cards, cause }: SeenEvent['data']): readonly string[] => {
  const several: readonly unknown[] = Array.isArray(cards) ? cards : [];
  return [card, cause, ...several].flatMap((thing) => {
    if (typeof thing === 'string') return [thing];
    return typeof thing === 'object' && thing !== null && 'face' in thing && typeof thing.face === 'string'
      ? [thing.face]
      : [];
  });
};

checkRecaps({
  seeds: () => ['1', '2', '3'],
  play: (seed) => {
    const match = start(game, { seats: 2, options: {}, seed: seedFrom(`recap ${seed}`) }).watch();
    const bots = [0, 1].map((seat) => chooser('quick', brain, `${seed} ${seat}`));
    return { match, choose: (decision) => bots[decision.seat]?.(match, decision) ?? [] };
  },
  stage: { sceneOf, turnOf },
  readerFor: (lang) => onlooker(0, lang),
  // Every card that did something is named.
  worth:
    ({ reader }) =>
    ({ type, data }) =>
      WORTH.includes(type) ? facesIn(data).map((face) => reader.faceName(face)) : null,
  least: 20,
});
