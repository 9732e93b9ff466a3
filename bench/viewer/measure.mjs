import { chromium } from 'playwright-core';
import { film } from './filmstrip.mjs';
import { timeOfChoice, watchFrames, watchWebGl, whatIsLeft } from './probe.mjs';

/** The measured screens and connections. */
export const CONDITIONS = {
  desk: { context: { viewport: { width: 1280, height: 800 } } },
  dense: { context: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2 } },
  phone: {
    context: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    slower: 4,
    line: { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 },
  },
};

/** A page counts as settled after this time without a request. */
const QUIET_MS = 1500;
const MOUNTS = 20;

/** A new browser with empty caches. Its graphics process is warm, as on a visitor's machine. */
export async function withPage(options, condition, use) {
  const browser = await chromium.launch(options);
  try {
    const warming = await browser.newPage();
    await warming.goto('about:blank');
    await warming.evaluate(() => document.createElement('canvas').getContext('webgl2')?.clear(16384));
    await warming.close();
    const context = await browser.newContext({ ...CONDITIONS[condition].context, ignoreHTTPSErrors: true });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    return await use(page, session);
  } finally {
    await browser.close();
  }
}

/** Waits until the viewer reports its image as complete, and then until there are no more requests. */
export async function settle(page) {
  let last = Date.now();
  const moved = () => {
    last = Date.now();
  };
  page.on('requestfinished', moved);
  page.on('request', moved);
  await page.waitForFunction(
    () => {
      const root = document.querySelector('vitrine-configurator')?.shadowRoot;
      return root ? root.querySelector('canvas') && root.querySelector('.progress').hidden : window.mounted;
    },
    null,
    { timeout: 120_000 },
  );
  moved();
  while (Date.now() - last < QUIET_MS) await page.waitForTimeout(100);
}

/**
 * Milliseconds from opening the page until an image first reached the graphics card, and, as filmed, until something
 * recognisable and the final image were on the screen.
 */
export const measureTimes = (options, condition, address, box) =>
  withPage(options, condition, async (page, session) => {
    const { slower, line } = CONDITIONS[condition];
    await session.send('Network.enable');
    if (line) await session.send('Network.emulateNetworkConditions', line);
    if (slower) await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.addInitScript(watchWebGl);
    const end = await film(session);
    await page.goto(address);
    await settle(page);
    const { began, input } = await page.evaluate(() => ({
      began: performance.timeOrigin,
      input: window.benchProbe.firstImageAt,
    }));
    return { input, ...(await end({ began, box })) };
  });

/** Bytes of script and style (gzip) until the first image was drawn and in total, and the script heap after that. */
export const measureBytes = (options, address, finish) =>
  withPage(options, 'desk', async (page, session) => {
    await page.addInitScript(watchWebGl);
    await page.goto(address);
    await settle(page);
    await page.evaluate(finish);
    await settle(page);
    const counted = await page.evaluate(() => {
      const parts = performance.getEntriesByType('resource').filter(({ name }) => /\.(js|css)(\?|$)/.test(name));
      const until = window.benchProbe.firstImageAt;
      const sum = (entries) => entries.reduce((bytes, entry) => bytes + entry.encodedBodySize, 0);
      return { first: sum(parts.filter(({ responseEnd }) => responseEnd <= until)), all: sum(parts) };
    });
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return { ...counted, heap: usedSize };
  });

/** Memory that 20 more mounts and unmounts leave, after two that may fill caches. */
export const measureLeaks = (options, address) =>
  withPage(options, 'desk', async (page, session) => {
    await page.addInitScript(watchWebGl);
    await page.goto(address);
    await page.waitForFunction(() => typeof window.mount === 'function');
    const mountTimes = (times) =>
      page.evaluate(async (count) => {
        for (let done = 0; done < count; done++) {
          const unmount = await window.mount();
          unmount();
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      }, times);
    const look = async () => {
      for (let times = 0; times < 3; times++) {
        await page.waitForTimeout(300);
        await session.send('HeapProfiler.collectGarbage');
      }
      const { jsEventListeners, nodes } = await session.send('Memory.getDOMCounters');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      return { listeners: jsEventListeners, nodes, heap: usedSize, ...(await page.evaluate(whatIsLeft)) };
    };
    await mountTimes(2);
    const before = await look();
    await mountTimes(MOUNTS);
    const after = await look();
    return {
      contexts: after.contexts,
      textures: after.textures,
      listeners: after.listeners - before.listeners,
      nodes: after.nodes - before.nodes,
      heap: after.heap - before.heap,
    };
  });

/** Time between frames while the image is dragged, in milliseconds. */
export const measureTurning = (options, address, box) =>
  withPage(options, 'desk', async (page) => {
    await page.goto(address);
    await settle(page);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    const watched = page.evaluate(watchFrames, 2500);
    for (let step = 0; step < 120; step++)
      await page.mouse.move(x + 150 * Math.sin(step / 12), y + 20 * Math.sin(step / 7));
    const frames = await watched;
    await page.mouse.up();
    return frames;
  });

/**
 * Milliseconds from a choice to its image in full size, with cached images, without the fade. Cycles through several
 * designs, because with only two, one would still be in memory. The first round loads the images and does not count.
 */
export const measureChoice = (options, address, designsAfter) =>
  withPage(options, 'desk', async (page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(watchWebGl);
    await page.goto(address);
    await settle(page);
    const design = await page.evaluate(() => document.querySelector('vitrine-configurator').getDesign());
    const designs = designsAfter(design);
    const times = [];
    for (let turn = 0; turn < 4 * designs.length; turn++) {
      times.push(await page.evaluate(timeOfChoice, designs[turn % designs.length]));
      await page.waitForTimeout(250);
    }
    return times.slice(designs.length).filter((time) => time !== null);
  });

/** Position of Vitrine's image on the page. */
export const findBox = (options, condition, address) =>
  withPage(options, condition, async (page) => {
    await page.goto(address);
    await settle(page);
    return page.evaluate(() => {
      const canvas = document.querySelector('vitrine-configurator').shadowRoot.querySelector('canvas');
      const { x, y, width, height } = canvas.getBoundingClientRect();
      return { x, y, width, height };
    });
  });
