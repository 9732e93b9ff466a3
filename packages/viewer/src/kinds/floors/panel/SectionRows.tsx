import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../../panel/icons.tsx';

/** One part of the panel. */
export interface Section {
  key: string;
  name: string;
  /** Beside the name: what is chosen. */
  aside?: string | null | undefined;
  /** It can be folded away; `folded` is how it starts. */
  folds?: boolean;
  folded?: boolean;
  body: ReactNode;
}

/** Every section under the one before: the panel beside the image. */
export function SectionRows({ sections }: { sections: readonly Section[] }) {
  const starts = sections.filter(({ folded }) => folded).map(({ key }) => key);
  const [folded, setFolded] = useState<readonly string[]>(starts);
  const toggle = (key: string) =>
    setFolded(folded.includes(key) ? folded.filter((each) => each !== key) : [...folded, key]);
  return (
    <div className="rows">
      {sections.map((section) => (
        <Row key={section.key} section={section} open={!folded.includes(section.key)} onToggle={toggle} />
      ))}
    </div>
  );
}

interface RowProps {
  section: Section;
  open: boolean;
  onToggle: (key: string) => void;
}

function Row({ section: { key, name, aside, folds = false, body }, open, onToggle }: RowProps) {
  const id = useId();
  if (!folds)
    return (
      <section className="row floor-row" aria-labelledby={id}>
        <div className="floor-head">
          <h3 id={id}>{name}</h3>
          <span className="row-chosen">{aside}</span>
        </div>
        <div className="floor-body">{body}</div>
      </section>
    );
  return (
    <div className={open ? 'row open floor-row' : 'row'}>
      <button
        type="button"
        className="row-head"
        part="layer"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onToggle(key)}
      >
        <span className="row-name">{name}</span>
        <span className="row-chosen">{aside}</span>
        <span className="row-chevron">
          <Icon name="chevron" size={16} />
        </span>
      </button>
      {open && (
        <div id={id} className="floor-body">
          {body}
        </div>
      )}
    </div>
  );
}
