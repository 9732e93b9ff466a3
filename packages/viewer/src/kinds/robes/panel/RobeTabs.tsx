import { useId, useState } from 'react';
import { StripTabs } from '../../../panel/choices/StripTabs.tsx';
import type { Group } from './use-groups.tsx';

/** A tab a group: the panel under the image. */
export function RobeTabs({ groups }: { groups: readonly Group[] }) {
  const id = useId();
  const [open, setOpen] = useState(groups[0]?.key);
  const shown = groups.find(({ key }) => key === open) ?? groups[0];
  if (!shown) return null;
  return (
    <StripTabs
      entries={groups}
      chosen={shown.key}
      onChoose={setOpen}
      id={id}
      className="robe-strip"
      isText={shown.isText}
    >
      <p className="strip-chosen">
        <span dir="auto">{shown.chosen}</span>
      </p>
      {shown.body}
    </StripTabs>
  );
}
