import { toMajor } from '@vitrine/domain/prices/money';
import type { PricedLive } from './price-live.ts';
import type { SheetInput } from './sheet/compose.ts';

const RATE_SCALE = 100;

/** Total, surcharges and tax of a priced design, as the specification sheet writes them. */
export function sumsOf({ price, currency }: PricedLive): Pick<SheetInput, 'currency' | 'total' | 'surcharges' | 'tax'> {
  if (!price) return { currency, total: null };
  const { total, surcharges, tax } = price;
  return {
    currency,
    total: total === null ? null : toMajor(total, currency),
    surcharges: surcharges.map(({ name, amount }) => ({ name, amount: toMajor(amount, currency) })),
    tax: tax && { rate: tax.rate / RATE_SCALE, amount: toMajor(tax.amount, currency), isShown: tax.isShown },
  };
}
