import { useCallback, useState } from 'react';

/** Whether the pointer or the focus has reached a control: what only its opened list shows is read from then on. */
export const useReached = () => {
  const [reached, setReached] = useState(false);
  const onReach = useCallback(() => setReached(true), []);
  return { reached, onPointerEnter: onReach, onFocus: onReach, onClick: onReach };
};
