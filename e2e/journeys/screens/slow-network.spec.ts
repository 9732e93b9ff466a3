import type { Page } from '@playwright/test';
import { at, HOSTS } from '../../product.ts';
import { signIn } from '../../sign-in.ts';
import { expect, test } from '../../test.ts';

/** A phone in a train: 400 ms and 400 kbit/s. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const FAST = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

const SCREENS = [
  '/configurators/1/preview',
  '/configurators/1/data/versions',
  '/enquiries',
  '/quotes',
  '/settings',
  '/security',
  '/support',
];

/** What Chromium reports of a part of the page that moved, and what moved it. */
interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** What a page collects of itself: the sum of the movements, the parts that moved, and how often something was loading. */
interface PageLoad {
  shift: number;
  moved: string[];
  skeletons: number;
}

/** Collects how far elements moved, and whether a part of the page was marked as loading. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen: PageLoad = { shift: 0, moved: [], skeletons: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        seen.shift += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources) {
          const text = node?.textContent?.trim().slice(0, 60);
          seen.moved.push(`${node?.nodeName} "${text}": ${JSON.stringify([previousRect, currentRect])}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver(() => {
      if (document.querySelector('[role=status] + [aria-busy=true]')) seen.skeletons++;
    }).observe(document, { childList: true, subtree: true });
  });

/** Until everything is shown: a busy machine draws long after the last answer. */
async function visit(page: Page, screen: string): Promise<void> {
  await page.goto(at(HOSTS.oakline, screen));
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

for (const width of [1440, 390])
  test(`on a slow network screens show their layout first, and it stays: ${width} px`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: width === 1440 ? 900 : 844 });
    await signIn(page, HOSTS.oakline, 'owner@oakline.test');
    await watch(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    const limitTo = (conditions: typeof SLOW) => devtools.send('Network.emulateNetworkConditions', conditions);
    for (const screen of SCREENS)
      await test.step(screen, async () => {
        await limitTo(FAST);
        await visit(page, screen);
        // Now the browser has the scripts, and waits for data.
        await limitTo(SLOW);
        await visit(page, screen);
        const { shift, moved, skeletons } = await page.evaluate(() => (window as unknown as { seen: PageLoad }).seen);
        expect(skeletons, screen).toBeGreaterThan(0);
        expect(shift, [screen, ...moved].join('\n')).toBeLessThan(0.01);
      });
  });
