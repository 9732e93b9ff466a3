import { builderLimits as limits } from '@vitrine/contract/configurators/builder-limits';
import type { MeasureResult } from './local-image.ts';

/** A file with the folders that it came in. */
export interface NamedFile {
  name: string;
  file: Blob;
}

/** One core stays for the page. */
const WORKERS = Math.max(1, Math.min(limits.workers, (navigator.hardwareConcurrency || 2) - 1));

const createWorker = (): Worker => new Worker(new URL('./image.worker.ts', import.meta.url), { type: 'module' });

const measureIn = (worker: Worker, id: number, { name, file }: NamedFile): Promise<MeasureResult> =>
  new Promise((resolve) => {
    const stop = new AbortController();
    const settle = (measured: MeasureResult): void => {
      stop.abort();
      resolve(measured);
    };
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<{ id: number; measured: MeasureResult }>) => {
        if (data.id === id) settle(data.measured);
      },
      stop,
    );
    worker.addEventListener('error', () => settle({ unusable: { reason: 'broken' } }), stop);
    worker.postMessage({ id, name, file });
  });

/**
 * Measures files in background threads, several at once.
 * @param onMeasured called with each as soon as it is measured, in no particular order
 */
export async function measureImages(
  files: readonly NamedFile[],
  onMeasured: (index: number, measured: MeasureResult) => void,
  signal: AbortSignal,
): Promise<void> {
  const waiting = files.entries();
  const workers = Array.from({ length: Math.min(WORKERS, files.length) }, createWorker);
  const run = async (worker: Worker): Promise<void> => {
    for (const [index, file] of waiting) {
      const measured = await measureIn(worker, index, file);
      if (signal.aborted) return;
      onMeasured(index, measured);
    }
  };
  try {
    await Promise.all(workers.map(run));
  } finally {
    for (const worker of workers) worker.terminate();
  }
}
