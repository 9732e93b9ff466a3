import classes from './Logo.module.css';

/** The product's logo. Drawn inline, so that it follows light and dark. */
export const Mark = ({ size = 22 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
    <rect x="2.25" y="2.25" width="27.5" height="27.5" rx="6" stroke="var(--vt-ink)" strokeWidth="2.5" />
    <path d="M2.25 23h27.5v.75a6 6 0 0 1-6 6H8.25a6 6 0 0 1-6-6Z" fill="var(--vt-ink)" />
    <path
      d="M10.5 8.75 16 18.5l5.5-9.75"
      stroke="var(--vt-accent)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

/** The logo with the name; `small` for the menu. */
export const Wordmark = ({ small = false }: { small?: boolean }) => (
  <span className={classes.wordmark} data-small={small || undefined}>
    <Mark size={small ? 22 : 24} />
    Vitrine
  </span>
);
