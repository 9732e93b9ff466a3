/** Compares names and ids that people, pages and older versions spell slightly differently. */
const plain = (text: string | number | null | undefined): string =>
  String(text ?? '')
    .normalize('NFKC')
    .trim()
    .replace(/[\s_-]+/g, ' ')
    .toLowerCase();

/** Whether two names or ids are the same. An empty one never matches. */
export const isSameName = (one: string | number | null | undefined, other: string | number | null | undefined) => {
  const name = plain(one);
  return name !== '' && name === plain(other);
};

interface NamedItem {
  id?: unknown;
  name: string;
  safe_name?: string | null | undefined;
}

/** The first row of a list with an id or a name, by its plain spelling. */
interface Spellings {
  ids: ReadonlyMap<string, NamedItem>;
  names: ReadonlyMap<string, NamedItem>;
}

/**
 * Once for each list: comparing every word of a stranger with every row would keep the server busy for minutes. Nothing
 * changes a list that was read from a file.
 */
const spellingsOf = new WeakMap<readonly NamedItem[], Spellings>();

function readSpellings(rows: readonly NamedItem[]): Spellings {
  const ids = new Map<string, NamedItem>();
  const names = new Map<string, NamedItem>();
  const add = (to: Map<string, NamedItem>, text: string | number | null | undefined, row: NamedItem): void => {
    const key = plain(text);
    if (key !== '' && !to.has(key)) to.set(key, row);
  };
  for (const row of rows) {
    add(ids, row.id as string | number | undefined, row);
    add(names, row.name, row);
    add(names, row.safe_name, row);
  }
  return { ids, names };
}

/** The row that an item refers to: by id where it has one, otherwise by name. The list must not change afterwards. */
export function namedIn<T extends NamedItem>(
  rows: readonly T[],
  { id, name }: { id?: string | number | undefined; name: string },
): T | undefined {
  let spellings = spellingsOf.get(rows);
  if (!spellings) {
    spellings = readSpellings(rows);
    spellingsOf.set(rows, spellings);
  }
  const { ids, names } = spellings;
  const plainName = plain(name);
  return (ids.get(plain(id)) ?? names.get(plainName) ?? ids.get(plainName)) as T | undefined;
}
