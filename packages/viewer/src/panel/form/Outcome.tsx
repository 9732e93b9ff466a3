import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icons.tsx';
import { onEscape } from './on-escape.ts';

interface OutcomeProps {
  /** What became of the design; also a class. */
  kind: 'done' | 'failed' | 'waiting';
  title: string;
  text: string;
  /** Escape. */
  onLeave: () => void;
  /** The first button gets focus. */
  children: ReactNode;
}

/** Shows instead of the form what became of the visitor's design. */
export function Outcome({ kind, title, text, onLeave, children }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={box}
      className={`outcome ${kind}`}
      part="outcome"
      role="alertdialog"
      aria-labelledby="vitrine-outcome"
      aria-describedby="vitrine-outcome-text"
      onKeyDown={onEscape(onLeave)}
    >
      <Icon shape={kind === 'done' ? 'done' : 'warning'} size={40} />
      <h2 id="vitrine-outcome" dir="auto">
        {title}
      </h2>
      <p id="vitrine-outcome-text" dir="auto">
        {text}
      </p>
      {children}
    </div>
  );
}
