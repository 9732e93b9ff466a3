const MEGABYTE = 1024 * 1024;

/**
 * Bytes for tiles on the card of a machine that reports `deviceMemory` gigabytes (0.25 to 8, absent in some browsers).
 * A view of 1440 x 900 pixels shows about 30 tiles of a megabyte.
 * @param isShort after the card lost its context or ran out of memory
 */
export function chooseTileMemory(deviceMemory: number | undefined, isShort: boolean): number {
  const bytes = (deviceMemory ?? 4) >= 8 ? 96 : (deviceMemory ?? 4) >= 4 ? 64 : 24;
  return (bytes * MEGABYTE) / (isShort ? 2 : 1);
}
