import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';

interface TipProps {
  label: string;
  /** Without it the child stands alone. */
  on?: boolean;
  wide?: boolean;
  position?: 'top' | 'bottom' | 'right' | 'left';
  children: ReactElement;
}

const DELAY_MS = 300;
const WIDE = 250;

/** An inverted tooltip: on hover after 300 ms, at once on focus and touch. */
export const Tip = ({ label, on = true, wide = false, position = 'top', children }: TipProps) => (
  <Tooltip
    label={label}
    disabled={!on}
    openDelay={DELAY_MS}
    position={position}
    events={{ hover: true, focus: true, touch: true }}
    multiline={wide}
    {...(wide && { w: WIDE })}
  >
    {children}
  </Tooltip>
);
