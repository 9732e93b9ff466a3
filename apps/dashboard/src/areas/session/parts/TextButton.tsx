import type { ReactNode } from 'react';
import classes from './TextButton.module.css';

/** A button that reads as a link. */
export const TextButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className={classes.link} onClick={onClick}>
    {children}
  </button>
);

/** The class of links that stand beside it. */
export const textLink = classes.link ?? '';
