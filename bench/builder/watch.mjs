import fs from 'node:fs';
import { percentile } from '../report/figures.mjs';

/** Browsers report no shorter ones. */
const SHORTEST_REPORTED = 16;
const BETWEEN_KEYS_MS = 90;

/** Runs in the page: records key presses until the frame that shows them, and long tasks. */
export function watchInput() {
  window.benchInput = { keys: 0, delays: [], tasks: [] };
  const observe = (options, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ buffered: true, ...options });
  observe({ type: 'event', durationThreshold: 16 }, (entry) => {
    if (entry.name === 'keydown') window.benchInput.delays.push(entry.duration);
  });
  observe({ type: 'longtask' }, ({ duration }) => window.benchInput.tasks.push(duration));
  addEventListener('keydown', () => window.benchInput.keys++, true);
}

const forget = (page) => page.evaluate(() => Object.assign(window.benchInput, { keys: 0, delays: [], tasks: [] }));

/** Delays of all key presses since `forget`; those that browsers do not report count as the shortest that they do. */
async function delaysOf(page) {
  // Entries of a frame come after it.
  await page.waitForTimeout(300);
  const { keys, delays, tasks } = await page.evaluate(() => window.benchInput);
  const missing = Array.from({ length: Math.max(0, keys - delays.length) }, () => SHORTEST_REPORTED);
  return { delays: [...delays, ...missing], tasks };
}

/** Types into the focused field until `ended` is settled; returns the delays of the keys and the page's long tasks. */
export async function typeUntil(page, ended) {
  let isOver = false;
  const over = ended.finally(() => {
    isOver = true;
  });
  await forget(page);
  for (let count = 0; !isOver; count++) {
    await page.keyboard.press(count % 2 === 0 ? 'a' : 'Backspace');
    await page.waitForTimeout(BETWEEN_KEYS_MS);
  }
  const measured = await delaysOf(page);
  await over;
  return measured;
}

/** Long tasks of the page while something runs. */
export async function tasksDuring(page, run) {
  await forget(page);
  const result = await run();
  const { tasks } = await delaysOf(page);
  return { result, tasks };
}

/** The middle, the slow and the slowest of them. */
export const spread = (numbers) => ({
  p50: percentile(numbers, 0.5),
  p95: percentile(numbers, 0.95),
  max: Math.max(0, ...numbers),
});

/** Memory of the browser's tabs, and the most that they had since the last question, in megabytes. */
export async function watchMemory(browser) {
  const session = await browser.newBrowserCDPSession();
  let most = 0;
  const now = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const resident = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => memoryOf(id));
    return resident.reduce((sum, megabytes) => sum + megabytes, 0);
  };
  const timer = setInterval(async () => {
    most = Math.max(most, await now().catch(() => 0));
  }, 500);
  return {
    now,
    most: () => {
      const had = most;
      most = 0;
      return had;
    },
    end: () => clearInterval(timer),
  };
}

const memoryOf = (id) => {
  try {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
};
