import type { RobePart } from '@vitrine/contract/configurator-file';
import { formatPrice } from '@vitrine/domain/catalogue/fields/price';
import { partWith } from '@vitrine/domain/design/robes/robe-offer';
import { type ReactNode, useState } from 'react';
import { useKindTexts, useViewer } from '../../../panel/viewer-context.ts';
import { DoorsGroup } from './DoorsGroup.tsx';
import { FrameGroup } from './FrameGroup.tsx';
import { InsideGroup } from './InsideGroup.tsx';
import { PartsGroup } from './PartsGroup.tsx';
import { useRobe } from './robe-context.ts';
import { SizeGroup } from './SizeGroup.tsx';
import type { Selection } from './selection.ts';
import { Tiles } from './Tiles.tsx';

export interface Group {
  key: string;
  name: string;
  /** The choice in a few words. */
  chosen: string;
  /** The part whose image the row shows. */
  part?: RobePart | undefined;
  /** True without anything to press: the keyboard scrolls it. */
  isText?: boolean;
  body: ReactNode;
}

const useSelection = (): Selection => {
  const [selected, select] = useState('all');
  return { selected, select };
};

/** The groups of the panel, in order. */
export function useGroups(): Group[] {
  const { latest, items } = useViewer();
  const texts = useKindTexts();
  const { choices, robe } = useRobe();
  const { file, offer } = choices;
  const labels = texts.robes;
  const door = useSelection();
  const panel = useSelection();
  const section = useSelection();
  const frame = partWith(file.frames.frameType, robe.frame);
  const trim = partWith(file.trims, robe.trim);
  const findOnlyPart = (parts: readonly RobePart[], ids: readonly string[]): RobePart | undefined =>
    new Set(ids).size === 1 ? partWith(parts, ids[0]) : undefined;
  const material = findOnlyPart(
    file.materials,
    robe.doors.flatMap(({ panels }) => panels),
  );
  const internal = findOnlyPart(file.internals.options, robe.internals);
  const total = items().reduce((sum, { price }) => sum + (price ?? 0), 0);
  return [
    {
      key: 'size',
      name: labels.size,
      chosen: `${robe.width} × ${robe.height} ${labels.millimetres}`,
      body: <SizeGroup />,
    },
    {
      key: 'doors',
      name: labels.doors,
      chosen: material?.name ?? labels.mixed,
      part: material ?? partWith(file.materials, robe.doors[0]?.panels[0]),
      body: <DoorsGroup door={door} panel={panel} />,
    },
    { key: 'frame', name: labels.frame, chosen: frame?.name ?? '', part: frame, body: <FrameGroup /> },
    ...(offer.trims.length > 0
      ? [
          {
            key: 'trim',
            name: labels.trim,
            chosen: trim?.name ?? '',
            part: trim,
            body: <Tiles part="trim" label={labels.trim} parts={offer.trims} chosen={robe.trim} />,
          },
        ]
      : []),
    {
      key: 'inside',
      name: labels.inside,
      chosen: internal?.name ?? labels.mixed,
      part: partWith(file.materials, robe.inside),
      body: <InsideGroup section={section} />,
    },
    // Newer files have one price below all groups, whatever the kind.
    ...(latest.prices
      ? []
      : [
          {
            key: 'parts',
            name: labels.parts,
            chosen: total > 0 ? formatPrice(total, latest.currency, texts.tag) : '',
            isText: true,
            body: <PartsGroup />,
          },
        ]),
  ];
}
