import { useId, useLayoutEffect, useRef, useState } from 'react';
import { reveal } from '../../../panel/reveal.ts';
import { nextTab } from '../../../panel/tab-keys.ts';
import { useViewer } from '../../../panel/viewer-context.ts';
import type { Section } from './SectionRows.tsx';

const TAB_MARGIN = 40;

/** A tab a section: the panel under the picture. */
export function SectionTabs({ sections }: { sections: readonly Section[] }) {
  const { words } = useViewer();
  const [open, setOpen] = useState<string | null>(null);
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const section = sections.find(({ key }) => key === open) ?? sections[0];
  useLayoutEffect(() => {
    const chosen = tabs.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (tabs.current && chosen) reveal(tabs.current, chosen, TAB_MARGIN);
  }, [section?.key]);
  if (!section) return null;
  return (
    <>
      <div ref={tabs} className="tabs layer-tabs" role="tablist" aria-label={words.panel.layers} onKeyDown={nextTab}>
        {sections.map(({ key, name }) => (
          <button
            key={key}
            type="button"
            className="tab"
            part="tab"
            role="tab"
            aria-selected={key === section.key}
            aria-controls={`${id}-section`}
            id={`${id}-${key}`}
            tabIndex={key === section.key ? 0 : -1}
            onClick={() => setOpen(key)}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        className="strip floor-strip"
        role="tabpanel"
        id={`${id}-section`}
        aria-labelledby={`${id}-${section.key}`}
        key={section.key}
      >
        {section.aside && <p className="strip-chosen">{section.aside}</p>}
        <div className={`floor-body of-${section.key}`}>{section.body}</div>
      </div>
    </>
  );
}
