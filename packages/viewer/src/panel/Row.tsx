import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from './icons.tsx';
import { reveal } from './reveal.ts';

interface RowProps {
  name: string;
  /** Shown beside the name: the choice. */
  chosen: ReactNode;
  swatch?: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  /** Of an open row, and of what it shows. */
  className?: string;
  bodyClassName?: string;
  children: ReactNode;
}

/** A row that a press opens and closes. */
export function Row({ name, chosen, swatch, isOpen, onToggle, className = '', bodyClassName, children }: RowProps) {
  const id = useId();
  return (
    <div className={isOpen ? `row open ${className}` : 'row'}>
      <button
        type="button"
        className="row-head"
        part="layer"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <span className="row-name" dir="auto">
          {name}
        </span>
        <span className="row-chosen">{typeof chosen === 'string' ? <bdi>{chosen}</bdi> : chosen}</span>
        {swatch}
        <span className="row-chevron">
          <Icon shape="chevron" size={16} />
        </span>
      </button>
      {isOpen && (
        <div id={id} className={bodyClassName}>
          {children}
        </div>
      )}
    </div>
  );
}

/** Rows of which at most one is open: scrolls to the one that opens. */
export function Rows({ open, children }: { open: string | null; children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(open);
  useLayoutEffect(() => {
    if (open === before.current) return;
    before.current = open;
    const row = list.current?.querySelector<HTMLElement>('.row.open');
    if (list.current && row) reveal(list.current, row, 0);
  }, [open]);
  return (
    <div ref={list} className="rows">
      {children}
    </div>
  );
}
