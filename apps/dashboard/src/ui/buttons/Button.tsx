import { type ElementProps, Button as MantineButton, type ButtonProps as MantineButtonProps } from '@mantine/core';

const SIZES = { compact: 'xs', regular: 'sm', touch: 'md' } as const;

interface ButtonProps
  extends Omit<MantineButtonProps, 'size' | 'className' | 'disabled'>,
    ElementProps<'button', keyof MantineButtonProps | 'disabled'> {
  size?: keyof typeof SIZES;
  icon?: MantineButtonProps['leftSection'];
  busy?: boolean;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** Mantine's Button by the names that the catalogue uses. */
export const Button = ({ size = 'regular', icon, busy, className = '', disabled = false, ...rest }: ButtonProps) => (
  <MantineButton
    {...rest}
    className={className}
    disabled={disabled}
    size={SIZES[size]}
    leftSection={icon}
    aria-busy={busy || undefined}
  />
);
