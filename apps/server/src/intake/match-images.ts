const IMAGE_ENDING = /\.(webp|png|jpe?g)$/i;
/** Files that operating systems leave in folders and archives. */
const LEFT_BEHIND = /(^|\/)(__MACOSX\/|\.|thumbs\.db$|desktop\.ini$)/i;

export interface ImageMatches {
  /** Path in the data file -> name of the uploaded file. */
  found: Map<string, string>;
  missing: string[];
  unused: string[];
}

/** The folders that all names share: '' or 'renders/final/'. */
function sharedFolder(names: readonly string[]): string {
  const folders = names.map((name) => name.split('/').slice(0, -1));
  const [first = []] = folders;
  const end = first.findIndex((step, index) => folders.some((others) => others[index] !== step));
  const shared = end < 0 ? first : first.slice(0, end);
  return shared.length === 0 ? '' : `${shared.join('/')}/`;
}

/** One spelling of a name: macOS writes an accent behind its letter. */
const composed = (text: string): string => text.normalize('NFC');

const stemOf = (text: string): string => text.replace(IMAGE_ENDING, '').toLowerCase();

/**
 * Finds the uploaded file of every image that a data file names: by its path, with or without the upload's common
 * folder, or by the same path with another image extension, because people send PNG renders of future WebPs.
 */
export function matchImages(paths: readonly string[], uploaded: readonly string[]): ImageMatches {
  const names = uploaded.filter((name) => !LEFT_BEHIND.test(name));
  const root = sharedFolder(names);
  const exact = new Map<string, string>();
  const bare = new Map<string, string>();
  for (const name of names) {
    for (const key of [name, name.slice(root.length)].map(composed)) {
      exact.set(key, name);
      if (IMAGE_ENDING.test(key)) bare.set(stemOf(key), name);
    }
  }
  const found = new Map<string, string>();
  const missing: string[] = [];
  for (const path of paths) {
    const name = exact.get(composed(path)) ?? bare.get(stemOf(composed(path)));
    if (name === undefined) missing.push(path);
    else found.set(path, name);
  }
  const used = new Set(found.values());
  return { found, missing, unused: names.filter((name) => !used.has(name)) };
}
