import type { KeyboardEvent } from 'react';

/** By its code: the Escape with which an input method gives up a word has another one, and closes nothing. */
const ESCAPE = 27;

/** Calls `leave` on the key Escape, which then does nothing else on the page. */
export const onEscape =
  (leave: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.keyCode !== ESCAPE) return;
    event.preventDefault();
    leave();
  };
