import { IconArrowBackUp } from '@tabler/icons-react';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import type { LayerItem } from '@vitrine/contract/configurator-file';
import type { EditedFields } from '@vitrine/domain/catalogue/edits';
import { optionsOf, rangeOf } from '@vitrine/domain/catalogue/range-of';
import { isRowDisabled } from '@vitrine/domain/catalogue/row-disabled';
import { memo, useId, useMemo } from 'react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import { Tip } from '../../../ui/Tip.tsx';
import type { EditActions } from '../useCatalogueEdits.ts';
import { ActiveSwitch, CodeCell, type ItemCellProps, NameCell, PriceCell } from './item-cells.tsx';
import classes from './rows.module.css';

export interface ItemRowProps {
  layerIndex: number;
  item: LayerItem;
  /** Undefined while nothing is changed. */
  edit: EditedFields | undefined;
  locked: boolean;
  picture: string | null;
  currency: string;
  actions: EditActions;
}

const UNCHANGED: EditedFields = {};
const PICTURE = 36;

/** What the cells of a row share. */
export const useItemCells = ({ layerIndex, item, edit, locked, actions }: ItemRowProps): ItemCellProps => {
  const id = useId();
  const itemKey = useMemo(() => ({ layer_index: layerIndex, id: item.id }), [layerIndex, item.id]);
  return { item, itemKey, edit: edit ?? UNCHANGED, actions, locked, reasonId: locked ? id : undefined };
};

const Options = ({ item }: { item: LayerItem }) => (
  <span className={classes.options}>
    {[...new Set(optionsOf(item))].map((option) => (
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

/** One item on wide screens. It renders again only when its own data change. */
export const ItemRow = memo((props: ItemRowProps) => {
  const { item, edit, locked, picture, currency, actions } = props;
  const cells = useItemCells(props);
  const off = isRowDisabled(item, cells.edit);
  const row = (
    <tr className={classes.row} data-edited={edit !== undefined || undefined} data-off={off || locked || undefined}>
      <td>
        {edit !== undefined && <span className={classes.dot} role="img" aria-label="edited" />}
        <Thumbnail src={picture} width={PICTURE} faded={off || locked} />
        {locked && <Reason id={cells.reasonId} />}
      </td>
      <td className={classes.cell}>
        <NameCell {...cells} />
      </td>
      <td className={classes.text}>{rangeOf(item)}</td>
      <td>
        <Options item={item} />
      </td>
      <td className={classes.cell}>
        <CodeCell {...cells} />
      </td>
      <td className={classes.cell}>
        <PriceCell {...cells} currency={currency} />
      </td>
      <td className={classes.actions}>
        {edit !== undefined && (
          <IconButton
            label={`Undo the changes of ${item.name}`}
            icon={<IconArrowBackUp size={16} stroke={1.6} />}
            onClick={() => actions.undoItem(cells.itemKey)}
          />
        )}
        <ActiveSwitch {...cells} />
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
