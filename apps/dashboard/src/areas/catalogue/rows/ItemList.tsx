import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { codeOf, filtersOnScreen, nameOf } from '@vitrine/domain/catalogue/fields/row-values';
import { optionsOf } from '@vitrine/domain/catalogue/range-of';
import { imageOf } from '@vitrine/domain/catalogue/rows-of';
import { memo } from 'react';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import { type RowProps, rowEnd, useRowCells } from './CatalogueRow.tsx';
import { FieldCell } from './FieldCell.tsx';
import classes from './lines.module.css';
import { NameOpener } from './NameOpener.tsx';
import { RowEnd } from './row-controls.tsx';
import type { LinesProps } from './table-part.ts';

const IMAGE = 48;

/** One item on phones: image, two lines, price, switch. */
const ItemLine = memo((props: RowProps) => {
  const { row, edit, locked, image, onOpen } = props;
  const cells = useRowCells(props);
  const off = cells.off || locked;
  const code = codeOf(row, cells.edit);
  return (
    <li
      data-row={row.id}
      className={classes.line}
      data-edited={edit !== undefined || undefined}
      data-off={off || undefined}
      data-locked={locked || undefined}
    >
      {edit !== undefined && <span className={classes.dot} role="img" aria-label="edited" />}
      <Thumbnail src={image} width={IMAGE} faded={off} />
      <div className={classes.words}>
        <p className={classes.name}>
          <NameOpener name={nameOf(row, cells.edit)} onOpen={locked ? undefined : onOpen && (() => onOpen(row.id))} />
        </p>
        <p className={classes.facts} id={cells.reasonId}>
          {locked
            ? catalogueMessages.doorRangeDisabled
            : [...new Set(optionsOf({ filter: filtersOnScreen(row, cells.edit) }))].join(' · ')}
          {!locked && code && (
            <>
              {' · '}
              <span className={classes.code}>{code}</span>
            </>
          )}
        </p>
      </div>
      <div className={classes.price}>
        <FieldCell field="price" {...cells} />
      </div>
      <RowEnd {...rowEnd(props, cells)} onUndo={undefined} />
    </li>
  );
});

/** The items of a layer on phones. */
export const ItemList = ({ table, actions, isLocked, location, currency, thumbnailOf, onOpen }: LinesProps) => (
  <ul>
    {table.shown.map((row) => (
      <ItemLine
        key={String(row.id)}
        location={location}
        row={row}
        edit={table.editsById.get(String(row.id))}
        locked={isLocked({ layer_index: location, id: row.id })}
        image={thumbnailOf(imageOf(row))}
        currency={currency}
        actions={actions}
        onOpen={onOpen}
      />
    ))}
  </ul>
);
