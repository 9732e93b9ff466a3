import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import type { LayerItem } from '@vitrine/contract/configurator-file';
import type { EditedFields } from '@vitrine/domain/catalogue/edits';
import { optionsOf, rangeOf } from '@vitrine/domain/catalogue/range-of';
import { isRowDisabled } from '@vitrine/domain/catalogue/row-disabled';
import { filtersOnScreen } from '@vitrine/domain/catalogue/row-values';
import { memo, useId, useMemo } from 'react';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import { Tip } from '../../../ui/Tip.tsx';
import type { EditActions } from '../useCatalogueEdits.ts';
import type { Selection } from '../useSelection.ts';
import { CodeCell, type ItemCellProps, NameCell, PriceCell } from './item-cells.tsx';
import { RowEnd } from './RowEnd.tsx';
import { EditedDot, RowCheck } from './RowStart.tsx';
import classes from './rows.module.css';

export interface ItemRowProps {
  layerIndex: number;
  item: LayerItem;
  /** Undefined while nothing is changed. */
  edit: EditedFields | undefined;
  locked: boolean;
  image: string | null;
  currency: string;
  actions: EditActions;
  onOpen: ((id: string | number) => void) | undefined;
}

const UNCHANGED: EditedFields = {};
const IMAGE = 36;

/** What the cells of a row share. */
export const useItemCells = ({ layerIndex, item, edit, locked, actions }: ItemRowProps): ItemCellProps => {
  const id = useId();
  const itemKey = useMemo(() => ({ layer_index: layerIndex, id: item.id }), [layerIndex, item.id]);
  return { item, itemKey, edit: edit ?? UNCHANGED, actions, locked, reasonId: locked ? id : undefined };
};

/** What stands at the end of an item's row. */
export const itemEnd = ({ item, edit, locked, actions, onOpen }: ItemRowProps, cells: ItemCellProps) => ({
  original: item.name,
  name: cells.edit.name ?? item.name,
  on: !isRowDisabled(item, cells.edit),
  locked,
  reasonId: cells.reasonId,
  onUndo: edit !== undefined && onOpen ? () => actions.undoItem(cells.itemKey) : undefined,
  onToggle: () => actions.toggleItem(cells.itemKey),
});

const Options = ({ filters }: { filters: LayerItem['filter'] }) => (
  <span className={classes.options}>
    {[...new Set(optionsOf({ filter: filters }))].map((option) => (
      <span key={option} className={classes.option}>
        {option}
      </span>
    ))}
  </span>
);

const Reason = ({ id }: { id: string | undefined }) => (
  <span className="vt-unseen" id={id}>
    {catalogueMessages.doorRangeDisabled}
  </span>
);

interface ChosenProps {
  chosen: boolean;
  onChoose: Selection['choose'];
}

/** One item on wide screens. It renders again only when its own data change. */
export const ItemRow = memo(({ chosen, onChoose, ...props }: ItemRowProps & ChosenProps) => {
  const { item, edit, locked, image, currency, onOpen } = props;
  const cells = useItemCells(props);
  const off = isRowDisabled(item, cells.edit);
  const filters = filtersOnScreen(item, cells.edit);
  const row = (
    <tr
      className={classes.row}
      data-row={item.id}
      data-edited={edit !== undefined || undefined}
      data-chosen={chosen || undefined}
      data-off={off || locked || undefined}
    >
      <td className={classes.start}>
        {edit !== undefined && <EditedDot />}
        <RowCheck id={item.id} name={item.name} chosen={chosen} onChoose={onChoose} />
        <Thumbnail src={image} width={IMAGE} faded={off || locked} />
        {locked && <Reason id={cells.reasonId} />}
      </td>
      <td className={classes.cell}>
        <NameCell {...cells} />
      </td>
      <td className={classes.text}>{rangeOf({ filter: filters })}</td>
      <td>
        <Options filters={filters} />
      </td>
      <td className={classes.cell}>
        <CodeCell {...cells} />
      </td>
      <td className={`${classes.cell} ${classes.price}`}>
        <PriceCell {...cells} currency={currency} />
      </td>
      <td className={classes.actions}>
        <RowEnd {...itemEnd(props, cells)} onOpen={onOpen && (() => onOpen(item.id))} />
      </td>
    </tr>
  );
  // A tooltip costs more than the rest of its row: only rows that need one have one.
  if (!locked) return row;
  return (
    <Tip label={catalogueMessages.doorRangeDisabled} wide>
      {row}
    </Tip>
  );
});
