import { alike, type VerbTellers } from './tell.ts';

/** Told by `compose`, as in every game. */
export const composingWords: VerbTellers<'choose' | 'sequence' | 'if' | 'may'> = {
  choose: alike(({ act, compose, it, one, opponentIn, verbs, you }, { by, options }, scene, tell) => {
    const told = (within: typeof scene) => options.map((each) => ({ block: tell(each)(within), short: true }));
    if (by === 'opponent') {
      const others = { ...scene, you: scene.you ?? you, opponent: it(opponentIn(scene)) };
      return compose.choose(act(scene.opponent, verbs.choose, one), told(others));
    }
    const orders = told(scene);
    // Orders and reports don't mix: where somebody else does something, the reader does, too.
    const alone = orders.every(({ block: [item] }) => {
      return item !== undefined && 'say' in item && item.say.kind === 'clause' && item.say.subject === null;
    });
    const choices = alone ? orders : told({ ...scene, you: scene.you ?? you });
    return compose.choose(act(scene.you, verbs.choose, one), choices);
  }),

  sequence: alike(({ compose }, { effects }, scene, tell) => {
    const look = effects.find((effect) => effect.verb === 'look-at-galaxy');
    const within = look === undefined ? scene : { ...scene, looked: look.amount };
    return compose.sequence(effects.map((effect) => ({ block: tell(effect)(within), alone: true, doer: null })));
  }),

  if: alike(({ compose, condition, subordinate }, { condition: when, effect }, scene, tell) => {
    const held = subordinate(condition(when, scene));
    return compose.if([{ condition: held, label: held, block: tell(effect)(scene) }], null, { otherwise: '' });
  }),

  may: alike(({ compose }, { effect }, scene, tell) => compose.may(tell(effect)(scene))),
};
