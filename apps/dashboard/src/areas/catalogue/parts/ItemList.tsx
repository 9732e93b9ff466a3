import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import type { LayerItem } from '@vitrine/contract/configurator-file';
import { optionsOf } from '@vitrine/domain/catalogue/range-of';
import { isRowDisabled } from '@vitrine/domain/catalogue/row-disabled';
import { filtersOnScreen } from '@vitrine/domain/catalogue/row-values';
import { memo } from 'react';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import { type ItemRowProps, itemEnd, useItemCells } from './ItemRow.tsx';
import { PriceCell } from './item-cells.tsx';
import classes from './lines.module.css';
import { NameOpener } from './NameOpener.tsx';
import { RowEnd } from './RowEnd.tsx';
import type { ItemRowsProps } from './table-part.ts';

const IMAGE = 48;

/** One item on phones: image, two lines, price, switch. */
const ItemLine = memo((props: ItemRowProps) => {
  const { item, edit, locked, image, currency, onOpen } = props;
  const cells = useItemCells(props);
  const off = isRowDisabled(item, cells.edit) || locked;
  const code = cells.edit.product_code ?? item.product_code;
  return (
    <li
      data-row={item.id}
      className={classes.line}
      data-edited={edit !== undefined || undefined}
      data-off={off || undefined}
      data-locked={locked || undefined}
    >
      {edit !== undefined && <span className={classes.dot} role="img" aria-label="edited" />}
      <Thumbnail src={image} width={IMAGE} faded={off} />
      <div className={classes.words}>
        <p className={classes.name}>
          <NameOpener
            name={cells.edit.name ?? item.name}
            onOpen={locked ? undefined : onOpen && (() => onOpen(item.id))}
          />
        </p>
        <p className={classes.facts} id={cells.reasonId}>
          {locked
            ? catalogueMessages.doorRangeDisabled
            : [...new Set(optionsOf({ filter: filtersOnScreen(item, cells.edit) }))].join(' · ')}
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
      <RowEnd {...itemEnd(props, cells)} onUndo={undefined} />
    </li>
  );
});

/** The items of a layer on phones. */
export const ItemList = ({ table, actions, isLocked, layerIndex, currency, thumbnailOf, onOpen }: ItemRowsProps) => (
  <ul>
    {(table.shown as readonly LayerItem[]).map((item) => (
      <ItemLine
        key={String(item.id)}
        layerIndex={layerIndex}
        item={item}
        edit={table.editsById.get(String(item.id))}
        locked={isLocked({ layer_index: layerIndex, id: item.id })}
        image={thumbnailOf(item.thumbnail ?? null)}
        currency={currency}
        actions={actions}
        onOpen={onOpen}
      />
    ))}
  </ul>
);
