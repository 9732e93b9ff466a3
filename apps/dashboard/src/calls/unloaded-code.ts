const reported = new WeakSet<object>();

/**
 * Remembers the errors of code that did not load, which Vite reports before its `import()` throws them. Browsers do not
 * request such a file again until the page is reloaded.
 */
export const watchCode = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => {
    reported.add(payload);
  });

/** Whether an error says that a part of the page's code did not load, so that only a reload helps. */
export const isUnloadedCode = (error: unknown): error is Error => error instanceof Error && reported.has(error);
