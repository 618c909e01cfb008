import type { KernelEvents } from '@cantina/kernel';
import type { Scene, StageBeat, StageReader } from '@cantina/web/kit';
import { beats } from '../rules/beats.ts';
import type { Events } from '../rules/ops/index.ts';
import {
  abilityScene,
  changeScene,
  cleanUpScene,
  defeatScene,
  discardScene,
  drawScene,
  exileScene,
  failureScene,
  finishScene,
  forceScene,
  newBaseScene,
  plainScene,
  playScene,
  purchaseScene,
  putOnDeckScene,
  revealScene,
  rewardScene,
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
  ability: last((told, data) => abilityScene(told, 'ability', data)),
  trigger: last((told, data) => abilityScene(told, 'trigger', data)),
  reward: last(rewardScene),
  'move-force': last(forceScene),
  purchase: last(purchaseScene),
  attack: last(attackScene),
  defeat: last(defeatScene),
  'attack-fails': last(failureScene),
  'prevent-damage': last(shieldScene),
  damage: damageScene,
  repair: (told) => changeScene(told, 'repair', { sound: 'success', time: 900 }),
  'ship-destroyed': last(shipDestroyedScene),
  'base-destroyed': last(baseDestroyedScene),
  discard: last(discardScene),
  'put-on-deck': last(putOnDeckScene),
  reveal: last(revealScene),
  'galaxy-discard': (told) => changeScene(told, 'galaxy-discard', { time: 700 }),
  exile: last(exileScene),
  'buy-out': (told) => changeScene(told, 'buy-out'),
  'take-from-row': (told) => changeScene(told, 'take-from-row'),
  'take-from-discard': (told) => changeScene(told, 'take-from-discard'),
  swap: (told) => changeScene(told, 'swap'),
  draw: drawScene,
  'rebuild-deck': (told) => plainScene(told, 'rebuild-deck', { time: 400 }),
  'clean-up': last(cleanUpScene),
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
