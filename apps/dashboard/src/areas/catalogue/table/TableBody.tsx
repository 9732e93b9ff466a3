import { memo } from 'react';
import type { Tab } from '../data-tabs.ts';
import { CatalogueTable } from '../rows/CatalogueTable.tsx';
import { ItemList } from '../rows/ItemList.tsx';
import { PartList } from '../rows/PartList.tsx';
import { RangeTable } from '../rows/RangeTable.tsx';
import type { RowsProps } from '../rows/table-part.ts';

/** The rows of a tab: as a table on wide screens, as lines on phones. A keystroke in the search passes them by. */
export const TableBody = memo(({ tab, phone, ...rows }: RowsProps & { tab: Tab; phone: boolean }) => {
  if (tab.kind === 'pano_doors') return <RangeTable {...rows} />;
  if (!phone) return <CatalogueTable {...rows} tab={tab} />;
  return tab.kind === 'layer' ? (
    <ItemList {...rows} location={tab.location} />
  ) : (
    <PartList {...rows} location={tab.location} />
  );
});
