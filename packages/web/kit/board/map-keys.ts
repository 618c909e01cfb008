import { type Camera, CLOSER } from './camera.svelte.ts';
import type { Space } from './map.ts';
import { type Direction, isDirection, neighbour, type Ways } from './ways.ts';

const PAN_STEP = 60;

/** A map as the keyboard sees it. */
export interface KeyedMap {
  readonly camera: Camera;
  readonly spaces: readonly Space[];
  readonly ways: Ways;
  /** The space that the Tab key reaches. */
  readonly here: Space | undefined;
  /** Where one is oneself. */
  readonly home: Space | undefined;
  readonly isLegal: (space: string) => boolean;
  readonly focusOn: (space: Space | undefined) => void;
}

/** Arrows lead from space to space, with Shift they move the map; Page keys lead to what can be chosen. */
export function pressedOnMap(event: KeyboardEvent, map: KeyedMap): void {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return;
  const { camera, spaces, ways, here, home } = map;
  if (isDirection(key) && shiftKey) pan(camera, key);
  else if (isDirection(key)) {
    if (here !== undefined) map.focusOn(neighbour(spaces, ways, here, key));
  } else if (key === 'PageDown') map.focusOn(nextLegal(map, 1));
  else if (key === 'PageUp') map.focusOn(nextLegal(map, -1));
  else if (key === 'Home') map.focusOn(home);
  else if (key === '+' || key === '=') camera.zoomBy(CLOSER);
  else if (key === '-') camera.zoomBy(1 / CLOSER);
  else if (key === '0') camera.fit();
  else return;
  event.preventDefault();
}

/** The next or previous space that can be chosen, in the order of the map. */
function nextLegal({ spaces, here, isLegal }: KeyedMap, step: 1 | -1): Space | undefined {
  const from = here === undefined ? -1 : spaces.indexOf(here);
  for (let i = 1; i <= spaces.length; i++) {
    const space = spaces[(from + step * i + spaces.length * 2) % spaces.length];
    if (space !== undefined && isLegal(space.id)) return space;
  }
  return undefined;
}

function pan(camera: Camera, key: Direction): void {
  const x = key === 'ArrowLeft' ? PAN_STEP : key === 'ArrowRight' ? -PAN_STEP : 0;
  const y = key === 'ArrowUp' ? PAN_STEP : key === 'ArrowDown' ? -PAN_STEP : 0;
  camera.pan(x, y);
}
