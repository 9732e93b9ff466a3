import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/** Commits what is typed in the focused field, as leaving it does. Its page then asks about it and stores it. */
const commitTyped = (): void => {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  flushSync(() => field.blur());
  // Who stays goes on typing.
  field.focus({ preventScroll: true });
};

/** A reload, a closed tab and the browser's Back leave no field first: without this they lose what is typed in a cell. */
export const useCommitBeforeLeaving = (): void => {
  useEffect(() => {
    // Before the router, which asks only about what is committed.
    for (const event of ['beforeunload', 'popstate']) window.addEventListener(event, commitTyped, true);
    return () => {
      for (const event of ['beforeunload', 'popstate']) window.removeEventListener(event, commitTyped, true);
    };
  }, []);
};
