import type { Frame, Page, Request } from '@playwright/test';
import { until } from './product.ts';

/** As long as the page is quiet where Playwright calls its network idle. */
const QUIET_MS = 500;

/** Resolves when the page has nothing to compute. Without a limit, Chromium may never say so of a page that is still. */
const untilIdle = (): Promise<void> =>
  new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 }));

/**
 * Does something in the open page and resolves when the network is idle again. Playwright's own state says this only
 * of a page that loads.
 */
export async function untilQuiet(page: Page, act: () => Promise<unknown>): Promise<void> {
  const waiting = new Set<Request>();
  let lastChange = performance.now();
  const begin = (request: Request): void => {
    waiting.add(request);
    lastChange = performance.now();
  };
  const end = (request: Request): void => {
    waiting.delete(request);
    lastChange = performance.now();
  };
  // What a frame asked for ends with it, without a notice.
  const endThoseOf = (frame: Frame): void => {
    for (const request of waiting) if (request.frame() === frame) end(request);
  };
  const isQuiet = (): boolean => waiting.size === 0 && performance.now() - lastChange >= QUIET_MS;
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end).on('framedetached', endThoseOf);
  await act();
  lastChange = performance.now();
  await until(async () => {
    if (isQuiet()) await page.evaluate(untilIdle);
    return isQuiet();
  });
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end).off('framedetached', endThoseOf);
}

/**
 * Shows another screen in the open page, as the dashboard's links do, and resolves when the network is idle: a full
 * load of each screen would read every script again, which takes longer than the screen.
 */
export const walkTo = (page: Page, address: string): Promise<void> =>
  untilQuiet(page, () => page.evaluate((next) => history.pushState(null, '', next), address));
