import { type Decision, type DecisionOption, type Match, seedOf, start } from '@cantina/kernel';
import type { Play } from '@cantina/web/kit';
import { describe, expect, it } from 'vitest';
import { playable } from '../index.ts';
import { boardOf, plansOf, searchesOf } from './board.ts';
import { goalOf } from './goal.ts';
import { noteOn } from './odds.ts';

/** Alone, after the choices before the first turn: each time the one of that number, as long as there are as many. */
function opening(secret: string, choice = 0): Match {
  const match = start(playable.game, { seats: 1, options: {}, seed: seedOf(secret, []) });
  for (let asked = match.pending[0]; asked !== undefined; asked = match.pending[0]) {
    if (asked.prompt.key === 'prompt.planning') break;
    match.answer(asked.seat, asked.id, [asked.options[choice % asked.options.length]?.id ?? '']);
  }
  return match;
}

describe('the goal in sight', () => {
  it('knows a bounty that brings fame, even while nobody knows where its target is', () => {
    const tables = Array.from({ length: 60 }, (_, i) => opening(`bounty ${i}`)).map((match) => {
      const view = match.view(0);
      const board = boardOf(view, 0);
      const { me } = board;
      const plans = me === undefined ? [] : plansOf(board, me).filter(({ reward }) => reward.fame > 0);
      const searches = me === undefined ? [] : searchesOf(board, me).filter(({ reward }) => reward.fame > 0);
      const reader = { lang: 'en', seatName: String, faceName: String };
      const play = { view, seat: 0, isSpectator: false, reader } as unknown as Play;
      const nearest = goalOf(play)?.nearest;
      return { plans: plans.length, hunted: searches[0], text: nearest?.text, space: nearest?.space };
    });
    const hunts = tables.filter(({ plans, hunted }) => plans === 0 && hunted !== undefined);
    expect(hunts.length).toBeGreaterThan(0);
    for (const { hunted, text, space } of hunts) {
      expect(text).toMatch(`Nearest fame: ${hunted?.card.face} · under a token with a ${hunted?.kind} · nearest: `);
      expect(space).toBe(hunted?.nearest?.space);
    }
  });

  it('OR-MAEL-01 counts the turns to a goal as the ship has to fly: what can be reached now is one turn away, and nothing else', () => {
    const plans = Array.from({ length: 40 }, (_, i) => opening(`way ${i}`, i)).flatMap((match, i) =>
      Array.from({ length: 40 }, (__, j) => {
        const found = plansAt(match);
        const [asked] = match.pending;
        if (asked !== undefined) match.answer(asked.seat, asked.id, picksAt(asked, i + j));
        return found;
      }).flat(),
    );
    expect(plans.some(({ isOffered }) => isOffered) && plans.some(({ isOffered }) => !isOffered)).toBe(true);
    expect(plans.filter(({ isOffered, isOneTurn }) => isOffered !== isOneTurn)).toEqual([]);
  });
});

describe('an ability that can be used', () => {
  it('says what it does, because the name of its card alone says nothing', () => {
    const isBoba = (match: Match): boolean =>
      match.view(0).zones.character?.[0]?.cards.some(({ face }) => face === 'character/boba-fett') === true;
    const match = Array.from({ length: 8 }, (_, i) => opening('abilities', i)).find(isBoba) as Match;
    const [planning] = match.pending;
    match.answer(0, planning?.id ?? 0, ['credits']);
    const decision = match.pending[0] as Decision;
    const used = decision.options.find(({ id }) => id.startsWith('ability:')) as DecisionOption;
    const said = (['de', 'en', 'ru'] as const).map((lang) =>
      noteOn(used, { view: match.view(0), seat: 0, decision, reader: { lang } } as unknown as Play),
    );
    expect(said).toEqual([
      'Sieh dir 1 verdeckten Kontakt auf deinem Planeten im Geheimen an.',
      'Secretly look at 1 facedown contact on your planet.',
      'Посмотрите тайно 1 закрытый жетон контакта на своей планете.',
    ]);
  });
});

/** As many of the options as are wanted, beginning with the one of that number. */
const picksAt = ({ options, min }: Decision, number: number): string[] =>
  Array.from({ length: Math.max(1, min) }, (_, i) => options[(number + i) % options.length]?.id ?? '');

/** Where the cards on board want to go while a flight is planned: whether that is offered, and whether it is called one turn away. */
function plansAt(match: Match): readonly { readonly isOffered: boolean; readonly isOneTurn: boolean }[] {
  const [asked] = match.pending;
  const board = boardOf(match.view(0), 0);
  if (asked?.prompt.key !== 'prompt.planning' || board.me === undefined) return [];
  const offered = asked.options.map(({ id }) => id);
  return plansOf(board, board.me)
    .filter(({ spaces }) => spaces > 0)
    .map(({ space, turns }) => ({ isOffered: offered.includes(`space:${space}`), isOneTurn: turns === 1 }));
}
