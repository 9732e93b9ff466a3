import { type ReactNode, useId, useState } from 'react';
import { Row } from '../../../panel/Row.tsx';

/** One part of the panel. */
export interface Section {
  key: string;
  name: string;
  /** Shown beside the name: the choice. */
  aside?: string | null | undefined;
  /** It can be folded; `folded` is its first state. */
  folds?: boolean;
  folded?: boolean;
  body: ReactNode;
}

/** Every section under the one before: the panel beside the image. */
export function SectionRows({ sections }: { sections: readonly Section[] }) {
  const closedAtStart = sections.filter(({ folded }) => folded).map(({ key }) => key);
  const [closed, setClosed] = useState<readonly string[]>(closedAtStart);
  const toggle = (key: string) =>
    setClosed(closed.includes(key) ? closed.filter((each) => each !== key) : [...closed, key]);
  return (
    <div className="rows">
      {sections.map(({ key, name, aside, folds, body }) =>
        folds ? (
          <Row
            key={key}
            name={name}
            chosen={aside}
            isOpen={!closed.includes(key)}
            onToggle={() => toggle(key)}
            className="floor-row"
            bodyClassName="floor-body"
          >
            {body}
          </Row>
        ) : (
          <FixedRow key={key} name={name} aside={aside}>
            {body}
          </FixedRow>
        ),
      )}
    </div>
  );
}

function FixedRow({ name, aside, children }: { name: string; aside: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className="row floor-row" aria-labelledby={id}>
      <div className="floor-head">
        <h3 id={id}>{name}</h3>
        <span className="row-chosen">{typeof aside === 'string' ? <bdi>{aside}</bdi> : aside}</span>
      </div>
      <div className="floor-body">{children}</div>
    </section>
  );
}
