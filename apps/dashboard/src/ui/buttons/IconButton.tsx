import { ActionIcon, type ElementProps, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';

interface IconButtonProps extends Omit<ElementProps<'button'>, 'children' | 'className' | 'style' | 'color'> {
  /** Tooltip and accessible name. */
  label: string;
  icon: ReactNode;
  className?: string | undefined;
}

/** A button that shows an icon only. */
export const IconButton = ({ label, icon, className = '', disabled = false, ...rest }: IconButtonProps) => (
  <Tooltip label={label}>
    <ActionIcon {...rest} disabled={disabled} className={className} aria-label={label}>
      {icon}
    </ActionIcon>
  </Tooltip>
);
