import type { QuoteContent, QuoteLine } from '@vitrine/contract/quotes/schemas';

/** Keys in one order: a database does not keep that of a stored value. */
const inOrder = (_key: string, part: unknown): unknown =>
  part !== null && typeof part === 'object' && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : part;

/** Whether two contents of a quote, or parts of them, say the same, whatever the order of their keys. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);

/** Each field from `mine` where it was changed since `base`, otherwise from `theirs`. */
const mergeFields = <T extends object>(base: T, mine: T, theirs: T): T => {
  const names = Object.keys(theirs) as (keyof T)[];
  const merged = names.map((name) => [name, isSame(mine[name], base[name]) ? theirs[name] : mine[name]]);
  return Object.fromEntries(merged) as T;
};

const byId = (lines: readonly QuoteLine[]): Map<string, QuoteLine> => new Map(lines.map((line) => [line.id, line]));

const orderOf = (lines: readonly QuoteLine[]): string[] => lines.map(({ id }) => id);

/** Lines in the order of `mine` where that was changed. Lines that only the others added follow. */
const mergeLines = (base: readonly QuoteLine[], mine: readonly QuoteLine[], theirs: readonly QuoteLine[]) => {
  const [before, own, saved] = [byId(base), byId(mine), byId(theirs)];
  const mergedOf = (id: string): QuoteLine[] => {
    const [first, edited, now] = [before.get(id), own.get(id), saved.get(id)];
    if (edited === undefined) return first === undefined && now !== undefined ? [now] : [];
    if (first === undefined) return [edited];
    // A line that they removed stays removed, unless it was changed here.
    if (now === undefined) return isSame(first, edited) ? [] : [edited];
    return [mergeFields(first, edited, now)];
  };
  const isMoved = !isSame(orderOf(mine), orderOf(base));
  const [leading, following] = isMoved ? [mine, theirs] : [theirs, mine];
  return [...new Set([...orderOf(leading), ...orderOf(following)])].flatMap(mergedOf);
};

/**
 * The content that somebody else saved, with the changes that `mine` made to `base` on top: field by field, and line by
 * line.
 */
export const mergeContent = (base: QuoteContent, mine: QuoteContent, theirs: QuoteContent): QuoteContent => ({
  ...mergeFields(base, mine, theirs),
  customer: mergeFields(base.customer, mine.customer, theirs.customer),
  lines: mergeLines(base.lines, mine.lines, theirs.lines),
});
