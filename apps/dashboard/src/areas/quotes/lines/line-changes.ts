import type { LineKind } from '@vitrine/contract/quotes/limits';
import type { QuoteContent, QuoteLine } from '@vitrine/contract/quotes/schemas';
import type { QuoteChange } from '../editor/edits-reducer.ts';

const withLines =
  (change: (lines: readonly QuoteLine[]) => QuoteLine[]): QuoteChange =>
  (content) => ({ ...content, lines: change(content.lines) });

/** A new line at the end; it has the tax of the line before. */
export const addLine = (id: string, kind: LineKind, name: string): QuoteChange =>
  withLines((lines) => [
    ...lines,
    {
      ...{ id, kind, name, sku: null, quantity: 1, unit: 'piece', unit_price: null, discount: 0 },
      tax_rate: lines.at(-1)?.tax_rate ?? 0,
    },
  ]);

export const changeLine = (id: string, fields: Partial<QuoteLine>): QuoteChange =>
  withLines((lines) => lines.map((line) => (line.id === id ? { ...line, ...fields } : line)));

export const changeAllLines = (fields: Partial<QuoteLine>): QuoteChange =>
  withLines((lines) => lines.map((line) => ({ ...line, ...fields })));

export const removeLine = (id: string): QuoteChange => withLines((lines) => lines.filter((line) => line.id !== id));

export const insertLine = (line: QuoteLine, at: number): QuoteChange =>
  withLines((lines) => (lines.some(({ id }) => id === line.id) ? [...lines] : lines.toSpliced(at, 0, line)));

/** Moves a line by one place: -1 is up. */
export const moveLine =
  (id: string, by: 1 | -1): QuoteChange =>
  (content: QuoteContent) => {
    const at = content.lines.findIndex((line) => line.id === id);
    const line = content.lines[at];
    const to = at + by;
    if (line === undefined || to < 0 || to >= content.lines.length) return content;
    return { ...content, lines: content.lines.toSpliced(at, 1).toSpliced(to, 0, line) };
  };
