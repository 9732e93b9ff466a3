/** Focuses the first field of the screen with an error, once it has one. Dialogs with a form do so themselves. */
export const focusInvalid = (): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid=true]')?.focus());
};
