/**
 * Waits until the last drawing is on its way to the screen; only a moment in a hidden window, where nothing is painted.
 */
export const waitForPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const soon = setTimeout(resolve, 500);
    requestAnimationFrame(() => {
      clearTimeout(soon);
      setTimeout(resolve);
    });
  });
