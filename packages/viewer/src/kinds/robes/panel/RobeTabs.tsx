import { useId, useLayoutEffect, useRef, useState } from 'react';
import { reveal } from '../../../panel/reveal.ts';
import { nextTab } from '../../../panel/tab-keys.ts';
import { useViewer } from '../../../panel/viewer-context.ts';
import type { Group } from './use-groups.tsx';

const TAB_MARGIN = 40;

/** A tab a group: the panel under the picture. */
export function RobeTabs({ groups }: { groups: readonly Group[] }) {
  const { words } = useViewer();
  const id = useId();
  const [open, setOpen] = useState(groups[0]?.key);
  const tabs = useRef<HTMLDivElement>(null);
  const shown = groups.find(({ key }) => key === open) ?? groups[0];
  useLayoutEffect(() => {
    const chosen = tabs.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (tabs.current && chosen) reveal(tabs.current, chosen, TAB_MARGIN);
  }, [open]);
  if (!shown) return null;
  return (
    <>
      <div ref={tabs} className="tabs layer-tabs" role="tablist" aria-label={words.panel.layers} onKeyDown={nextTab}>
        {groups.map(({ key, name }) => (
          <button
            key={key}
            type="button"
            className="tab"
            part="tab"
            role="tab"
            aria-selected={key === shown.key}
            aria-controls={`${id}-choices`}
            id={`${id}-${key}`}
            tabIndex={key === shown.key ? 0 : -1}
            onClick={() => setOpen(key)}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        key={shown.key}
        className="strip robe-strip"
        role="tabpanel"
        id={`${id}-choices`}
        aria-labelledby={`${id}-${shown.key}`}
        tabIndex={shown.isText ? 0 : undefined}
      >
        <p className="strip-chosen">
          <span>{shown.chosen}</span>
        </p>
        {shown.body}
      </div>
    </>
  );
}
