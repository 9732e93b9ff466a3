import { Switch as MantineSwitch, type SwitchProps as MantineSwitchProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useReading } from '../reading.ts';

interface SwitchProps extends Omit<MantineSwitchProps, 'checked' | 'onChange' | 'onToggle'> {
  on: boolean;
  /** Accessible name. */
  label: string;
  onToggle: () => void;
  /** Cannot be switched now; it stays reachable, so that its reason can be read. */
  locked?: boolean;
  describedBy?: string | undefined;
  /** Operates the switch too, e.g. an image. */
  children?: ReactNode;
}

/** Mantine's Switch that Enter operates too. It locks itself inside a ReadingContext. */
export const Switch = ({ on, label, onToggle, locked, describedBy, children, ...rest }: SwitchProps) => {
  const reading = useReading();
  const isLocked = locked || reading;
  const toggle = (): void => {
    if (!isLocked) onToggle();
  };
  return (
    <MantineSwitch
      {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
      {...rest}
      label={children}
      aria-label={label}
      aria-disabled={isLocked || undefined}
      checked={on}
      onChange={toggle}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        toggle();
      }}
    />
  );
};
