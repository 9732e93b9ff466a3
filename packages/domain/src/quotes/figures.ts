import type { QuoteFigures } from '@vitrine/contract/quotes/schemas';

/** Quotes that were sent or accepted, of one month, currency, configurator and reseller. */
export interface CountedQuotes {
  kind: 'quoted' | 'won';
  month: string;
  currency: string;
  configuratorId: number | null;
  configuratorName: string | null;
  resellerId: number | null;
  resellerName: string | null;
  count: number;
  net: number;
}

type Figures = Omit<QuoteFigures['months'][number], 'month'>;

const none = (currency: string): Figures => ({ currency, quoted: 0, quoted_value: 0, won: 0, won_value: 0 });

const add = (figures: Figures, { kind, count, net }: CountedQuotes): void => {
  figures[kind] += count;
  figures[`${kind}_value`] += net;
};

/** Groups by a key of each row and by currency, those with the most value first. */
const grouped = <Named extends object>(
  rows: readonly CountedQuotes[],
  nameOf: (row: CountedQuotes) => Named & { id: number | null },
): (Named & { id: number | null } & Figures)[] => {
  const groups = new Map<string, Named & { id: number | null } & Figures>();
  for (const row of rows) {
    const named = nameOf(row);
    const key = `${named.id} ${row.currency}`;
    const group = groups.get(key) ?? { ...named, ...none(row.currency) };
    groups.set(key, group);
    add(group, row);
  }
  return [...groups.values()].toSorted(
    (one, other) =>
      one.currency.localeCompare(other.currency) ||
      other.won_value - one.won_value ||
      other.quoted_value - one.quoted_value,
  );
};

/**
 * The figures of some months, oldest first: each month of each currency in which anything was quoted, and what each
 * configurator and each seller quoted and won. `seller` is the name of the organisation itself.
 */
export const figuresOfQuotes = (
  months: readonly string[],
  rows: readonly CountedQuotes[],
  seller: string,
): QuoteFigures => {
  const currencies = [...new Set(rows.map(({ currency }) => currency))].toSorted();
  const byMonth = months.flatMap((month) => currencies.map((currency) => ({ month, ...none(currency) })));
  const found = new Map(byMonth.map((figures) => [`${figures.month} ${figures.currency}`, figures]));
  for (const row of rows) {
    const figures = found.get(`${row.month} ${row.currency}`);
    if (figures) add(figures, row);
  }
  return {
    months: byMonth,
    configurators: grouped(rows, ({ configuratorId: id, configuratorName }) => ({ id, name: configuratorName ?? '' })),
    resellers: grouped(rows, ({ resellerId: id, resellerName }) => ({ id, name: resellerName ?? seller })),
  };
};
