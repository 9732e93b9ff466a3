import { IconArrowBackUp } from '@tabler/icons-react';
import type { DoorRange } from '@vitrine/contract/configurator-file';
import type { EditedFields } from '@vitrine/domain/catalogue/edits';
import { isRowDisabled } from '@vitrine/domain/catalogue/row-disabled';
import { memo } from 'react';
import { DataTable, type Head } from '../../../ui/DataTable.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import type { EditActions } from '../useCatalogueEdits.ts';
import type { CatalogueTable } from '../useTable.ts';
import classes from './rows.module.css';

const HEADS: readonly Head[] = [
  { key: 'thumbnail', label: 'Thumbnail', unseen: true, width: '78px' },
  { key: 'name', label: 'Name', sortable: true },
  { key: 'disabled', label: 'Enabled', unseen: true, width: '152px' },
];

const PICTURE = 36;

interface RangeRowProps {
  range: DoorRange;
  edit: EditedFields | undefined;
  picture: string | null;
  actions: EditActions;
}

const RangeRow = memo(({ range, edit, picture, actions }: RangeRowProps) => {
  const off = isRowDisabled(range, edit ?? {});
  return (
    <tr className={classes.row} data-edited={edit !== undefined || undefined} data-off={off || undefined}>
      <td>
        {edit !== undefined && <span className={classes.dot} role="img" aria-label="edited" />}
        <Thumbnail src={picture} width={PICTURE} faded={off} />
      </td>
      <td className={classes.name}>{range.name}</td>
      <td className={classes.actions}>
        {edit !== undefined && (
          <IconButton
            label={`Undo the changes of ${range.name}`}
            icon={<IconArrowBackUp size={16} stroke={1.6} />}
            onClick={() => actions.undoItem({ layer_index: 'pano_doors', id: range.id })}
          />
        )}
        <Switch on={!off} label={`${range.name} enabled`} onToggle={() => actions.toggleDoorRange(range.id)} />
      </td>
    </tr>
  );
});

interface RangeTableProps {
  table: CatalogueTable;
  actions: EditActions;
  thumbnailOf: (path: string | null) => string | null;
}

/** The door ranges: turning one off locks the items that belong to it (configurators.md §4). */
export const RangeTable = ({ table, actions, thumbnailOf }: RangeTableProps) => (
  <DataTable label="Door Range" heads={HEADS} sorting={table.sorting}>
    <tbody>
      {(table.rows.shown as readonly DoorRange[]).map((range) => (
        <RangeRow
          key={String(range.id)}
          range={range}
          edit={table.editsById.get(String(range.id))}
          picture={thumbnailOf(range.thumbnail ?? null)}
          actions={actions}
        />
      ))}
    </tbody>
  </DataTable>
);
