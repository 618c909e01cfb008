import type { Weights } from '@cantina/kernel';
import { Network, type Parts, partsOf } from './network.ts';

const MOST = 32_767;

const sections = (features: number, { inner, thresholds, outer, all }: Parts): readonly (readonly [number, number])[] =>
  [
    [0, features],
    [inner, thresholds],
    [thresholds, outer],
    [outer, all],
  ] as const;

/** Base64, wherever this runs: bots think in browsers, too. */
function textOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** A network as data: 16 bits for each number. */
export function packed(
  { features: count, hidden, numbers, parts }: Network,
  names: readonly string[],
  note: string,
): Weights {
  const words = new Int16Array(numbers.length);
  const scales = sections(count, parts).map(([from, to]) => {
    let scale = 1e-9;
    for (let i = from; i < to; i++) scale = Math.max(scale, Math.abs(numbers[i] as number));
    for (let i = from; i < to; i++) words[i] = Math.round(((numbers[i] as number) / scale) * MOST);
    return Number(scale.toPrecision(6));
  });
  return { note, features: names, hidden, scales, numbers: textOf(new Uint8Array(words.buffer)) };
}

/** The network for the features a game has now: those that were not known then count nothing. */
export function unpacked(weights: Weights, names: readonly string[]): Network {
  const { features, hidden, scales } = weights;
  const words = new Int16Array(bytesOf(weights.numbers).buffer);
  const then = partsOf(features.length, hidden);
  if (words.length !== then.all) throw new Error(`${words.length} weights where ${then.all} belong`);
  const kept = new Float32Array(then.all);
  sections(features.length, then).forEach(([from, to], section) => {
    for (let i = from; i < to; i++) kept[i] = ((words[i] as number) * (scales[section] ?? 0)) / MOST;
  });
  const now = partsOf(names.length, hidden);
  const numbers = new Float32Array(now.all);
  const place = new Map(features.map((name, i) => [name, i]));
  names.forEach((name, i) => {
    const before = place.get(name);
    if (before === undefined) return;
    numbers[i] = kept[before] as number;
    const from = then.inner + before * hidden;
    numbers.set(kept.subarray(from, from + hidden), now.inner + i * hidden);
  });
  numbers.set(kept.subarray(then.thresholds), now.thresholds);
  return new Network(names.length, hidden, numbers);
}
