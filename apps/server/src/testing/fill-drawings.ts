import { designImageLimits as limits } from '@vitrine/contract/designs/image-limits';
import type { Services } from '../services.ts';

/** Lets as many drawings wait as there can be. @returns ends them, and resolves once the queue is free */
export function fillDrawings({ drawings }: Pick<Services, 'drawings'>): () => Promise<void> {
  let finish = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const draw = async () => {
    await gate;
    return { bytes: Buffer.alloc(0), isComplete: true };
  };
  const keys = Array.from({ length: limits.waiting }, (_, at) => `waiting ${at}`);
  const running = keys.map((key, at) =>
    drawings.run(key, -1 - Math.floor(at / limits.waitingOfOne), draw, async () => undefined),
  );
  return async () => {
    finish();
    await Promise.all(running);
    while (keys.some((key) => drawings.has(key))) await new Promise((resolve) => setImmediate(resolve));
  };
}
