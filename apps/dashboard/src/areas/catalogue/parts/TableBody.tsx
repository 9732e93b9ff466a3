import { memo } from 'react';
import type { Tab } from '../data-tabs.ts';
import { ItemList } from './ItemList.tsx';
import { ItemTable } from './ItemTable.tsx';
import { PartList } from './PartList.tsx';
import { PartTable } from './PartTable.tsx';
import { RangeTable } from './RangeTable.tsx';
import type { RowsProps } from './table-part.ts';

/** The rows of a tab: as a table on wide screens, as lines on phones. A keystroke in the search passes them by. */
export const TableBody = memo(({ tab, phone, ...rows }: RowsProps & { tab: Tab; phone: boolean }) => {
  const { kind, location, label } = tab;
  if (kind === 'pano_doors') return <RangeTable {...rows} />;
  if (typeof location !== 'number')
    return phone ? <PartList {...rows} location={location} /> : <PartTable {...rows} location={location} tab={tab} />;
  return phone ? (
    <ItemList {...rows} layerIndex={location} />
  ) : (
    <ItemTable {...rows} layerIndex={location} label={label} />
  );
});
