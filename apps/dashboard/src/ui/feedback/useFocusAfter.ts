import { useEffect, useRef } from 'react';

/** Once pressed the button is gone: the focus goes to the page or dialog that it was on. Returns what to call on a press. */
export const useFocusAfter = (): ((button: Element) => void) => {
  const around = useRef<HTMLElement | null>(null);
  useEffect(
    () => () => {
      if (document.activeElement === document.body) around.current?.focus({ preventScroll: true });
    },
    [],
  );
  return (button) => {
    around.current = button.closest('[role=dialog], [role=alertdialog], main');
  };
};
