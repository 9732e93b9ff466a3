import { analyticsMessages as messages } from '@vitrine/contract/analytics/messages';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import classes from './ChartKeys.module.css';

interface ChartKeysProps {
  /** What the chart shows: its accessible name. */
  label: string;
  /** What each point says, first to last. */
  said: readonly string[];
  /** The chart, for sight; it is given the point that the keys are at. */
  children: (at: number | null) => ReactNode;
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/** A chart that is walked along with the arrow keys: each point is spoken, and shown above the chart. */
export const ChartKeys = ({ label, said, children }: ChartKeysProps) => {
  const id = useId();
  const last = Math.max(0, said.length - 1);
  const [chosen, setChosen] = useState<number | null>(null);
  const at = chosen === null ? null : Math.min(chosen, last);
  const step = (event: KeyboardEvent): void => {
    const next = STEPS[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(Math.min(Math.max(next(at ?? last, last), 0), last));
  };
  return (
    <div
      className={classes.keys}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-describedby={id}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at ?? last}
      aria-valuetext={said[at ?? last] ?? ''}
      onKeyDown={step}
      onFocus={() => setChosen(last)}
      onBlur={() => setChosen(null)}
    >
      <span className="vt-unseen" id={id}>
        {messages.chartKeys}
      </span>
      {at !== null && (
        <p className={classes.point} aria-hidden="true">
          {said[at]}
        </p>
      )}
      <div aria-hidden="true">{children(at)}</div>
    </div>
  );
};
