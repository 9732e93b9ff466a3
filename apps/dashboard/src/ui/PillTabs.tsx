import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import classes from './PillTabs.module.css';

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
  const list = useRef<HTMLDivElement>(null);
  // Observed anew for every chosen tab: an observer is told after the browser has laid the page out, so that asking for
  // places costs nothing. Asked in the effect itself, the whole page would be laid out for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks again whenever another tab is chosen.
  useEffect(() => {
    const strip = list.current;
    if (!strip) return;
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      const tab = strip.querySelector<HTMLElement>('[aria-selected="true"]');
      if (tab) strip.scrollLeft = tab.offsetLeft - strip.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
    });
    observer.observe(strip);
    return () => observer.disconnect();
  }, [chosen]);

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
