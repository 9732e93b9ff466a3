import { expect, test } from 'vitest';
import type { Scene } from './kinds/kind.ts';
import { ViewerError } from './loading/viewer-error.ts';
import { showFirstDesign } from './show-first-design.ts';

const never = new Promise<void>(() => undefined);
const begin = (show: Scene['show']) => showFirstDesign({ show }, {});

test('resolves with the preview while the full image is under way, also when that is there at once', async () => {
  const first = await begin((_, seen) => {
    seen?.();
    return never;
  });
  expect(first).toEqual({ shown: never, isPreviewShown: true });
});

test('resolves without a preview once the full image is there, or will not come', async () => {
  expect((await begin(async () => undefined)).isPreviewShown).toBe(false);
  const failed = await begin(() => Promise.reject(new ViewerError('image', 'base.webp')));
  expect(failed.isPreviewShown).toBe(false);
  await expect(failed.shown).rejects.toMatchObject({ code: 'image' });
});
