import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Where texts run from right to left, the next tab is at the left. */
const MIRRORED: Readonly<Record<string, string>> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' };

/** Moves along a tab list with arrow keys, Home and End, and opens the tab. */
export function moveToTab(event: KeyboardEvent<HTMLElement>): void {
  const isMirrored = event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl';
  const step = STEPS[(isMirrored && MIRRORED[event.key]) || event.key];
  if (!step) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
  const next = tabs[step(at, tabs.length)];
  event.preventDefault();
  next?.click();
  next?.focus({ preventScroll: true });
}
