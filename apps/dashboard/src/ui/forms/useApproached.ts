import { useCallback, useState } from 'react';

/** Whether the pointer or the focus has reached a control: what only its opened list shows is read from then on. */
export const useApproached = () => {
  const [wanted, setWanted] = useState(false);
  const want = useCallback(() => setWanted(true), []);
  return { wanted, onPointerEnter: want, onFocus: want, onClick: want };
};
