import type { DoorRange } from '@vitrine/contract/configurator-file';
import type { EditedFields } from '@vitrine/domain/catalogue/edits/edits';
import { isRowDisabled } from '@vitrine/domain/catalogue/row-disabled';
import { memo } from 'react';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import type { EditActions } from '../edits/useCatalogueEdits.ts';
import type { Selection } from '../table/useSelection.ts';
import { columnHeads } from './column-heads.tsx';
import { EditedDot, RowCheck, RowEnd } from './row-controls.tsx';
import classes from './rows.module.css';
import type { RowsProps } from './table-part.ts';

const IMAGE = 36;

interface RangeRowProps {
  range: DoorRange;
  edit: EditedFields | undefined;
  image: string | null;
  actions: EditActions;
  chosen: boolean;
  onChoose: Selection['choose'];
  mayUndo: boolean;
}

const RangeRow = memo(({ range, edit, image, actions, chosen, onChoose, mayUndo }: RangeRowProps) => {
  const off = isRowDisabled(range, edit ?? {});
  const undo = (): void => actions.undoItem({ layer_index: 'pano_doors', id: range.id });
  return (
    <tr
      className={classes.row}
      data-row={range.id}
      data-edited={edit !== undefined || undefined}
      data-chosen={chosen || undefined}
      data-off={off || undefined}
    >
      <td className={classes.start}>
        {edit !== undefined && <EditedDot />}
        <RowCheck id={range.id} name={range.name} chosen={chosen} onChoose={onChoose} />
        <Thumbnail src={image} width={IMAGE} faded={off} />
      </td>
      <td className={classes.name}>{range.name}</td>
      <td className={classes.actions}>
        <RowEnd
          original={range.name}
          name={range.name}
          on={!off}
          onUndo={edit !== undefined && mayUndo ? undo : undefined}
          onToggle={() => actions.toggleDoorRange(range.id)}
        />
      </td>
    </tr>
  );
});

/** The door ranges. Turning one off locks the items that belong to it. */
export const RangeTable = ({ table, actions, thumbnailOf, selection, onOpen }: RowsProps) => (
  <DataTable label="Door Range" heads={columnHeads('pano_doors', selection)} sorting={table.sorting}>
    <tbody>
      {(table.shown as readonly DoorRange[]).map((range) => (
        <RangeRow
          key={String(range.id)}
          range={range}
          edit={table.editsById.get(String(range.id))}
          image={thumbnailOf(range.thumbnail ?? null)}
          actions={actions}
          chosen={selection.ids.has(String(range.id))}
          onChoose={selection.choose}
          mayUndo={onOpen !== undefined}
        />
      ))}
    </tbody>
  </DataTable>
);
