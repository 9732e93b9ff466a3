import { catalogueLimits } from '@vitrine/contract/catalogue/limits';
import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { currencyOf } from '../currency-of.ts';
import { priceDecimals } from '../fields/price-decimals.ts';
import { priceOf, tagsOnScreen } from '../fields/row-values.ts';
import { normaliseTags } from '../fields/tags.ts';
import { findItem } from '../find-item.ts';
import { isRowDisabled } from '../row-disabled.ts';
import { type Row, rowsOf } from '../rows-of.ts';
import { editItems, type ItemChange } from './edit-items.ts';
import { rowLock } from './editing-disabled.ts';
import { type EditedFields, type Edits, type ItemKey, sameKey } from './edits.ts';

/** A change of many rows. */
export type BulkChange =
  | { kind: 'disabled'; disabled: true | null }
  | { kind: 'price'; how: 'set' | 'add' | 'percent'; amount: number }
  | { kind: 'tags'; how: 'add' | 'remove'; tags: readonly string[] };

export interface BulkOutcome {
  edits: Edits;
  /** Rows that were left alone because their door range is off. */
  locked: number;
  /** The last enabled door range was asked for, and stays on. */
  keepsLastRange: boolean;
  /** Rows whose price would be below zero. Then nothing changes: a slip of the pen must not make goods free. */
  belowZero: number;
  /** Rows that would have more tags than they can. Then nothing changes: the version could not be saved. */
  overTagged: number;
}

const HUNDRED = 100;

const unlimitedPrice = (from: number, how: 'set' | 'add' | 'percent', amount: number): number =>
  how === 'set' ? amount : how === 'add' ? from + amount : from * (1 + amount / HUNDRED);

/**
 * A new price from 0 to the limit, rounded to the decimals of its currency. A row without a price gets one only by
 * `set`.
 */
export const repriced = (
  price: number | null,
  how: 'set' | 'add' | 'percent',
  amount: number,
  currency: string,
): number | null => {
  if (how !== 'set' && price === null) return null;
  const within = Math.min(Math.max(unlimitedPrice(price ?? 0, how, amount), 0), catalogueLimits.priceMaximum);
  const shift = 10 ** priceDecimals(currency);
  // Adds a small amount because 1.005 * 100 is 100.49999999999999 in floating point.
  return Math.round(within * shift + 1e-7) / shift;
};

const changeOf = (row: Row, edit: EditedFields, change: BulkChange, currency: string): EditedFields => {
  if (change.kind === 'disabled') return { disabled: change.disabled };
  if (change.kind === 'price') return { price: repriced(priceOf(row, edit), change.how, change.amount, currency) };
  const named = normaliseTags(change.tags);
  const now = tagsOnScreen(row, edit);
  return { tags: change.how === 'add' ? normaliseTags([...now, ...named]) : now.filter((tag) => !named.includes(tag)) };
};

const isBelowZero = (row: Row, edit: EditedFields, change: BulkChange): boolean => {
  const price = priceOf(row, edit);
  return change.kind === 'price' && price !== null && unlimitedPrice(price, change.how, change.amount) < 0;
};

const isOverTagged = ({ change: { tags = [] } }: ItemChange): boolean => tags.length > catalogueLimits.tagsMaximum;

/** Whether turning these ranges off would leave none on. */
const wouldTurnAllOff = (file: ConfiguratorFile, edits: Edits, keys: readonly ItemKey[]): boolean => {
  const data = new Map(
    edits.filter((edit) => edit.layer_index === 'pano_doors').map((edit) => [String(edit.id), edit.data]),
  );
  const asked = new Set(keys.filter((key) => key.layer_index === 'pano_doors').map((key) => String(key.id)));
  if (asked.size === 0) return false;
  const on = rowsOf(file, 'pano_doors').filter((range) => !isRowDisabled(range, data.get(String(range.id)) ?? {}));
  return on.length > 0 && on.every((range) => asked.has(String(range.id)));
};

/**
 * One change of many rows as one step. Locked rows are left alone and counted; one door range always stays on, and a
 * change that takes a price below zero, or gives a row too many tags, changes nothing.
 */
export const bulkEdit = (
  file: ConfiguratorFile,
  edits: Edits,
  keys: readonly ItemKey[],
  change: BulkChange,
): BulkOutcome => {
  const isLocked = rowLock(file, edits);
  const free = keys.filter((key) => !isLocked(key));
  const keepsLastRange = change.kind === 'disabled' && change.disabled === true && wouldTurnAllOff(file, edits, free);
  // The first range stays on: it is at the top of the table, where people see it.
  const spared = keepsLastRange ? free.find((key) => key.layer_index === 'pano_doors') : undefined;
  const data = new Map(edits.map((edit) => [`${edit.layer_index} ${String(edit.id)}`, edit.data]));
  const edited = free.flatMap((key) => {
    const row = findItem(file, key);
    if (row === null || (spared !== undefined && sameKey(spared, key))) return [];
    return [{ key, row, edit: data.get(`${key.layer_index} ${String(key.id)}`) ?? {} }];
  });
  const locked = keys.length - free.length;
  const belowZero = edited.filter(({ row, edit }) => isBelowZero(row, edit, change)).length;
  if (belowZero > 0) return { edits, locked, keepsLastRange, belowZero, overTagged: 0 };
  const currency = currencyOf(file);
  const changes = edited.map(
    ({ key, row, edit }): ItemChange => ({ key, change: changeOf(row, edit, change, currency) }),
  );
  const overTagged = change.kind === 'tags' && change.how === 'add' ? changes.filter(isOverTagged).length : 0;
  if (overTagged > 0) return { edits, locked, keepsLastRange, belowZero, overTagged };
  return { edits: editItems(file, edits, changes), locked, keepsLastRange, belowZero, overTagged };
};

/**
 * Several changes, each of another row, as one step, for pasting and importing. Locked rows are left alone and
 * counted; one door range always stays on.
 */
export const editUnlocked = (file: ConfiguratorFile, edits: Edits, changes: readonly ItemChange[]): BulkOutcome => {
  const isLocked = rowLock(file, edits);
  const free = changes.filter(({ key }) => !isLocked(key));
  const turnedOff = free.filter(({ key, change }) => key.layer_index === 'pano_doors' && change.disabled === true);
  const keepsLastRange = wouldTurnAllOff(
    file,
    edits,
    turnedOff.map(({ key }) => key),
  );
  const taken = keepsLastRange ? free.filter((each) => each !== turnedOff[0]) : free;
  const locked = changes.length - free.length;
  return { edits: editItems(file, edits, taken), locked, keepsLastRange, belowZero: 0, overTagged: 0 };
};
