import { vi } from 'vitest';
import { nextTurn } from '../calls/yield-to-main.ts';

/** More turns than a page needs for what it reads in steps. */
const TURNS = 20;

/** Holds back the next file that the page reads. Returns what reads it, and resolves once the page has used it. */
export const readLater = (): (() => Promise<void>) => {
  const { readAsArrayBuffer } = FileReader.prototype;
  let read: () => Promise<void> = () => Promise.resolve();
  vi.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementationOnce(function (this: FileReader, file: Blob) {
    read = () =>
      new Promise((resolve) => {
        this.addEventListener('loadend', () => resolve());
        readAsArrayBuffer.call(this, file);
      });
  });
  return async () => {
    await read();
    for (let turn = 0; turn < TURNS; turn += 1) await nextTurn();
  };
};
