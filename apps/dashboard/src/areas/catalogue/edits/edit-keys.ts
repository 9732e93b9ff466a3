import { useEffect, useRef } from 'react';

/** Ctrl or Cmd with S opens Save Changes; what is being typed in a cell is kept first. */
export const useSaveKey = (save: () => void, pending: boolean, on: boolean): void => {
  const latest = useRef({ save, pending });
  useEffect(() => {
    latest.current = { save, pending };
  });
  useEffect(() => {
    if (!on) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's')
        return;
      event.preventDefault();
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      // The cell's edit is rendered by then, so that the first one counts as well.
      requestAnimationFrame(() => {
        if (latest.current.pending) latest.current.save();
      });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [on]);
};

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
