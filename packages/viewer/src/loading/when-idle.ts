const LOOK_MS = 1000;

/**
 * Resolves once the visitor has had a moment to look and the page is idle, or when the signal aborts. Chromium may never
 * call a page idle that is still, so another moment is enough.
 */
export const whenIdle = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => resolve();
    // Not every Safari has the call.
    const look = (): void => void (window.requestIdleCallback?.(end, { timeout: LOOK_MS }) ?? end());
    setTimeout(look, LOOK_MS);
    signal.addEventListener('abort', end);
  });
