/** Compares names and ids that people, pages and older versions spell slightly differently. */
const plain = (text: string | number | null | undefined): string =>
  String(text ?? '')
    .normalize('NFKC')
    .trim()
    .replace(/[\s_-]+/g, ' ')
    .toLowerCase();

/** Whether two names or ids are the same. An empty one never matches. */
export const isSameName = (one: string | number | null | undefined, other: string | number | null | undefined) =>
  plain(one) !== '' && plain(one) === plain(other);

interface NamedItem {
  id?: unknown;
  name: string;
  safe_name?: string | null | undefined;
}

/** The row that an item refers to: by id where it has one, otherwise by name. */
export const namedIn = <T extends NamedItem>(
  rows: readonly T[],
  { id, name }: { id?: string | number | undefined; name: string },
): T | undefined =>
  rows.find((row) => isSameName(row.id as string | number | undefined, id)) ??
  rows.find((row) => isSameName(row.name, name) || isSameName(row.safe_name, name)) ??
  rows.find((row) => isSameName(row.id as string | number | undefined, name));
