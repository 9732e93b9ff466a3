const SCRIPT = new Set([
  'FunctionCall',
  'EventDispatch',
  'TimerFire',
  'FireAnimationFrame',
  'EvaluateScript',
  'RunMicrotasks',
]);
const RENDERING = new Set(['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit']);
const MARK = 'bench-act';
/** Tracing needs time to start. */
const SETTLE_MS = 1000;

/**
 * Runs an action, waits for `afterwards`, and measures the page's tasks meanwhile in ms: the longest one, the longest
 * stretch of script, and the longest rendering of one task (style, layout, paint); and the script of the task with the
 * most processor time, which is more reliable than the clock on a busy machine.
 */
export async function traceAct(browser, page, act, afterwards) {
  const client = await browser.newBrowserCDPSession();
  const events = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'blink.user_timing', 'toplevel'] },
  });
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate((mark) => performance.mark(mark), MARK);
  await act();
  await afterwards();
  const complete = new Promise((done) => client.once('Tracing.tracingComplete', done));
  await client.send('Tracing.end');
  await complete;
  await client.detach();
  return summary(events);
}

function summary(events) {
  const mark = events.find(({ name }) => name === MARK);
  const mine = events.filter(
    ({ ph, pid, tid, ts }) => ph === 'X' && pid === mark.pid && tid === mark.tid && ts > mark.ts,
  );
  const tasks = mine.filter(({ name }) => name.endsWith('RunTask'));
  const longest = (values) => Math.max(0, ...values) / 1000;
  const scripts = mine.filter(({ name }) => SCRIPT.has(name));
  return {
    // Script between two tasks delays a frame just as well.
    task: longest([...tasks, ...scripts].map(({ dur }) => dur)),
    cpu: longest([...tasks, ...scripts].map(({ tdur = 0 }) => tdur)),
    script: longest(scripts.map(({ dur }) => dur)),
    scriptCpu: longest(scripts.map(({ tdur = 0 }) => tdur)),
    rendering: longest(tasks.map((task) => renderingIn(mine, task))),
  };
}

const renderingIn = (events, task) =>
  events
    .filter(({ name, ts, dur }) => RENDERING.has(name) && ts >= task.ts && ts + dur <= task.ts + task.dur)
    .reduce((sum, { dur }) => sum + dur, 0);
