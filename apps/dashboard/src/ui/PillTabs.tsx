import { type KeyboardEvent, memo } from 'react';
import classes from './PillTabs.module.css';
import { useChosenInSight } from './useChosenInSight.ts';

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

const STEP: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs for what lies inside a screen. Arrow keys move and choose; on phones the chosen one scrolls into sight. */
export const PillTabs = memo(({ label, pills, chosen, onChoose, controls }: PillTabsProps) => {
  const list = useChosenInSight<HTMLDivElement>(chosen);

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEP[event.key];
    if (step === undefined) return;
    const here = pills.findIndex((pill) => pill.key === chosen);
    const next = pills[(here + step + pills.length) % pills.length];
    if (!next) return;
    event.preventDefault();
    onChoose(next.key);
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    tabs.find((each) => each.dataset.key === next.key)?.focus();
  };

  return (
    <div className={classes.list} role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
      {pills.map((pill) => (
        <button
          key={pill.key}
          type="button"
          role="tab"
          data-key={pill.key}
          aria-selected={pill.key === chosen}
          aria-controls={controls}
          tabIndex={pill.key === chosen ? 0 : -1}
          className={classes.pill}
          onClick={() => onChoose(pill.key)}
        >
          {pill.label}
          {pill.count !== undefined && <span className={classes.count}>{pill.count}</span>}
          {pill.edited && <span className={classes.dot} role="img" aria-label="edited" />}
        </button>
      ))}
    </div>
  );
});
