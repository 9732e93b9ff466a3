import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a change after which a text is announced: a slider changes the price with every step. */
export const SETTLED_MS = 600;

/** Returns what screen readers announce: the text once it has changed and settled; nothing at first. */
export function useAnnouncement(text: string): string {
  const [announcement, announce] = useState('');
  const before = useRef(text);
  useEffect(() => {
    if (before.current === text) return;
    before.current = text;
    const timer = setTimeout(() => announce(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return announcement;
}
