import type { RobePart } from '@vitrine/contract/configurator-file';
import { formatPrice } from '@vitrine/domain/catalogue/price';
import { partWith } from '@vitrine/domain/design/robe-offer';
import { type ReactNode, useState } from 'react';
import { useKindWords, useViewer } from '../../../panel/viewer-context.ts';
import { DoorsGroup } from './DoorsGroup.tsx';
import { FrameGroup } from './FrameGroup.tsx';
import type { Focus } from './focus.ts';
import { InsideGroup } from './InsideGroup.tsx';
import { PartsGroup } from './PartsGroup.tsx';
import { useRobe } from './robe-context.ts';
import { SizeGroup } from './SizeGroup.tsx';
import { Tiles } from './Tiles.tsx';

export interface Group {
  key: string;
  name: string;
  /** What is chosen, in a few words. */
  chosen: string;
  /** The image of what is chosen. */
  part?: RobePart | undefined;
  /** Nothing to press in it: the keyboard scrolls it. */
  isText?: boolean;
  body: ReactNode;
}

const useFocus = (): Focus => {
  const [which, choose] = useState('all');
  return { which, choose };
};

/** The groups of the panel, in order. */
export function useGroups(): Group[] {
  const { latest, language, items } = useViewer();
  const words = useKindWords();
  const { choices, robe } = useRobe();
  const { file, offer } = choices;
  const say = words.robes;
  const door = useFocus();
  const panel = useFocus();
  const section = useFocus();
  const frame = partWith(file.frames.frameType, robe.frame);
  const trim = partWith(file.trims, robe.trim);
  const one = (parts: readonly RobePart[], ids: readonly string[]): RobePart | undefined =>
    new Set(ids).size === 1 ? partWith(parts, ids[0]) : undefined;
  const material = one(
    file.materials,
    robe.doors.flatMap(({ panels }) => panels),
  );
  const internal = one(file.internals.options, robe.internals);
  const total = items().reduce((sum, { price }) => sum + (price ?? 0), 0);
  return [
    {
      key: 'size',
      name: say.size,
      chosen: `${robe.width} × ${robe.height} ${say.millimetres}`,
      body: <SizeGroup />,
    },
    {
      key: 'doors',
      name: say.doors,
      chosen: material?.name ?? say.mixed,
      part: material ?? partWith(file.materials, robe.doors[0]?.panels[0]),
      body: <DoorsGroup door={door} panel={panel} />,
    },
    { key: 'frame', name: say.frame, chosen: frame?.name ?? '', part: frame, body: <FrameGroup /> },
    ...(offer.trims.length > 0
      ? [
          {
            key: 'trim',
            name: say.trim,
            chosen: trim?.name ?? '',
            part: trim,
            body: <Tiles part="trim" label={say.trim} parts={offer.trims} chosen={robe.trim} />,
          },
        ]
      : []),
    {
      key: 'inside',
      name: say.inside,
      chosen: internal?.name ?? say.mixed,
      part: partWith(file.materials, robe.inside),
      body: <InsideGroup section={section} />,
    },
    {
      key: 'parts',
      name: say.parts,
      chosen: total > 0 ? formatPrice(total, latest.currency, language) : '',
      isText: true,
      body: <PartsGroup />,
    },
  ];
}
