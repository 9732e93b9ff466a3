import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import type { LayerItem } from '@vitrine/contract/configurator-file';
import { optionsOf } from '@vitrine/domain/catalogue/range-of';
import { isRowDisabled } from '@vitrine/domain/catalogue/row-disabled';
import { memo } from 'react';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import { type ItemRowProps, useItemCells } from './ItemRow.tsx';
import { ActiveSwitch, PriceCell } from './item-cells.tsx';
import classes from './lines.module.css';
import type { ItemRowsProps } from './table-part.ts';

const PICTURE = 48;

/** One item on phones: picture, two lines, price, switch. */
const ItemLine = memo((props: ItemRowProps) => {
  const { item, edit, locked, picture, currency } = props;
  const cells = useItemCells(props);
  const off = isRowDisabled(item, cells.edit) || locked;
  const code = cells.edit.product_code ?? item.product_code;
  return (
    <li
      className={classes.line}
      data-edited={edit !== undefined || undefined}
      data-off={off || undefined}
      data-locked={locked || undefined}
    >
      {edit !== undefined && <span className={classes.dot} role="img" aria-label="edited" />}
      <Thumbnail src={picture} width={PICTURE} faded={off} />
      <div className={classes.words}>
        <p className={classes.name}>{cells.edit.name ?? item.name}</p>
        <p className={classes.facts} id={cells.reasonId}>
          {locked ? catalogueMessages.doorRangeDisabled : [...new Set(optionsOf(item))].join(' · ')}
          {!locked && code && (
            <>
              {' · '}
              <span className={classes.code}>{code}</span>
            </>
          )}
        </p>
      </div>
      <div className={classes.price}>
        <PriceCell {...cells} currency={currency} />
      </div>
      <ActiveSwitch {...cells} />
    </li>
  );
});

/** The items of a layer on phones. */
export const ItemList = ({ table, actions, isLocked, layerIndex, currency, thumbnailOf }: ItemRowsProps) => (
  <ul>
    {(table.rows.shown as readonly LayerItem[]).map((item) => (
      <ItemLine
        key={String(item.id)}
        layerIndex={layerIndex}
        item={item}
        edit={table.editsById.get(String(item.id))}
        locked={isLocked(item)}
        picture={thumbnailOf(item.thumbnail ?? null)}
        currency={currency}
        actions={actions}
      />
    ))}
  </ul>
);
