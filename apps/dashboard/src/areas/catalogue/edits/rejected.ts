import { type EditedField, type ItemKey, type Location, sameKey } from '@vitrine/domain/catalogue/edits/edits';

/** Texts by the field whose cell they were typed into. */
export type RejectedTexts = { readonly [F in EditedField]?: string };

/** What was typed into cells of a row and cannot be read: it stays there until it is corrected or taken back. */
export type RejectedRow = ItemKey & { texts: RejectedTexts };

/** At most one of each row. None of it is an edit. */
export type RejectedRows = readonly RejectedRow[];

/** How many texts there are. */
export const countRejected = (rejected: RejectedRows): number =>
  rejected.reduce((sum, { texts }) => sum + Object.keys(texts).length, 0);

/** Those of one table by id as text. */
export const rejectedIn = (rejected: RejectedRows, location: Location): ReadonlyMap<string, RejectedTexts> =>
  new Map(rejected.filter(({ layer_index }) => layer_index === location).map(({ id, texts }) => [String(id), texts]));

/** Keeps the text of a cell; null forgets it. */
export const withText = (
  rejected: RejectedRows,
  key: ItemKey,
  field: EditedField,
  text: string | null,
): RejectedRows => {
  const before = rejected.find((row) => sameKey(row, key))?.texts ?? {};
  if (before[field] === (text ?? undefined)) return rejected;
  const { [field]: _replaced, ...others } = before;
  const texts: RejectedTexts = text === null ? others : { ...others, [field]: text };
  const rest = withoutRow(rejected, key);
  return Object.keys(texts).length === 0 ? rest : [...rest, { ...key, texts }];
};

/** Forgets all texts of a row. */
export const withoutRow = (rejected: RejectedRows, key: ItemKey): RejectedRows =>
  rejected.some((row) => sameKey(row, key)) ? rejected.filter((row) => !sameKey(row, key)) : rejected;

/** Forgets the texts of cells that have got a value. */
export const withoutChanged = (
  rejected: RejectedRows,
  changes: readonly { key: ItemKey; fields: readonly EditedField[] }[],
): RejectedRows => {
  if (rejected.length === 0) return rejected;
  return changes.reduce(
    (left, { key, fields }) => fields.reduce((rest, field) => withText(rest, key, field, null), left),
    rejected,
  );
};

/** Those of two lists; of a cell that is in both, the later one's text. */
export const mergeRejected = (earlier: RejectedRows, later: RejectedRows): RejectedRows =>
  later.reduce(
    (all, { texts, ...key }) => [
      ...withoutRow(all, key),
      { ...key, texts: { ...all.find((row) => sameKey(row, key))?.texts, ...texts } },
    ],
    earlier,
  );
