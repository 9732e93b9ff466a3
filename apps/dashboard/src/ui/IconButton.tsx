import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import classes from './IconButton.module.css';
import { Tip } from './Tip.tsx';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Tooltip and accessible name. */
  label: string;
  icon: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that shows an icon only. */
export const IconButton = ({ label, icon, className, ...rest }: IconButtonProps) => (
  <Tip label={label}>
    <button {...rest} type="button" aria-label={label} className={`${classes.button} ${className ?? ''}`}>
      {icon}
    </button>
  </Tip>
);
