/** More is not held: a frame and an image of the largest view that an address may have. */
const SPARE_MOST = 2;
const spare: ArrayBuffer[] = [];

/**
 * Lends zeroed memory for one drawing and takes it back for the next: fresh memory of several megabytes for each image
 * makes Node collect garbage each time, which takes as long as drawing.
 */
export async function withSpareMemory<T>(bytes: number, use: (memory: ArrayBuffer) => Promise<T>): Promise<T> {
  const at = spare.findIndex((one) => one.byteLength >= bytes);
  const known = at < 0 ? undefined : spare.splice(at, 1)[0];
  if (known) new Uint8Array(known, 0, bytes).fill(0);
  const memory = known ?? new ArrayBuffer(bytes);
  try {
    return await use(memory);
  } finally {
    spare.push(memory);
    spare.sort((one, other) => one.byteLength - other.byteLength);
    if (spare.length > SPARE_MOST) spare.shift();
  }
}
