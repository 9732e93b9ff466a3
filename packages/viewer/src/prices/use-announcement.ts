import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a change after which a text is said: a slider changes the price with every step. */
export const SETTLED_MS = 600;

/** What screen readers are to say: the text once it has changed and settled; nothing at first. */
export function useAnnouncement(text: string): string {
  const [said, say] = useState('');
  const before = useRef(text);
  useEffect(() => {
    if (before.current === text) return;
    before.current = text;
    const timer = setTimeout(() => say(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
