import type { BulkPrice } from '@vitrine/domain/prices/bulk-price';
import { parseMinor } from '@vitrine/domain/prices/money';
import { parseRate, parseSignedMinor } from '@vitrine/domain/prices/sheets/typed-numbers';
import { personNumbers } from '../../../ui/person-numbers.ts';

/** The changes of several prices that need a number. */
export const BULK_KINDS = ['set', 'percent', 'add', 'round'] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

const amountOf = (kind: BulkKind, text: string, currency: string): number | undefined =>
  kind === 'add' ? parseSignedMinor(text, currency, personNumbers()) : parseMinor(text, currency, personNumbers());

/** The change of a typed number; undefined for what is none. */
export const readBulkPrice = (kind: BulkKind, text: string, currency: string): BulkPrice | undefined => {
  if (kind === 'percent') {
    const rate = parseRate(text, personNumbers());
    return rate === undefined ? undefined : { kind, rate };
  }
  const amount = amountOf(kind, text, currency);
  if (amount === undefined || (kind === 'round' && amount === 0)) return undefined;
  return { kind, amount };
};
