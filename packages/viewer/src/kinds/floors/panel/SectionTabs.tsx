import { useId, useState } from 'react';
import { StripTabs } from '../../../panel/choices/StripTabs.tsx';
import type { Section } from './SectionRows.tsx';

/** A tab a section: the panel under the image. */
export function SectionTabs({ sections }: { sections: readonly Section[] }) {
  const [open, setOpen] = useState<string | null>(null);
  const id = useId();
  const section = sections.find(({ key }) => key === open) ?? sections[0];
  if (!section) return null;
  return (
    <StripTabs entries={sections} chosen={section.key} onChoose={setOpen} id={id} className="floor-strip">
      {section.aside && <p className="strip-chosen">{section.aside}</p>}
      <div className={`floor-body of-${section.key}`}>{section.body}</div>
    </StripTabs>
  );
}
