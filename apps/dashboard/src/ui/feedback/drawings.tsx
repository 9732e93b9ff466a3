import type { ReactNode } from 'react';

const Drawing = ({ children }: { children: ReactNode }) => (
  <svg
    width="56"
    height="56"
    viewBox="0 0 56 56"
    fill="none"
    stroke="var(--vt-line-control)"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

/** An empty case: nothing to show yet. */
export const EmptyCase = () => (
  <Drawing>
    <rect x="11" y="8" width="34" height="32" rx="4" />
    <path d="M20 33h16M6 46h44M14 40v6M42 40v6" />
  </Drawing>
);

/** Two lines and a lens: a search without hits. */
export const EmptySearch = () => (
  <Drawing>
    <rect x="8" y="9" width="40" height="9" rx="3" />
    <path d="M29 24H11a3 3 0 0 0-3 3v3a3 3 0 0 0 3 3h13" />
    <circle cx="37" cy="33" r="9" />
    <path d="m43.5 39.5 6 6" />
  </Drawing>
);

/** An empty tray. */
export const EmptyTray = () => (
  <Drawing>
    <path d="M9 31 15.5 11a3 3 0 0 1 2.9-2h19.2a3 3 0 0 1 2.9 2L47 31v12a4 4 0 0 1-4 4H13a4 4 0 0 1-4-4Z" />
    <path d="M9 31h10l3 6h12l3-6h10" />
  </Drawing>
);

/** A torn image: something did not load. */
export const TornImage = () => (
  <Drawing>
    <path d="m28 8-2 7 5 4-4 6 3 5M32 8h12a4 4 0 0 1 4 4v32a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4h10" />
    <path d="m8 38 9-9 8 8M32 37l6-6 10 10" />
  </Drawing>
);
