import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import classes from './Button.module.css';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** One `filled` a view. `danger` is the red outline, `destroy` the red of a confirmation. */
  variant?: 'filled' | 'default' | 'subtle' | 'danger' | 'destroy' | 'bar' | 'bar-quiet';
  size?: 'compact' | 'regular' | 'touch';
  icon?: ReactNode;
  /** Shows a spinner in the icon's place and keeps the width. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button of the tenant, native and small enough for the sign-in page. */
export const Button = ({
  variant = 'default',
  size = 'regular',
  icon,
  busy = false,
  children,
  className,
  type = 'button',
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={`${classes.button} ${className ?? ''}`}
    data-variant={variant}
    data-size={size}
    aria-busy={busy || undefined}
  >
    {busy ? <Spinner /> : icon}
    <span className={classes.label}>{children}</span>
  </button>
);
