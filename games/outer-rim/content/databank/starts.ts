import { bountyOn, bySteps, cargoTo, job, must, orElse, reward } from '../assets.ts';
import type { Contact, Planet, Skill } from '../terms.ts';
import { hurt } from '../words.ts';
import { start } from './make.ts';

const wanted = (target: Contact, value: number, to: Planet) =>
  bountyOn(target, { type: 'ground', value, eliminate: [4000, 1], to, capture: [6000, 2] });

const errand = (destination: Planet, first: Skill, last: readonly Skill[]) =>
  job(destination, bySteps(orElse(first, hurt(1)), must(last, 'complete')), reward(3000, 1), 'remove');

/** Cards 90 (bounties), 91 (cargo) and 92 (jobs), four of each; each names the planet its owner starts on. */
export const starts = [
  start('90-a', 90, 'ord-mantell', wanted('doctor-evazan', 3, 'naboo')),
  start('90-b', 90, 'lothal', wanted('ponda-baba', 3, 'nal-hutta')),
  start('90-c', 90, 'ryloth', wanted('lobot', 2, 'cantonica')),
  start('90-d', 90, 'takodana', wanted('w1-le', 2, 'kessel')),
  start('91-a', 91, 'kessel', cargoTo('ord-mantell', reward(4000, 1), { illegal: true })),
  start('91-b', 91, 'naboo', cargoTo('nal-hutta', reward(4000, 1), { illegal: true })),
  start('91-c', 91, 'mon-calamari', cargoTo('tatooine', reward(7000, 0, { hutt: 1 }))),
  start('91-d', 91, 'takodana', cargoTo('kessel', reward(7000, 0, { syndicate: 1 }))),
  start('92-a', 92, 'cantonica', errand('mon-calamari', 'stealth', ['influence', 'knowledge'])),
  start('92-b', 92, 'ring-of-kafrene', errand('naboo', 'tactics', ['knowledge', 'tactics'])),
  start('92-c', 92, 'ord-mantell', errand('kessel', 'stealth', ['tactics', 'tech'])),
  start('92-d', 92, 'nal-hutta', errand('ryloth', 'knowledge', ['influence', 'stealth'])),
] as const;
