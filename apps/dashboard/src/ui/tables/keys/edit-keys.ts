import { useHotkeys } from '@mantine/hooks';
import { useEffect, useRef } from 'react';

/** Inputs are not left out: most keys are pressed in a cell of the table. */
const IN_INPUTS_TOO: string[] = [];

/** Ctrl or Cmd with S opens Save Changes. Text in the focused cell is committed first. */
export const useSaveKey = (save: (() => void) | undefined, pending: boolean, on: boolean): void => {
  const latest = useRef({ save, pending });
  useEffect(() => {
    latest.current = { save, pending };
  });
  const saveFromKey = (): void => {
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    // React has rendered the cell's edit by the next frame, so that a first edit counts as well.
    requestAnimationFrame(() => {
      if (latest.current.pending) latest.current.save?.();
    });
  };
  useHotkeys(on ? [['mod+S', saveFromKey]] : [], IN_INPUTS_TOO, true);
};

/** Whether the browser's own undo applies: text that was typed and is not committed yet. */
const ownsUndo = (target: EventTarget | null): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && target.type !== 'checkbox' && target.dataset.untouched === undefined;
};

/** Ctrl or Cmd with Z undoes an edit; with Shift, or Ctrl with Y, the edit returns. */
export const useUndoKeys = (undo: () => void, redo: () => void, on: boolean): void => {
  const unlessTyping =
    (act: () => void) =>
    (event: KeyboardEvent): void => {
      if (ownsUndo(event.target)) return;
      event.preventDefault();
      act();
    };
  const options = { preventDefault: false };
  useHotkeys(
    on
      ? [
          ['mod+Z', unlessTyping(undo), options],
          ['mod+shift+Z', unlessTyping(redo), options],
          ['mod+Y', unlessTyping(redo), options],
        ]
      : [],
    IN_INPUTS_TOO,
    true,
  );
};
