import { useState } from 'react';
import { Row, Rows } from '../../../panel/Row.tsx';
import { PartSwatch } from './PartSwatch.tsx';
import type { Group } from './use-groups.tsx';

const SWATCH_PIXELS = 32;

/** One row a group, at most one open: the panel beside the image. */
export function RobeRows({ groups }: { groups: readonly Group[] }) {
  const [open, setOpen] = useState<string | null>(groups[0]?.key ?? null);
  return (
    <Rows open={open}>
      {groups.map(({ key, name, chosen, part, body }) => (
        <Row
          key={key}
          name={name}
          chosen={chosen}
          swatch={part && <PartSwatch part={part} pixels={SWATCH_PIXELS} className="row-swatch" />}
          isOpen={key === open}
          onToggle={() => setOpen(key === open ? null : key)}
        >
          {body}
        </Row>
      ))}
    </Rows>
  );
}
