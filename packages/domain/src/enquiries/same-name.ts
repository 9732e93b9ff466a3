/** How names and ids are compared that people, pages and older versions write a little differently. */
const plain = (text: string | number | null | undefined): string =>
  String(text ?? '')
    .normalize('NFKC')
    .trim()
    .replace(/[\s_-]+/g, ' ')
    .toLowerCase();

/** Whether two names or ids mean the same; an empty one means nothing. */
export const isSameName = (one: string | number | null | undefined, other: string | number | null | undefined) =>
  plain(one) !== '' && plain(one) === plain(other);

interface Named {
  id?: unknown;
  name: string;
  safe_name?: string | undefined;
}

/** The row that an item names: by id where it has one, else by name. */
export const namedIn = <T extends Named>(
  rows: readonly T[],
  { id, name }: { id?: string | number | undefined; name: string },
): T | undefined =>
  rows.find((row) => isSameName(row.id as string | number | undefined, id)) ??
  rows.find((row) => isSameName(row.name, name) || isSameName(row.safe_name, name)) ??
  rows.find((row) => isSameName(row.id as string | number | undefined, name));
