import type { Category } from '@vitrine/contract/catalogue/categories';
import type { EditedFields } from '@vitrine/domain/catalogue/edits';
import { isRowDisabled } from '@vitrine/domain/catalogue/row-disabled';
import { nameOf } from '@vitrine/domain/catalogue/row-values';
import type { Row } from '@vitrine/domain/catalogue/rows-of';
import { memo, useMemo } from 'react';
import type { EditActions } from '../useCatalogueEdits.ts';
import type { Selection } from '../useSelection.ts';
import { PART_CELL, type PartCellProps } from './part-cells.tsx';
import type { PartColumn } from './part-columns.ts';
import { RowEnd } from './RowEnd.tsx';
import { EditedDot, RowCheck } from './RowStart.tsx';
import classes from './rows.module.css';

export interface PartRowProps {
  location: Category;
  row: Row;
  edit: EditedFields | undefined;
  image: string | null;
  actions: EditActions;
  onOpen: ((id: string | number) => void) | undefined;
}

const UNCHANGED: EditedFields = {};

/** What the cells of a row share. */
export const usePartCells = ({ location, row, edit, image, actions }: PartRowProps): PartCellProps => {
  const itemKey = useMemo(() => ({ layer_index: location, id: row.id }), [location, row.id]);
  const input = edit ?? UNCHANGED;
  return { row, itemKey, edit: input, actions, image, off: isRowDisabled(row, input) };
};

/** What stands at the end of a part's row. */
export const partEnd = ({ row, edit, actions, onOpen }: PartRowProps, cells: PartCellProps) => ({
  original: row.name,
  name: nameOf(row, cells.edit),
  on: !cells.off,
  onUndo: edit !== undefined && onOpen ? () => actions.undoItem(cells.itemKey) : undefined,
  onToggle: () => actions.toggleItem(cells.itemKey),
});

interface TableRowProps extends PartRowProps {
  columns: readonly PartColumn[];
  chosen: boolean;
  onChoose: Selection['choose'];
}

const CELL_CLASS: Partial<Record<PartColumn['cell'], string | undefined>> = {
  name: classes.cell,
  tags: classes.cell,
  end: classes.actions,
  part_percents: classes.number,
  part_sizes: classes.afterNumber,
};

/** One flake, blend or part of a wardrobe on wide screens. It renders again only when its own data change. */
export const PartRow = memo(({ columns, chosen, onChoose, ...props }: TableRowProps) => {
  const { row, edit, onOpen } = props;
  const cells = usePartCells(props);
  return (
    <tr
      className={classes.row}
      data-row={row.id}
      data-edited={edit !== undefined || undefined}
      data-chosen={chosen || undefined}
      data-off={cells.off || undefined}
    >
      {columns.map(({ key, cell }, at) => (
        <td key={key} className={at === 0 ? classes.start : CELL_CLASS[cell]}>
          {at === 0 && edit !== undefined && <EditedDot />}
          {at === 0 && <RowCheck id={row.id} name={row.name} chosen={chosen} onChoose={onChoose} />}
          {cell === 'end' ? (
            <RowEnd {...partEnd(props, cells)} onOpen={onOpen && (() => onOpen(row.id))} />
          ) : (
            PART_CELL[cell](cells)
          )}
        </td>
      ))}
    </tr>
  );
});
