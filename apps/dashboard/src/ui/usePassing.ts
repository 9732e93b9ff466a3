import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

/** A value that disappears after some seconds, such as a message. */
export const usePassing = <Value>(seconds: number): [Value | null, Dispatch<SetStateAction<Value | null>>] => {
  const [value, setValue] = useState<Value | null>(null);
  useEffect(() => {
    if (value === null) return;
    const timer = setTimeout(() => setValue(null), seconds * 1000);
    return () => clearTimeout(timer);
  }, [value, seconds]);
  return [value, setValue];
};
