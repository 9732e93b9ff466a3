const LOOK_MS = 1000;

/** Resolves once the visitor has had a moment to look and the page is idle, or when the signal aborts. */
export const whenIdle = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(() => resolve()), LOOK_MS);
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
  });
