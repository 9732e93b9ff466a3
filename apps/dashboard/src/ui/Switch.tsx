import { Switch as MantineSwitch, type SwitchProps as MantineSwitchProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useReading } from './reading.ts';

interface SwitchProps extends Omit<MantineSwitchProps, 'checked' | 'onChange'> {
  on: boolean;
  label: string;
  onToggle: () => void;
  /** Cannot be switched now; it stays reachable, so that its reason can be read. */
  locked?: boolean;
  describedBy?: string | undefined;
  /** Operates the switch too, e.g. an image. */
  children?: ReactNode;
}

/** Mantine's Switch that Enter operates too. It locks itself inside a ReadingContext. */
export const Switch = ({
  on,
  label,
  onToggle,
  locked: lockedHere = false,
  describedBy,
  children,
  ...rest
}: SwitchProps) => {
  const reading = useReading();
  const locked = lockedHere || reading;
  const toggle = (): void => {
    if (!locked) onToggle();
  };
  return (
    <MantineSwitch
      aria-describedby={describedBy}
      onClick={(event) => event.stopPropagation()}
      {...rest}
      label={children}
      aria-label={label}
      aria-disabled={locked || undefined}
      checked={on}
      onChange={toggle}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        toggle();
      }}
    />
  );
};
