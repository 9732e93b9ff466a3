const LOOK_MS = 1000;

/**
 * Resolves once the visitor has had a moment to look and the page is idle, or when the signal aborts. Chromium may never
 * call a page idle that is still, so another moment is enough.
 */
export const whenIdle = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => resolve();
    // A timer, where browsers have no such call, takes the limit for none.
    setTimeout(() => (window.requestIdleCallback ?? setTimeout)(end, { timeout: LOOK_MS } as never), LOOK_MS);
    signal.addEventListener('abort', end);
  });
