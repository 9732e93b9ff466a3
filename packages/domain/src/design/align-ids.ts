/** The item that one layer should show: `found` when the layer has it, otherwise the item is gone. */
export interface RequestedId {
  id: string;
  found: boolean;
}

export type AlignIds = (ids: readonly string[], layers: readonly ReadonlySet<string>[]) => (RequestedId | null)[];

const MATCH = 1000;
const SAME_POSITION = 1;

/** Matching pairs of (id, layer) in order: as many as possible, and preferably at the same position. */
const matchingPairs = (ids: readonly string[], layers: readonly ReadonlySet<string>[]): Map<number, number> => {
  // best[i][l]: the highest score of ids from i on against layers from l on.
  const best = Array.from({ length: ids.length + 1 }, () => new Array<number>(layers.length + 1).fill(0));
  const at = (i: number, l: number): number => best[i]?.[l] ?? 0;
  const score = (i: number, l: number): number =>
    layers[l]?.has(ids[i] ?? '') ? MATCH + (i === l ? SAME_POSITION : 0) + at(i + 1, l + 1) : 0;
  for (let i = ids.length - 1; i >= 0; i -= 1) {
    const row = best[i];
    if (row === undefined) continue;
    for (let l = layers.length - 1; l >= 0; l -= 1) row[l] = Math.max(score(i, l), at(i + 1, l), at(i, l + 1));
  }
  const pairs = new Map<number, number>();
  for (let i = 0, l = 0; i < ids.length && l < layers.length; ) {
    if (at(i, l) > 0 && at(i, l) === score(i, l)) pairs.set(l++, i++);
    else if (at(i, l) === at(i, l + 1)) l += 1;
    else i += 1;
  }
  return pairs;
};

/** Layers that changed positions: ids without a layer go to a layer that has them. */
const addMoved = (
  pairs: Map<number, number>,
  ids: readonly string[],
  layers: readonly ReadonlySet<string>[],
): Map<number, number> => {
  const all = new Map(pairs);
  const taken = new Set(pairs.values());
  layers.forEach((layer, l) => {
    if (all.has(l)) return;
    const moved = ids.findIndex((id, i) => !taken.has(i) && layer.has(id));
    if (moved < 0) return;
    all.set(l, moved);
    taken.add(moved);
  });
  return all;
};

/**
 * Matches the ids of a saved design to the layers of a later version, where layers can be added, removed or moved. Ids
 * of removed items go to the layers left between two matches, in order. A new layer gets null.
 */
export const alignIds: AlignIds = (ids, layers) => {
  const inOrder = matchingPairs(ids, layers);
  const pairs = addMoved(inOrder, ids, layers);
  const taken = new Set(pairs.values());
  let next = 0;
  return layers.map((_, l) => {
    const matched = pairs.get(l);
    if (matched !== undefined) {
      if (inOrder.has(l)) next = matched + 1;
      return { id: ids[matched] ?? '', found: true };
    }
    const end = Math.min(ids.length, ...[...inOrder].filter(([layer]) => layer > l).map(([, i]) => i));
    while (next < end && taken.has(next)) next += 1;
    const gone = next < end ? ids[next++] : undefined;
    return gone === undefined ? null : { id: gone, found: false };
  });
};
