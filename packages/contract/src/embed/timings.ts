/** Milliseconds that a copy is confirmed for. */
export const COPIED_MS = 2000;
