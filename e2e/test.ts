import { test as base } from '@playwright/test';
import { productIsReady } from './product.ts';

export { expect } from '@playwright/test';

/** Playwright's `test` for the product: the first test waits until the product is ready. */
export const test = base.extend<object, { product: undefined }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that one depends on here
    async ({}, use) => {
      await productIsReady();
      await use(undefined);
    },
    { scope: 'worker', auto: true, timeout: 600_000 },
  ],
});
