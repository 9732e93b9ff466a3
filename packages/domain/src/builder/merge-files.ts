import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { sameValue } from '../versions/same-value.ts';

/** A field that both sides changed to different values, or deleted and changed. */
export interface FieldConflict {
  /** The item, part, layer or group that it belongs to; '' for a field of the file itself. */
  name: string;
  field: string;
}

type Fields = Record<string, unknown>;

/** What a list or a field was, what it is on one side, and on the other. Missing values are undefined. */
interface Sides<T> {
  base: T | undefined;
  mine: T | undefined;
  theirs: T | undefined;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const KEYS = ['id', 'safe_name', 'name'] as const;

/**
 * Fields whose parts fit only together: the shares of a blend add up to a whole, and the mask and the corners of a
 * room belong to its photo.
 */
const WHOLE: readonly string[] = ['parts', 'scene'];

/** What tells one entry of a list from the others: items, parts and scenes have an id, layers and groups a key. */
const keyOf = (entry: Fields): string | null => {
  const found = KEYS.map((field) => entry[field]).find((value) => value !== null && value !== undefined);
  return found === undefined ? null : String(found);
};

/** The entries of a list by their keys; null when it is no list of entries with keys of their own. */
const byKey = (list: unknown): Map<string, Fields> | null => {
  if (!Array.isArray(list)) return null;
  const entries = new Map<string, Fields>();
  for (const entry of list) {
    const key = isFields(entry) ? keyOf(entry) : null;
    if (key === null || entries.has(key)) return null;
    entries.set(key, entry);
  }
  return entries;
};

/** The keys of one list, and those that only the other one has before the key that they precede there, or at the end. */
const joinedOrder = (first: readonly string[], second: readonly string[]): string[] => {
  const joined = [...first];
  second.forEach((key, at) => {
    if (joined.includes(key)) return;
    const next = second.slice(at + 1).find((later) => joined.includes(later));
    joined.splice(next === undefined ? joined.length : joined.indexOf(next), 0, key);
  });
  return joined;
};

class Merger {
  readonly conflicts: FieldConflict[] = [];

  fields({ base = {}, mine = {}, theirs = {} }: Sides<Fields>, name: string): Fields {
    const merged: Fields = {};
    for (const field of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
      const value = this.#value({ base: base[field], mine: mine[field], theirs: theirs[field] }, name, field);
      if (value !== undefined) merged[field] = value;
    }
    return merged;
  }

  #value(sides: Sides<unknown>, name: string, field: string): unknown {
    const { base, mine, theirs } = sides;
    if (sameValue(base, theirs) || sameValue(mine, theirs)) return mine;
    if (sameValue(base, mine)) return theirs;
    if (WHOLE.includes(field)) return this.#conflict(sides, name, field);
    const lists = { base: byKey(base), mine: byKey(mine), theirs: byKey(theirs) };
    if (lists.base && lists.mine && lists.theirs) return this.#list(lists.base, lists.mine, lists.theirs);
    if (isFields(base) && isFields(mine) && isFields(theirs)) return this.fields({ base, mine, theirs }, name);
    return this.#conflict(sides, name, field);
  }

  #conflict({ mine }: Sides<unknown>, name: string, field: string): unknown {
    this.conflicts.push({ name, field });
    return mine;
  }

  #list(base: Map<string, Fields>, mine: Map<string, Fields>, theirs: Map<string, Fields>): Fields[] {
    const left = [...base.keys()].filter((key) => mine.has(key));
    const movedMine = !sameValue(
      left,
      [...mine.keys()].filter((key) => base.has(key)),
    );
    const [first, second] = movedMine ? [mine, theirs] : [theirs, mine];
    return joinedOrder([...first.keys()], [...second.keys()]).flatMap((key) =>
      this.#entry({ base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) }),
    );
  }

  #entry({ base, mine, theirs }: Sides<Fields>): Fields[] {
    const name = String((mine ?? theirs ?? base)?.name ?? '');
    if (mine && theirs) return [this.fields({ base, mine, theirs }, name)];
    const kept = mine ?? theirs;
    if (!kept || !base) return kept ? [kept] : [];
    if (sameValue(kept, base)) return [];
    // Deleted on one side and changed on the other: what one of them has typed is not lost.
    this.conflicts.push({ name, field: '' });
    return [kept];
  }
}

/**
 * Adds to a changed data file what was changed in another one since both began from `base`: added, changed, moved and
 * deleted layers, items, parts and fields. Where both changed the same field, `mine` stays and the field is named; an entry
 * that only one side deleted stays where the other one changed it.
 */
export const mergeFiles = <F extends ConfiguratorFile>(
  base: F,
  mine: F,
  theirs: F,
): { file: F; conflicts: FieldConflict[] } => {
  const merger = new Merger();
  const file = merger.fields({ base, mine, theirs }, '') as F;
  return { file, conflicts: merger.conflicts };
};
