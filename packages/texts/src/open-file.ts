/**
 * Loads one of the files that a pattern names.
 * @throws when there is none, or when it does not load
 */
export function openFile<Content>(files: Record<string, () => Promise<Content>>, path: string): Promise<Content> {
  const load = files[path];
  return load ? load() : Promise.reject(new Error(`There is no file ${path}`));
}
