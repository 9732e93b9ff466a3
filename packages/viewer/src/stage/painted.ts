/** Waits until what was drawn is on its way to the screen; where nothing is painted, as in a window that nobody sees, only a moment. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const soon = setTimeout(resolve, 500);
    requestAnimationFrame(() => {
      clearTimeout(soon);
      setTimeout(resolve);
    });
  });
