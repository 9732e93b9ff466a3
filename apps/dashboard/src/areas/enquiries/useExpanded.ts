import { useCallback, useMemo, useState } from 'react';

export interface Expanded {
  has: (email: string) => boolean;
  toggle: (email: string) => void;
}

/** Which groups of enquiries stand open. */
export const useExpanded = (): Expanded => {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((email: string) => {
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(email)) after.add(email);
      return after;
    });
  }, []);
  return useMemo(() => ({ has: (email) => open.has(email), toggle }), [open, toggle]);
};
