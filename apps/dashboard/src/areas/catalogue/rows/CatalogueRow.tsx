import { Tooltip } from '@mantine/core';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import type { EditedField, EditedFields, Location } from '@vitrine/domain/catalogue/edits/edits';
import type { ScreenColumn } from '@vitrine/domain/catalogue/fields/columns';
import { nameOf } from '@vitrine/domain/catalogue/fields/row-values';
import { isRowDisabled } from '@vitrine/domain/catalogue/row-disabled';
import type { Row } from '@vitrine/domain/catalogue/rows-of';
import { memo, useId, useMemo } from 'react';
import { EditedDot, RowCheck } from '../../../ui/tables/row-checks.tsx';
import type { Selection } from '../../../ui/tables/useSelection.ts';
import type { EditActions } from '../edits/useCatalogueEdits.ts';
import { FieldCell, type RowCells } from './FieldCell.tsx';
import { fixedCell } from './fixed-cells.tsx';
import { RowEnd } from './row-controls.tsx';
import classes from './rows.module.css';

export interface RowProps {
  location: Location;
  row: Row;
  /** Undefined while no change is pending. */
  edit: EditedFields | undefined;
  /** Its door range is off. */
  locked: boolean;
  image: string | null;
  currency: string;
  actions: EditActions;
  /** Opens the item edit screen; undefined for users who may not edit. */
  onOpen: ((id: string | number) => void) | undefined;
}

const UNCHANGED: EditedFields = {};

/** The values that all cells of a row share. */
export const useRowCells = ({ location, row, edit, locked, image, currency, actions }: RowProps): RowCells => {
  const id = useId();
  const itemKey = useMemo(() => ({ layer_index: location, id: row.id }), [location, row.id]);
  const changed = edit ?? UNCHANGED;
  const off = isRowDisabled(row, changed);
  return {
    ...{ row, itemKey, edit: changed, actions, image, currency, off, locked },
    reasonId: locked ? id : undefined,
  };
};

/** The props of a row's RowEnd. Door ranges have no edit screen. */
export const rowEnd = ({ location, row, edit, locked, actions, onOpen }: RowProps, cells: RowCells) => ({
  original: row.name,
  name: nameOf(row, cells.edit),
  on: !cells.off,
  locked,
  reasonId: cells.reasonId,
  onUndo: edit !== undefined && onOpen ? () => actions.undoItem(cells.itemKey) : undefined,
  onOpen: onOpen && location !== 'pano_doors' ? () => onOpen(row.id) : undefined,
  onToggle: () => actions.toggleItem(cells.itemKey),
});

/** A column with the field of its input; null where its cells are read-only. */
export interface RowColumn extends ScreenColumn {
  typed: EditedField | null;
}

const classOf = ({ column, look, typed }: RowColumn): string | undefined => {
  if (column.field === 'disabled') return classes.actions;
  if (typed !== null) return look.align === 'right' ? `${classes.cell} ${classes.price}` : classes.cell;
  if (look.align === 'right') return classes.number;
  if (look.indent !== undefined) return classes.afterNumber;
  return column.key === 'filter_range' ? classes.text : undefined;
};

interface CatalogueRowProps extends RowProps {
  columns: readonly RowColumn[];
  chosen: boolean;
  onChoose: Selection['choose'];
}

const cellOf = ({ column, typed }: RowColumn, props: RowProps, cells: RowCells) => {
  if (column.field === 'disabled') return <RowEnd {...rowEnd(props, cells)} />;
  return typed === null ? fixedCell(column, cells) : <FieldCell field={typed} {...cells} />;
};

/** One row of a table. It renders again only when its own data change. */
export const CatalogueRow = memo(({ columns, chosen, onChoose, ...props }: CatalogueRowProps) => {
  const { row, edit, locked } = props;
  const cells = useRowCells(props);
  const line = (
    <tr
      className={classes.row}
      data-row={row.id}
      data-edited={edit !== undefined || undefined}
      data-chosen={chosen || undefined}
      data-off={cells.off || locked || undefined}
    >
      {columns.map((shown, at) => (
        <td key={shown.column.key} className={at === 0 ? classes.start : classOf(shown)}>
          {at === 0 && edit !== undefined && <EditedDot pos="absolute" top="50%" left={2} mt={-3} />}
          {at === 0 && <RowCheck id={row.id} name={row.name} chosen={chosen} onChoose={onChoose} />}
          {cellOf(shown, props, cells)}
          {at === 0 && locked && (
            <span className="vt-unseen" id={cells.reasonId}>
              {catalogueMessages.doorRangeDisabled}
            </span>
          )}
        </td>
      ))}
    </tr>
  );
  // A Tooltip costs more than the rest of its row: only rows that need one have one.
  if (!locked) return line;
  return (
    <Tooltip label={catalogueMessages.doorRangeDisabled} multiline w={250}>
      {line}
    </Tooltip>
  );
});
