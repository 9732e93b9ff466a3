import { expect, test } from '@playwright/test';
import { at, HOSTS } from './product.ts';

test('on an empty data folder the product starts, makes its demo, and is ready', async ({ request }) => {
  test.setTimeout(300_000);
  const answer = async (): Promise<number> => {
    const readiness = await request.get(at(HOSTS.root, '/readyz')).catch(() => null);
    return readiness?.status() ?? 0;
  };
  await expect.poll(answer, { timeout: 290_000 }).toBe(200);
});
