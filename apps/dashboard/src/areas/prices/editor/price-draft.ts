import { isRecord } from '@vitrine/domain/is-record';
import type { PriceChanges } from '@vitrine/domain/prices/price-changes';
import { type DeviceDraft, readDeviceDrafts, removeDeviceDrafts } from '../../../ui/forms/device-drafts.ts';

/** A draft belongs to a user and a price list. */
export interface PriceDraftKey {
  userId: number;
  listId: number;
}

export interface PriceDraft {
  changes: PriceChanges;
  rejected: ReadonlyMap<string, string>;
  /** ISO time of the last change. */
  savedAt: string;
  /** What the device stores of it: several where several tabs have left one. */
  stored: readonly DeviceDraft[];
}

/** The name of the drafts of a list. */
export const priceDraftName = ({ userId, listId }: PriceDraftKey): string => `vitrine.prices.${userId}.${listId}`;

const isPrice = (value: unknown): value is number | null =>
  value === null || (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0);

const isText = (value: unknown): value is string => typeof value === 'string';

const entriesOf = <T>(value: unknown, is: (each: unknown) => each is T): [string, T][] =>
  isRecord(value) ? Object.entries(value).filter((entry): entry is [string, T] => is(entry[1])) : [];

const parse = ({ value, savedAt }: DeviceDraft): Omit<PriceDraft, 'stored'>[] => {
  const changes = new Map(entriesOf(value.changes, isPrice));
  const rejected = new Map(entriesOf(value.rejected, isText));
  return savedAt === '' || changes.size + rejected.size === 0 ? [] : [{ changes, rejected, savedAt }];
};

const storedFor = (key: PriceDraftKey): DeviceDraft[] => readDeviceDrafts((name) => name === priceDraftName(key));

/** The draft on this device; null when there is none, or none that can be read. Of one article, the last tab's price. */
export const readPriceDraft = (key: PriceDraftKey): PriceDraft | null => {
  const stored = storedFor(key);
  const drafts = stored.flatMap(parse);
  const last = drafts.at(-1);
  if (!last) return null;
  const changes = new Map(drafts.flatMap((draft) => [...draft.changes]));
  const rejected = new Map(drafts.flatMap((draft) => [...draft.rejected]));
  return { changes, rejected, savedAt: last.savedAt, stored };
};

/** The form in which a draft is stored; null without any change. */
export const storedPrices = ({ changes, rejected }: Pick<PriceDraft, 'changes' | 'rejected'>): object | null =>
  changes.size + rejected.size === 0
    ? null
    : { changes: Object.fromEntries(changes), rejected: Object.fromEntries(rejected) };

/** Deletes the drafts of all tabs, of a list that is gone. */
export const removePriceDrafts = (key: PriceDraftKey): void => removeDeviceDrafts(storedFor(key));
