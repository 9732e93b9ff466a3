import { useEffect } from 'react';
import type { AnyBuilder } from './edit/builder.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);

/** Ctrl+Z and Ctrl+Shift+Z (Command on a Mac) undo and redo, except inside a field, which has its own. */
export const useUndoKeys = (builder: Pick<AnyBuilder, 'undo' | 'redo'> | null): void => {
  useEffect(() => {
    if (!builder) return;
    const press = (event: KeyboardEvent): void => {
      const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
      if (!isUndo || isTyping(event.target)) return;
      event.preventDefault();
      if (event.shiftKey) builder.redo?.();
      else builder.undo?.();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [builder]);
};
