import { useCallback, useEffect, useState } from 'react';

interface OpenModal {
  /** Where the focus goes when it leaves. */
  returnTo: Element | null;
}

/** Open modals, the lowest first. */
const stack: OpenModal[] = [];

const focus = (element: Element | null): void => {
  if (element instanceof HTMLElement && element.isConnected && element !== document.body) element.focus();
};

/** One that leaves from below another (a form whose result is told) hands on where the focus goes in the end. */
const leave = (modal: OpenModal): void => {
  const place = stack.indexOf(modal);
  stack.splice(place, 1);
  const above = stack[place];
  if (above) above.returnTo = modal.returnTo;
  else focus(modal.returnTo);
};

/**
 * Gives a modal its place over the others: only the topmost answers to Escape, and focus goes back to where it was,
 * however the modal leaves: its buttons, Escape, or the browser's Back. Answers whether it is the topmost.
 */
export const useModalStack = (): (() => boolean) => {
  // Asked while rendering: by the time of an effect the modal has taken the focus.
  const [modal] = useState<OpenModal>(() => ({ returnTo: document.activeElement }));
  useEffect(() => {
    stack.push(modal);
    return () => leave(modal);
  }, [modal]);
  return useCallback(() => stack.at(-1) === modal, [modal]);
};
