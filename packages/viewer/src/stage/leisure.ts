const LEISURE_MS = 1000;

/** Waits until a visitor has had a moment to look and nothing else is to be done, or is gone. */
export const leisure = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(() => resolve()), LEISURE_MS);
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
  });
