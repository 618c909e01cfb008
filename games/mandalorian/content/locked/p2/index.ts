import type { Token } from '../../vocabulary.ts';
import type { Pack } from '../pack.ts';
import { events } from './events.ts';
import { map } from './map.ts';
import { mission } from './mission.ts';
import { skills } from './skills.ts';
import { threats } from './threats.ts';

/** MA-CMP-11 the Child. */
export const child: Token = { kind: 'token', id: 'token-1', sign: 'egg', copies: 1 };

export const p2: Pack = {
  id: 'p2',
  cards: [...threats, child, ...events, ...skills],
  maps: [map],
  missions: [mission],
};
