import { expect, test } from 'vitest';
import type { Scene } from './kinds/kind.ts';
import { Failure } from './loading/failure.ts';
import { showFirst } from './show-first.ts';

const never = new Promise<void>(() => undefined);
const begin = (show: Scene['show']) => showFirst({ show }, {});

test('resolves with the soft image while the sharp one is under way, also when that is there at once', async () => {
  const soft = await begin((_, seen) => {
    seen?.();
    return never;
  });
  expect(soft).toEqual({ shown: never, soft: true });
});

test('resolves without a soft image once the sharp one is there, or will not come', async () => {
  expect((await begin(async () => undefined)).soft).toBe(false);
  const failed = await begin(() => Promise.reject(new Failure('image', 'base.webp')));
  expect(failed.soft).toBe(false);
  await expect(failed.shown).rejects.toMatchObject({ code: 'image' });
});
