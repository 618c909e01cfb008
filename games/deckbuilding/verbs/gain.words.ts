import { said } from '@cantina/text';
import { alike, type VerbTellers } from './tell.ts';

export const gainingWords: VerbTellers<'gain' | 'gain-attack' | 'draw' | 'repair'> = {
  gain: alike(({ act, both, count, nouns, verbs }, { resources, force }, { you }) => {
    const gained = [
      ...(resources === 0 ? [] : [count(resources, nouns.resource)]),
      ...(force === 0 ? [] : [count(force, nouns.force)]),
    ];
    return said(act(you, verbs.gain, both(...gained)));
  }),

  'gain-attack': alike(({ bonus, does, verbs }, { amount }, { self }) => said(does(self, verbs.gain, bonus(amount)))),

  draw: alike(({ act, amounts, count, nouns, verbs }, { amount }, scene) =>
    amounts(scene, amount, (n, each) => act(scene.you, verbs.draw, count(n, nouns.card), ...each)),
  ),

  repair: alike(({ act, count, nouns, onOwnBase, verbs }, { amount }, { you }) =>
    said(act(you, verbs.repair, count(amount, nouns.damage), onOwnBase)),
  ),
};
