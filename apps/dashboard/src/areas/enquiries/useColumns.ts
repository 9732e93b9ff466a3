import { useMemo, useSyncExternalStore } from 'react';

/** Windows in which the table has no room for one column more. */
const NO_OWNER = '(max-width: 1199.98px)';
const NO_STAGE = '(max-width: 999.98px)';

const subscribe = (listener: () => void): (() => void) => {
  const queries = [NO_OWNER, NO_STAGE].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
};

const fits = (query: string): boolean => !window.matchMedia(query).matches;

export interface Columns {
  stage: boolean;
  owner: boolean;
}

/** Which columns beside Name, Email and Date the window has room for. */
export const useColumns = (): Columns => {
  const stage = useSyncExternalStore(subscribe, () => fits(NO_STAGE));
  const owner = useSyncExternalStore(subscribe, () => fits(NO_OWNER));
  return useMemo(() => ({ stage, owner }), [stage, owner]);
};
