import { Tabs, Text } from '@mantine/core';
import { memo } from 'react';
import { EditedDot } from '../tables/row-checks.tsx';
import classes from './PillTabs.module.css';
import { useChosenInView } from './useChosenInView.ts';

export interface Pill {
  key: string;
  label: string;
  count?: number;
  /** An amber dot: something inside is not saved. */
  edited?: boolean;
}

interface PillTabsProps {
  label: string;
  pills: readonly Pill[];
  chosen: string;
  onChoose: (key: string) => void;
  /** Id of the panel that the tabs switch. */
  controls: string;
}

/** Tabs inside a screen; on phones the selected one scrolls into view. */
export const PillTabs = memo(({ label, pills, chosen, onChoose, controls }: PillTabsProps) => {
  const list = useChosenInView<HTMLDivElement>(chosen);
  return (
    <Tabs value={chosen} onChange={(key) => key !== null && onChoose(key)}>
      <Tabs.List aria-label={label} className={classes.list ?? ''} ref={list}>
        {pills.map((pill) => (
          <Tabs.Tab key={pill.key} value={pill.key} aria-controls={controls} className={classes.pill ?? ''}>
            {pill.label}
            {pill.count !== undefined && (
              <Text span inherit c="gray" fw={400} className="vt-digits">
                {pill.count}
              </Text>
            )}
            {pill.edited && <EditedDot />}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
});
