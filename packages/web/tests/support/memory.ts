import type { Page } from 'playwright-core';

interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
      readonly edge_fields: readonly string[];
      readonly edge_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  readonly strings: readonly string[];
}

/** A card by its id with a face beside it, in the text of a message: `"id":7,"face":"inquisitor"`. */
const WRITTEN = /"(?:id|card)":(\d+),"face":"/g;

/**
 * The ids of all cards whose face a page knows, anywhere in its memory: in objects, and in texts that were received. What
 * is not in here was never told, or nobody could find it again.
 */
export async function cardsKnownTo(page: Page): Promise<ReadonlySet<number>> {
  const { snapshot, nodes, edges, strings } = await heapOf(page);
  const { node_fields, node_types, edge_fields, edge_types } = snapshot.meta;
  const width = node_fields.length;
  const type = node_fields.indexOf('type');
  const name = node_fields.indexOf('name');
  const count = node_fields.indexOf('edge_count');
  const kind = edge_fields.indexOf('type');
  const label = edge_fields.indexOf('name_or_index');
  const to = edge_fields.indexOf('to_node');
  const property = edge_types[0].indexOf('property');
  const isNumber = node_types[0].indexOf('number');
  const at = (list: readonly number[], index: number): number => list[index] ?? 0;
  const textOf = (node: number): string => strings[at(nodes, node + name)] ?? '';

  // Edges lie in the order of the nodes they leave.
  const firstEdge = new Map<number, number>();
  let edge = 0;
  for (let node = 0; node < nodes.length; node += width) {
    firstEdge.set(node, edge);
    edge += at(nodes, node + count) * edge_fields.length;
  }
  const leaving = (node: number): readonly number[] =>
    Array.from({ length: at(nodes, node + count) }, (_, i) => (firstEdge.get(node) ?? 0) + i * edge_fields.length);
  /** A number stands in a node that its own one leads to. */
  const numberAt = (node: number): number | undefined => {
    if (at(nodes, node + type) !== isNumber) return undefined;
    const [value] = leaving(node);
    return value === undefined ? undefined : Number(textOf(at(edges, value + to)));
  };

  const known = new Set<number>();
  for (let node = 0; node < nodes.length; node += width) {
    let id: number | undefined;
    let hasFace = false;
    for (const each of leaving(node)) {
      if (at(edges, each + kind) !== property) continue;
      const called = strings[at(edges, each + label)];
      const target = at(edges, each + to);
      if (called === 'id' || called === 'card') id ??= numberAt(target);
      // A hidden face is null, which is no string.
      if (called === 'face') hasFace = /^[a-z]/.test(textOf(target)) && at(nodes, target + type) !== isNumber;
    }
    if (id !== undefined && hasFace) known.add(id);
  }
  for (const text of strings) for (const id of cardsIn(text)) known.add(id);
  return known;
}

/** The ids of all cards whose face a text tells. */
export const cardsIn = (text: string): readonly number[] => [...text.matchAll(WRITTEN)].map(([, id]) => Number(id));

async function heapOf(page: Page): Promise<HeapSnapshot> {
  const devtools = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await devtools.send('HeapProfiler.enable');
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false, captureNumericValue: true });
  await devtools.detach();
  return JSON.parse(chunks.join('')) as HeapSnapshot;
}
