import { type AbilityKind, faces } from '../../content/index.ts';
import { abilitiesOnFace } from './sides.ts';

/** Cards in front of players are found by the kinds of abilities they have. */
export type Hook = AbilityKind;

const HOOKS: Readonly<Record<Hook, true>> = {
  planning: true,
  action: true,
  encounter: true,
  bonus: true,
  fame: true,
  dice: true,
  'gain-skill': true,
  'damage-cap': true,
  prevent: true,
  trigger: true,
  discount: true,
  'slip-past-patrol': true,
  'stop-others': true,
  'ignore-bad-patrols': true,
  'no-loss-for-patrols': true,
  'divert-patrol': true,
  'slot-also-holds': true,
  challenged: true,
  'cannot-be-discarded': true,
};

export const hooks: readonly Hook[] = Object.keys(HOOKS) as Hook[];

const HOOKS_OF: ReadonlyMap<string, readonly Hook[]> = new Map(
  faces.map((face, index) => [face, [...new Set(abilitiesOnFace(index).map(({ kind }) => kind))]]),
);

const NO_HOOKS: readonly Hook[] = [];
export const hooksOf = (face: string): readonly Hook[] => HOOKS_OF.get(face) ?? NO_HOOKS;
