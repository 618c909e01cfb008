import type { Mission, MissionId, Token } from '../content/all.ts';
import { child } from '../content/locked/p2/index.ts';
import { informantMarker, salvageMarker } from '../content/locked/p5/index.ts';
import { crate } from '../content/locked/p7/index.ts';

const TOKENS: Readonly<Record<MissionId, readonly Token[]>> = {
  m1: [],
  m2: [child],
  m3: [],
  m4: [child],
  c1: [salvageMarker],
  c2: [informantMarker],
  h1: [crate],
  h2: [],
};

/** MA-CHD-01 and the markers of contracts. */
export const tokensOf = ({ id }: Mission): readonly Token[] => TOKENS[id];
