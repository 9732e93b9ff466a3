/** Waits until what was drawn is on the screen; in a window that nobody sees, only a moment. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const soon = setTimeout(resolve, 120);
    requestAnimationFrame(() => {
      clearTimeout(soon);
      setTimeout(resolve);
    });
  });
