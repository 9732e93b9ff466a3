import type { QuoteSums } from '@vitrine/contract/quotes/schemas';
import { quoteSumsMessages as messages } from '@vitrine/contract/quotes/sums-messages';
import { formatMinor } from '../prices/money.ts';
import { writeRate } from '../prices/sheets/typed-numbers.ts';

/** A sum as it is shown below the lines of a quote. */
export interface SumRow {
  label: string;
  amount: string;
  /** What the customer pays, which comes last. */
  isTotal: boolean;
}

/** The sums of a quote in the order in which every screen and document shows them. */
export const sumRowsOf = (
  { subtotal, discount, net, taxes, total }: QuoteSums,
  { currency, tax_included }: { currency: string; tax_included: boolean },
): SumRow[] => {
  const money = (amount: number): string => formatMinor(amount, currency);
  const row = (label: string, amount: number): SumRow => ({ label, amount: money(amount), isTotal: false });
  const taxText = tax_included ? messages.taxContained : messages.taxAdded;
  return [
    row(messages.subtotal, subtotal),
    ...(discount > 0 ? [row(messages.discount, discount)] : []),
    ...(tax_included && taxes.length > 0 ? [row(messages.net, net)] : []),
    ...taxes.map(({ rate, base, amount }) => row(taxText(writeRate(rate), money(base)), amount)),
    { ...row(messages.total, total), isTotal: true },
  ];
};
