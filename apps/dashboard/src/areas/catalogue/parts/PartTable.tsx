import type { Category } from '@vitrine/contract/catalogue/categories';
import { imageOf } from '@vitrine/domain/catalogue/rows-of';
import { DataTable } from '../../../ui/DataTable.tsx';
import type { Tab } from '../data-tabs.ts';
import { PartRow } from './PartRow.tsx';
import { PART_COLUMNS } from './part-columns.ts';
import { AllCheck } from './RowStart.tsx';
import type { RowsProps } from './table-part.ts';

interface PartTableProps extends RowsProps {
  location: Category;
  tab: Tab;
}

const INDENT = '14px';

/** Flakes, blends and parts of wardrobes on wide screens. */
export const PartTable = ({ location, tab, table, actions, thumbnailOf, selection, onOpen }: PartTableProps) => {
  if (tab.kind === 'layer' || tab.kind === 'pano_doors') return null;
  const columns = PART_COLUMNS[tab.kind];
  const heads = columns.map((column, at) =>
    at === 0 ? { ...column, indent: INDENT, start: <AllCheck selection={selection} /> } : column,
  );
  return (
    <DataTable label={tab.label} heads={heads} sorting={table.sorting}>
      <tbody>
        {table.shown.map((row) => (
          <PartRow
            key={String(row.id)}
            location={location}
            columns={columns}
            row={row}
            edit={table.editsById.get(String(row.id))}
            image={thumbnailOf(imageOf(row))}
            actions={actions}
            chosen={selection.ids.has(String(row.id))}
            onChoose={selection.choose}
            onOpen={onOpen}
          />
        ))}
      </tbody>
    </DataTable>
  );
};
