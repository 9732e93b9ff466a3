import { useCallback, useEffect, useState } from 'react';

interface OpenModal {
  /** Receives the focus when the modal closes. */
  returnTo: Element | null;
  /** Instead of it, the first invalid field of its form. */
  toInvalid: boolean;
  /** Nothing below can have the focus while it shows, and it has none itself. */
  covers: boolean;
}

/** Open modals, the lowest first. */
const stack: OpenModal[] = [];

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * The focused control. The item of a menu is gone once the menu has closed, so the menu's button takes its place. What
 * covers everything has taken the focus from the control that gets it back.
 */
const openerNow = (): Element | null => {
  const top = stack.at(-1);
  if (top?.covers && isNowhere()) return top.returnTo;
  const { activeElement } = document;
  const menu = activeElement?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return (menu && document.getElementById(menu)) || activeElement;
};

const firstInvalid = (control: Element | null): Element | null =>
  (control?.closest('[role=dialog], main') ?? document).querySelector('[aria-invalid=true]');

const topmostDialog = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog][aria-modal], [role=alertdialog][aria-modal]')].at(-1);

const focus = ({ returnTo, toInvalid }: OpenModal): void => {
  const element = (toInvalid ? firstInvalid(returnTo) : null) ?? returnTo;
  if (element instanceof HTMLElement && element.isConnected && element !== document.body) element.focus();
  // What opened it is gone: the dialog below or the page has the focus, and the next key starts there.
  else if (stack.length === 0) document.querySelector('main')?.focus({ preventScroll: true });
  else topmostDialog()?.focus({ preventScroll: true });
};

/** A modal that closes below another (a form under its notification) passes on where the focus returns to. */
const leave = (modal: OpenModal): void => {
  const index = stack.indexOf(modal);
  stack.splice(index, 1);
  const above = stack[index];
  if (above) above.returnTo = modal.returnTo;
  // A modal that came with the end of a cover may have the focus already.
  else if (!modal.covers || isNowhere()) focus(modal);
};

/**
 * Stacks modals: only the topmost reacts to Escape, and the focus returns to its former element however it closes:
 * buttons, Escape, or the browser's Back. Returns a function that tests whether it is the topmost.
 */
export const useModalStack = ({ toInvalid = false, covers = false }): (() => boolean) => {
  // Read while rendering: by the time of an effect the modal has taken the focus.
  const [modal] = useState<OpenModal>(() => ({ returnTo: openerNow(), toInvalid, covers }));
  useEffect(() => {
    stack.push(modal);
    return () => leave(modal);
  }, [modal]);
  return useCallback(() => stack.at(-1) === modal, [modal]);
};
