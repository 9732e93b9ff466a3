import { Switch as MantineSwitch, type SwitchProps as MantineSwitchProps } from '@mantine/core';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useReading } from './reading.ts';

interface SwitchInputProps {
  on: boolean;
  /** Accessible name. */
  label: string;
  onToggle: () => void;
  /** Cannot be switched now; it stays reachable, so that its reason can be read. */
  locked?: boolean;
  describedBy?: string | undefined;
}

/** The props of a switch's input. Enter operates it like Space, and it locks itself inside a ReadingContext. */
const useSwitchInput = ({ on, label, onToggle, locked: lockedHere = false, describedBy }: SwitchInputProps) => {
  const reading = useReading();
  const locked = lockedHere || reading;
  const toggle = (): void => {
    if (!locked) onToggle();
  };
  return {
    role: 'switch',
    'aria-label': label,
    'aria-disabled': locked || undefined,
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
    checked: on,
    onChange: toggle,
    onClick: (event: MouseEvent) => event.stopPropagation(),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      toggle();
    },
  };
};

interface SwitchProps
  extends SwitchInputProps,
    Omit<MantineSwitchProps, 'label' | 'checked' | 'onChange' | 'onToggle'> {
  /** Operates the switch too, e.g. an image. */
  children?: ReactNode;
}

export const Switch = ({ on, label, onToggle, locked, describedBy, children, ...rest }: SwitchProps) => {
  const input = useSwitchInput({ on, label, onToggle, locked: locked ?? false, describedBy });
  return <MantineSwitch {...rest} {...input} label={children} />;
};

/** Mantine's Switch without Mantine, by the same class names: a table scrolls and sorts faster with it. */
export const RowSwitch = (props: SwitchInputProps) => (
  <label className="mantine-Switch-body">
    <input type="checkbox" className="mantine-Switch-input" {...useSwitchInput(props)} />
    <span className="mantine-Switch-track">
      <span className="mantine-Switch-thumb" />
    </span>
  </label>
);
