/** The paths of a ZIP's files, and the text of each. */
export interface ZipTexts {
  paths: readonly string[];
  /** Null where the ZIP has no such file. */
  read: (path: string) => Promise<string | null>;
}

/** Opens a ZIP in memory; null for one that is damaged. */
export async function openZip(bytes: Uint8Array): Promise<ZipTexts | null> {
  const { configure, Uint8ArrayReader, Uint8ArrayWriter, ZipReader } = await import('@zip.js/zip.js');
  // The page allows no code that is made from text, which its workers are.
  configure({ useWebWorkers: false });
  const entries = await new ZipReader(new Uint8ArrayReader(bytes)).getEntries().catch(() => null);
  if (entries === null) return null;
  const files = new Map(entries.flatMap((entry) => (entry.directory ? [] : [[entry.filename, entry] as const])));
  return {
    paths: [...files.keys()],
    read: async (path) => {
      const content = await files.get(path)?.getData(new Uint8ArrayWriter());
      return content === undefined ? null : new TextDecoder().decode(content);
    },
  };
}
