import type { Page, Request } from '@playwright/test';

/** As long as the page is quiet where Playwright calls its network idle. */
const QUIET_MS = 500;

/** Resolves when the page has nothing to compute. */
const untilIdle = (): Promise<void> => new Promise((resolve) => requestIdleCallback(() => resolve()));

/**
 * Returns a function that shows another screen in the open page, as the dashboard's links do, and resolves when the
 * network is idle: a full load of each screen would read every script again, which takes longer than the screen.
 */
export function walkIn(page: Page): (address: string) => Promise<void> {
  const waiting = new Set<Request>();
  let lastChange = 0;
  const change = (): void => {
    lastChange = performance.now();
  };
  const end = (request: Request): void => {
    waiting.delete(request);
    change();
  };
  page.on('request', (request) => {
    waiting.add(request);
    change();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  // What a frame asked for ends with it, without a notice.
  page.on('framedetached', (frame) => {
    for (const request of waiting) if (request.frame() === frame) end(request);
  });
  const isQuiet = (): boolean => waiting.size === 0 && performance.now() - lastChange >= QUIET_MS;
  return async (address) => {
    await page.evaluate((next) => history.pushState(null, '', next), address);
    change();
    while (!isQuiet()) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      if (isQuiet()) await page.evaluate(untilIdle);
    }
  };
}
