import { builderLimits as limits } from '@vitrine/contract/configurators/builder-limits';
/** A value with its former ones, and those that were undone. */
export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
}

export const startHistory = <T>(present: T): History<T> => ({ past: [], present, future: [] });

/** The history with a change; an equal value is no change. */
export const changed = <T>(history: History<T>, present: T): History<T> =>
  present === history.present
    ? history
    : { past: [...history.past, history.present].slice(-limits.undoSteps), present, future: [] };

/** The history one change back; the same where there is none. */
export const undone = <T>(history: History<T>): History<T> => {
  const present = history.past.at(-1);
  if (present === undefined) return history;
  return { past: history.past.slice(0, -1), present, future: [history.present, ...history.future] };
};

/** The history with the last undone change again. */
export const redone = <T>(history: History<T>): History<T> => {
  const [present, ...future] = history.future;
  if (present === undefined) return history;
  return { past: [...history.past, history.present], present, future };
};
