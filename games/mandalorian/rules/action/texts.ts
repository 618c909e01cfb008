import { textsFor } from '@cantina/kernel';
import type { Deed } from '../../content/all.ts';
import type { MandoState } from '../state.ts';
import type { Doing } from './doing.ts';

/** MA-SKL-09 carries out one effect of a text as far as it is possible; and tells whether it would do anything now. */
export const { resolve: carryOut, doesSomething } = textsFor<MandoState, Deed, Doing>();
