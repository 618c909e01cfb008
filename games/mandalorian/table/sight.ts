import type { View } from '@cantina/kernel';
import type { MandoState, Options, Zone } from '../rules/state.ts';

/** All of these lie open, so they are in every view (rules/state.ts, `visible`). */
export type Fields = Omit<
  MandoState,
  'seats' | 'options' | 'step' | 'rng' | 'fixedDice' | 'cards' | 'zones' | 'hooks' | 'outcome' | 'betrayals'
>;

export const fieldsOf = (view: View): Fields => view.fields as unknown as Fields;
export const optionsOf = (view: View): Options => view.options as Options;

export interface SeenCard {
  readonly id: number;
  readonly face: string;
}

/** The cards of a pile that this viewer may know, the top one last. */
export const cardsOf = (view: View, zone: Zone, slot = 0): readonly SeenCard[] => view.zones[zone]?.[slot]?.cards ?? [];

export const countOf = (view: View, zone: Zone, slot = 0): number => view.zones[zone]?.[slot]?.count ?? 0;
