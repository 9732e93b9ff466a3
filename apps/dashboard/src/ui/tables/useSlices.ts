import { catalogueLimits } from '@vitrine/contract/catalogue/limits';
import { useEffect, useState } from 'react';

/** Calls `act` after the next frame is on screen. */
const afterFrame = (act: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

/**
 * How many of `total` rows to render now: the first few at once, then a slice in each frame, so that no frame waits for
 * all of them. It starts again when `question` changes, which identifies filters and order. Edits are not part of it,
 * because rows must not disappear while users edit them.
 */
export const useSlices = (total: number, question: string): number => {
  const [state, setState] = useState({ question, ready: catalogueLimits.rowsAtOnce as number });
  const isNew = state.question !== question;
  if (isNew) setState({ question, ready: catalogueLimits.rowsAtOnce });
  const ready = isNew ? catalogueLimits.rowsAtOnce : state.ready;
  useEffect(() => {
    if (ready >= total) return;
    return afterFrame(() => setState((before) => ({ ...before, ready: before.ready + catalogueLimits.rowsInSlice })));
  }, [ready, total]);
  return Math.min(ready, total);
};
