import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';

const SCREEN = { viewport: { width: 1440, height: 900 } };
/** A page counts as settled after this time without a request. */
const QUIET_MS = 1000;
const CLICKED = 'bench: clicked';

/** Runs in the page: records the largest image or text, layout shifts, and clicks. */
function watchPage(clicked) {
  window.benchVitals = { lcp: 0, cls: 0 };
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    window.benchVitals.lcp = startTime;
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) window.benchVitals.cls += value;
  });
  addEventListener('click', () => console.debug(clicked), true);
}

const isScript = (response) => /javascript/.test(response.headers()['content-type'] ?? '');

/** Counts the requests of a page, and waits until there are no more. Scripts are compressed here, the same for all. */
function watchTraffic(page) {
  let requests = 0;
  let last = Date.now();
  let scripts = [];
  const moved = () => {
    last = Date.now();
  };
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests++;
    moved();
  });
  page.on('requestfinished', moved);
  page.on('response', (response) => {
    if (isScript(response)) scripts.push(response);
  });
  return {
    begin() {
      requests = 0;
      scripts = [];
      moved();
    },
    async settled() {
      while (Date.now() - last < QUIET_MS) await page.waitForTimeout(50);
      return requests;
    },
    async scriptBytes() {
      const bodies = await Promise.all(scripts.map((response) => response.body().catch(() => Buffer.alloc(0))));
      return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    },
  };
}

/**
 * One visit with an empty browser: the sign-in page, signing in, then the list with an empty cache again. With `weigh`,
 * bytes are counted, which takes time, so such a visit reports no times.
 */
export async function visit(options, { address, signIn, list }, weigh) {
  const browser = await chromium.launch(options);
  try {
    const page = await (await browser.newContext(SCREEN)).newPage();
    const session = await page.context().newCDPSession(page);
    const traffic = watchTraffic(page);
    let clickedAt = 0;
    page.on('console', (message) => {
      if (message.text() === CLICKED) clickedAt = performance.now();
    });
    await page.addInitScript(watchPage, CLICKED);

    traffic.begin();
    await page.goto(address);
    await page.locator('input[type=password]').waitFor();
    const login = { requests: await traffic.settled(), bytes: weigh ? await traffic.scriptBytes() : Number.NaN };

    await signIn(page);
    const home = performance.now() - clickedAt;
    await traffic.settled();

    await session.send('Network.clearBrowserCache');
    traffic.begin();
    const began = performance.now();
    await (await list(page)).waitFor();
    const firstRow = performance.now() - began;
    const requests = await traffic.settled();
    const vitals = await page.evaluate(() => window.benchVitals);
    return {
      login,
      home,
      list: { requests, bytes: weigh ? await traffic.scriptBytes() : Number.NaN },
      firstRow,
      ...vitals,
    };
  } finally {
    await browser.close();
  }
}
