import { type ComponentType, useEffect, useState } from 'react';

/** Loads a part of the panel where it is needed. Null until it is here; without it the rest works. */
export function usePart<Props>(
  isNeeded: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (isNeeded)
      load()
        .then((loaded) => setPart(() => loaded))
        .catch(() => undefined);
  }, [isNeeded]);
  return isNeeded ? part : null;
}
