import { useEffect } from 'react';

/** An input that holds something not kept yet undoes its own typing. */
const ownsUndo = (target: EventTarget | null): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && target.dataset.untouched === undefined;
};

/** Ctrl or Cmd with Z undoes an edit, with Shift it comes back (Ctrl+Y as well). */
export const useUndoKeys = (undo: () => void, redo: () => void, on: boolean): void => {
  useEffect(() => {
    if (!on) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || ownsUndo(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [undo, redo, on]);
};
