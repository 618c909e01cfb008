import { CHARACTER_IDS, missions } from '../content/all.ts';
import {
  areaCount,
  CRISIS_TOTAL,
  EVENT_TOTAL,
  enemiesOf,
  healthOf,
  heroesOf,
  timeSize,
  totalOf,
  trackSize,
} from '../rules/lookup.ts';
import type { G } from '../rules/state.ts';
import { areaCost, eventCost, woundCost } from './danger.ts';
import { workLeft } from './progress.ts';
import { crisisCost, helpful, pressure, timeCost } from './score.ts';

/**
 * What the learned judgement looks at when a turn begins: how the group stands against the mission. Facedown threats count
 * only by what the active player knows of them.
 */

const OF_GROUP = [
  'always',
  'work', // what is still to be done, in points of strength
  'work-root',
  'almost-done',
  'wounds', // what the wounds cost
  'event', // what an event would cost now
  'next-event',
  'areas', // what the totals of the areas will bring
  'full-areas',
  'crisis-near',
  'time', // what the clock costs
  'time-left',
  'track', // how full the crisis track is
  'track-full',
  'helpful', // plans and shields
  'pressure', // enemies close by
  'enemies',
  'weakest', // health that the weakest has left
  'about-to-fall',
  'health', // of all
  'turn',
  'crisis-cost',
  'hard',
  'easy',
  'balanced',
] as const;

type OfGroup = (typeof OF_GROUP)[number];

const MISSIONS = missions.map(({ id }) => id);
/** What weighs differently from mission to mission. */
const BY_MISSION = ['mission', 'work', 'wounds', 'time', 'track'] as const;

export const FEATURES: readonly string[] = [
  ...OF_GROUP,
  ...Array.from({ length: 5 }, (_, heroes) => `heroes ${heroes}`),
  ...BY_MISSION.flatMap((name) => MISSIONS.map((id) => `${name} ${id}`)),
  ...CHARACTER_IDS.flatMap((id) => [`hero ${id}`, `left ${id}`]),
];

const AT = Object.fromEntries(OF_GROUP.map((name, i) => [name, i])) as Readonly<Record<OfGroup, number>>;
const HEROES_AT = OF_GROUP.length;
const MISSION_AT = HEROES_AT + 5;
const CHARACTER_AT = MISSION_AT + BY_MISSION.length * MISSIONS.length;

type Note = (feature: number, value: number) => void;

export function readFeatures(g: G, note: Note): void {
  const { state: s } = g;
  note(AT.always, 1);
  note(AT.hard, s.options.difficulty === 'hard' ? 1 : 0);
  note(AT.easy, s.options.difficulty === 'easy' ? 1 : 0);
  note(AT.balanced, s.options.balanced ? 1 : 0);
  const heroes = heroesOf(g);
  note(HEROES_AT + Math.min(4, heroes.length), 1);
  if (s.turn === 0 || heroes.length === 0) return;
  const work = workLeft(g, s.active);
  const wounds = woundCost(g);
  const time = timeCost(g, work);
  const track = s.track / Math.max(1, trackSize(g));
  note(AT.work, work / 20);
  note(AT['work-root'], Math.sqrt(Math.max(0, work) / 20));
  note(AT['almost-done'], Math.max(0, 1 - work / 8));
  note(AT.wounds, wounds / 20);
  note(AT.time, time / 8);
  note(AT['time-left'], timeSize(g) === 0 ? 0 : (timeSize(g) - s.time) / 4);
  note(AT.track, track);
  note(AT['track-full'], track > 0.7 ? 1 : 0);
  note(AT.helpful, helpful(g) / 4);
  note(AT.pressure, pressure(g) / 3);
  note(AT.enemies, enemiesOf(g).length / 6);
  note(AT.turn, s.turn / (15 * heroes.length));
  readAreas(g, note);
  readHeroes(g, heroes, note);
  const mission = MISSIONS.indexOf(s.options.mission);
  [1, work / 20, wounds / 20, time / 8, track].forEach((value, i) => {
    note(MISSION_AT + i * MISSIONS.length + mission, value);
  });
}

function readAreas(g: G, note: Note): void {
  const crisis = crisisCost(g);
  const cost = eventCost(g);
  note(AT.event, cost.usual / 5);
  note(AT['next-event'], cost.next / 5);
  note(AT.areas, areaCost(g, cost, crisis) / 8);
  note(AT['crisis-cost'], crisis / 5);
  let [full, near] = [0, 0];
  for (let area = 0; area < areaCount(g); area++) {
    if (totalOf(g, area) >= EVENT_TOTAL - 1) full++;
    if (totalOf(g, area) >= CRISIS_TOTAL - 1) near++;
  }
  note(AT['full-areas'], full / 3);
  note(AT['crisis-near'], near / 2);
}

function readHeroes(g: G, heroes: readonly number[], note: Note): void {
  let [all, weakest] = [0, 9];
  for (const hero of heroes) {
    const left = healthOf(g, hero) - (g.state.damage[hero] ?? 0);
    all += left;
    weakest = Math.min(weakest, left);
    const id = g.state.characters[hero];
    const character = id === undefined ? -1 : CHARACTER_IDS.indexOf(id);
    if (character < 0) continue;
    note(CHARACTER_AT + 2 * character, 1);
    note(CHARACTER_AT + 2 * character + 1, left / 6);
  }
  note(AT.weakest, weakest / 4);
  note(AT['about-to-fall'], weakest <= 1 ? 1 : 0);
  note(AT.health, all / (6 * heroes.length));
}
