/** Runs in the page before its scripts: keeps every stretch of script that blocked the page for 50 ms or more. */
export function watchBlocking() {
  window.benchBlocked = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.benchBlocked.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
}

/** In the page: notes when the table's rows change next. */
export function watchRows() {
  const table = document.querySelector('main table, main [role=table]') ?? document.querySelector('main');
  window.benchRows = null;
  const observer = new MutationObserver(() => {
    observer.disconnect();
    const changed = performance.now();
    requestAnimationFrame(() => {
      window.benchRows = { changed, painted: performance.now() };
    });
  });
  observer.observe(table, { childList: true, subtree: true });
}

/** Does something, and answers the longest block of the page meanwhile, in ms; 0 where none reached 50. */
export async function longestBlock(page, act) {
  const from = await page.evaluate(() => performance.now());
  await act();
  // A long task is reported after it has ended: two frames later it is there.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(
    (began) =>
      Math.max(0, ...window.benchBlocked.filter(({ startTime }) => startTime >= began).map((one) => one.duration)),
    from,
  );
}
