import type { KernelEvents } from '@cantina/kernel';
import type { Scene, StageBeat, StageReader } from '@cantina/web/kit';
import { beats } from '../rules/beats.ts';
import type { Events } from '../rules/ops/index.ts';
import {
  defeatScene,
  discardScene,
  failureScene,
  finishScene,
  forceScene,
  newBaseScene,
  plainScene,
  playScene,
  purchaseScene,
  putOnDeckScene,
  revealScene,
} from './moments.ts';
import { attackScene, baseDestroyedScene, damageScene, shieldScene, shipDestroyedScene } from './strikes.ts';
import { dataOf, type Telling, telling } from './telling.ts';

type Beat = (typeof beats)[number];
type AllEvents = Events & KernelEvents;

/** What each kind of moment shows; what is not listed here is told by its line of the log and passes by. */
const SCENES: { readonly [K in Beat]?: (telling: Telling, all: readonly AllEvents[K][]) => Scene | null } = {
  sides: () => null,
  'turn-begins': (told, all) =>
    plainScene(told, 'turn-begins', { concerns: all.map(({ seat }) => seat.seat), sound: 'turn', time: 500 }),
  'reveal-base': last(newBaseScene),
  play: last(playScene),
  ability: (told) => plainScene(told, 'ability', { time: 700 }),
  trigger: (told) => plainScene(told, 'trigger', { time: 600 }),
  'move-force': last(forceScene),
  purchase: last(purchaseScene),
  attack: last(attackScene),
  defeat: last(defeatScene),
  'attack-fails': last(failureScene),
  'prevent-damage': last(shieldScene),
  damage: damageScene,
  repair: (told) => plainScene(told, 'repair', { isTold: true, sound: 'success', time: 900 }),
  'ship-destroyed': last(shipDestroyedScene),
  'base-destroyed': last(baseDestroyedScene),
  discard: last(discardScene),
  'put-on-deck': last(putOnDeckScene),
  reveal: last(revealScene),
  'galaxy-discard': (told) => plainScene(told, 'galaxy-discard', { isTold: true, time: 700 }),
  exile: (told) => plainScene(told, 'exile', { time: 700 }),
  draw: (told) => plainScene(told, 'draw', { time: 350 }),
  'rebuild-deck': (told) => plainScene(told, 'rebuild-deck', { time: 400 }),
  'clean-up': (told) => plainScene(told, 'clean-up', { time: 500, sound: 'card' }),
  finish: last(finishScene),
};

/** Several of one kind in a row: the last one is what is to be seen. */
function last<T>(
  scene: (telling: Telling, data: T) => Scene | null,
): (telling: Telling, all: readonly T[]) => Scene | null {
  return (told, all) => {
    const newest = all.at(-1);
    return newest === undefined ? null : scene(told, newest);
  };
}

const isBeat = (type: string): type is Beat => (beats as readonly string[]).includes(type);

export function sceneOf(beat: StageBeat, at: StageReader): Scene | null {
  const first = beat.events.find(({ type }) => isBeat(type));
  if (first === undefined || !isBeat(first.type)) return null;
  return sceneFor(first.type, telling(beat, at));
}

function sceneFor<K extends Beat>(type: K, told: Telling): Scene | null {
  const all = told.beat.events.flatMap((event) => dataOf(event, type) ?? []);
  const scene = SCENES[type];
  return scene === undefined ? plainScene(told, type) : scene(told, all);
}
