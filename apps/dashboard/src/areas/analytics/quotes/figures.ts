import { quoteFiguresMessages as messages } from '@vitrine/contract/quotes/figures-messages';
import type { QuoteFigures } from '@vitrine/contract/quotes/schemas';
import { inLocale } from '@vitrine/contract/texts/in-locale';
import { toMajor } from '@vitrine/domain/prices/money';
import type { Sheet } from '@vitrine/domain/sheets/sheet';

/** Quoted and won of one currency: counts, and values in minor units. */
export type Figures = Pick<QuoteFigures['months'][number], 'quoted' | 'quoted_value' | 'won' | 'won_value'>;

export interface NamedFigures extends Figures {
  key: string;
  name: string;
}

const monthName = inLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
);

/** 'Nov 2026' of '2026-11'. */
export const monthText = (month: string): string => monthName().format(new Date(`${month}-01T00:00:00Z`));

/** The currencies of the figures, the one with most quotes first. */
export const currenciesOf = ({ months }: Pick<QuoteFigures, 'months'>): string[] => {
  const counts = new Map<string, number>();
  for (const { currency, quoted, won } of months) counts.set(currency, (counts.get(currency) ?? 0) + quoted + won);
  return [...counts].toSorted((one, other) => other[1] - one[1]).map(([currency]) => currency);
};

const NONE: Figures = { quoted: 0, quoted_value: 0, won: 0, won_value: 0 };

/** Every month from the first with figures to the last of the period, also those without. */
export const monthsOf = ({ months }: Pick<QuoteFigures, 'months'>, currency: string): NamedFigures[] => {
  const names = [...new Set(months.map(({ month }) => month))].toSorted();
  return names.map((month) => {
    const found = months.find((each) => each.month === month && each.currency === currency) ?? NONE;
    return { ...found, key: month, name: monthText(month) };
  });
};

/** Configurators or resellers in one currency. */
export const subjectsOf = (
  rows: QuoteFigures['configurators'] | QuoteFigures['resellers'],
  currency: string,
): NamedFigures[] =>
  rows
    .filter((row) => row.currency === currency)
    .map((row) => ({ ...row, key: String(row.id), name: row.name || messages.noConfigurator }));

const lines = (title: string, rows: readonly NamedFigures[], currency: string): Sheet => [
  [],
  [title, messages.quotedCount, messages.quotedValue, messages.wonCount, messages.wonValue],
  ...rows.map(({ name, quoted, quoted_value, won, won_value }) => [
    name,
    quoted,
    toMajor(quoted_value, currency),
    won,
    toMajor(won_value, currency),
  ]),
];

/** All figures of one currency as a file. */
export const sheetOf = (figures: QuoteFigures, currency: string): Sheet => [
  [messages.currency, currency],
  ...lines(messages.month, monthsOf(figures, currency), currency),
  ...lines(messages.configurators, subjectsOf(figures.configurators, currency), currency),
  ...lines(messages.resellers, subjectsOf(figures.resellers, currency), currency),
];
