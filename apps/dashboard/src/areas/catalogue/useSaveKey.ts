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
