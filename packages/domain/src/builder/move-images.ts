/** The file with each of these images in a folder, wherever the file names it. */
export const moveImages = <File>(file: File, paths: ReadonlySet<string>, folder: string): File => {
  const moved = (value: unknown): unknown => {
    if (typeof value === 'string') return paths.has(value) ? folder + value : value;
    if (Array.isArray(value)) return value.map(moved);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, moved(field)]));
  };
  return moved(file) as File;
};
