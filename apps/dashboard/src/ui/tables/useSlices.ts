import { catalogueLimits } from '@vitrine/contract/catalogue/limits';
import { useEffect, useState } from 'react';

/** After the frame that shows what was rendered last. */
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
 * How many of `wanted` rows to render now: the first few at once, the others a slice a frame, so that no
 * frame waits for all of them. Begins again when `question`, what the rows answer, is another one; edits are not part of
 * it, because rows must not go away while they are worked on.
 */
export const useSlices = (wanted: number, question: string): number => {
  const [state, setState] = useState({ question, ready: catalogueLimits.rowsAtOnce as number });
  const isNew = state.question !== question;
  if (isNew) setState({ question, ready: catalogueLimits.rowsAtOnce });
  const ready = isNew ? catalogueLimits.rowsAtOnce : state.ready;
  useEffect(() => {
    if (ready >= wanted) return;
    return afterFrame(() => setState((before) => ({ ...before, ready: before.ready + catalogueLimits.rowsInSlice })));
  }, [ready, wanted]);
  return Math.min(ready, wanted);
};
