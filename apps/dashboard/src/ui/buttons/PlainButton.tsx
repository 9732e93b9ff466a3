import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

interface PlainButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: 'filled' | 'default';
  size?: 'md';
  leftSection?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** Mantine's Button without Mantine, which would add 20 kB to the sign-in page: the same class names and attributes. */
export const PlainButton = ({ variant = 'default', size, leftSection, children, ...rest }: PlainButtonProps) => (
  <button type="button" {...rest} className="mantine-Button-root" data-variant={variant} data-size={size}>
    {leftSection}
    <span className="mantine-Button-label">{children}</span>
  </button>
);
