import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../../panel/icons.tsx';
import { reveal } from '../../../panel/reveal.ts';
import { PartSwatch } from './PartSwatch.tsx';
import type { Group } from './use-groups.tsx';

const SWATCH_PIXELS = 32;

/** One row a group, at most one open: the panel beside the image. */
export function RobeRows({ groups }: { groups: readonly Group[] }) {
  const [open, setOpen] = useState<string | null>(groups[0]?.key ?? null);
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
      {groups.map((group) => (
        <Row
          key={group.key}
          group={group}
          isOpen={group.key === open}
          onToggle={() => setOpen(group.key === open ? null : group.key)}
        />
      ))}
    </div>
  );
}

function Row({ group, isOpen, onToggle }: { group: Group; isOpen: boolean; onToggle: () => void }) {
  const id = useId();
  return (
    <div className={isOpen ? 'row open' : 'row'}>
      <button
        type="button"
        className="row-head"
        part="layer"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <span className="row-name">{group.name}</span>
        <span className="row-chosen">{group.chosen}</span>
        {group.part && <PartSwatch part={group.part} pixels={SWATCH_PIXELS} className="row-swatch" />}
        <span className="row-chevron">
          <Icon name="chevron" size={16} />
        </span>
      </button>
      {isOpen && <div id={id}>{group.body}</div>}
    </div>
  );
}
