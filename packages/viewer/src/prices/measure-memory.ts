import type { Measure } from '@vitrine/contract/prices/quantity';
import type { Measures } from '@vitrine/domain/prices/formula';
import type { Viewer } from '../viewer.ts';

/** Name in the page's sessionStorage: the browser forgets it when the visit ends. */
export const STORAGE_NAME = 'vitrine-measures';

type StoredMeasures = Record<string, Measures>;

/** Measures of an element that restarts, as with another language. */
const ofElements = new WeakMap<Element, Measures>();

const keyOf = ({ element, file }: Viewer): string =>
  [file('').replace(/[?#].*/, ''), element.getAttribute('name') ?? ''].join(' ');

function readAll(): StoredMeasures {
  try {
    return (JSON.parse(sessionStorage.getItem(STORAGE_NAME) ?? '{}') ?? {}) as StoredMeasures;
  } catch {
    return {};
  }
}

const isStored = ({ element }: Viewer): boolean => element.getAttribute('remember') !== 'off';

/** Puts the measures that the visitor entered earlier in this visit into the session; others than the file's are left out. */
export function restoreMeasures(viewer: Viewer, measures: readonly Measure[]): void {
  const known = ofElements.get(viewer.element) ?? (isStored(viewer) ? readAll()[keyOf(viewer)] : undefined);
  const entries = measures.flatMap(({ id }) => {
    const value: unknown = known && Object.hasOwn(known, id) ? known[id] : undefined;
    return typeof value === 'number' && value > 0 ? [[id, value] as const] : [];
  });
  if (entries.length > 0) viewer.store.send({ type: 'measured', measures: Object.fromEntries(entries) });
}

/** Changes the measures of the session, and remembers them for the visit. */
export function enterMeasures(viewer: Viewer, measures: Measures): void {
  viewer.store.send({ type: 'measured', measures });
  ofElements.set(viewer.element, measures);
  if (!isStored(viewer)) return;
  const { [keyOf(viewer)]: _, ...others } = readAll();
  const all = Object.keys(measures).length > 0 ? { ...others, [keyOf(viewer)]: measures } : others;
  try {
    if (Object.keys(all).length === 0) sessionStorage.removeItem(STORAGE_NAME);
    else sessionStorage.setItem(STORAGE_NAME, JSON.stringify(all));
  } catch {
    // Blocked or full: a reload starts with the measures of the room shown.
  }
}
