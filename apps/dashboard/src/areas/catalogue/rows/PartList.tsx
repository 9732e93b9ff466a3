import { nameOf, partRange, tagsOnScreen } from '@vitrine/domain/catalogue/fields/row-values';
import { imageOf, type Row } from '@vitrine/domain/catalogue/rows-of';
import { memo } from 'react';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import { colourOf, partsOf, percentText, sizeName } from '../column-values.ts';
import { type RowProps, rowEnd, useRowCells } from './CatalogueRow.tsx';
import { ColourDot } from './fixed-cells.tsx';
import classes from './lines.module.css';
import { NameOpener } from './NameOpener.tsx';
import { RowEnd } from './row-controls.tsx';
import type { LinesProps } from './table-part.ts';

const IMAGE = 48;

/** The second line: what the columns of the table say. */
const factsOf = (row: Row, props: RowProps): string => {
  const parts = partsOf(row).map(({ id, percent, size }) => `${id} ${percentText(percent)} % ${sizeName(size)}`);
  const edit = props.edit ?? {};
  return [typeof row.productName === 'string' ? row.productName : '', ...parts, partRange(row, edit)]
    .concat(tagsOnScreen(row, edit))
    .filter((fact) => fact !== '')
    .join(' · ');
};

/** One flake, blend or part of a wardrobe on phones. */
const PartLine = memo((props: RowProps) => {
  const { location, row, edit, image, onOpen } = props;
  const cells = useRowCells(props);
  const facts = factsOf(row, props);
  const isFloor = location === 'flakes' || location === 'blends';
  return (
    <li
      data-row={row.id}
      className={classes.line}
      data-edited={edit !== undefined || undefined}
      data-off={cells.off || undefined}
    >
      {edit !== undefined && <span className={classes.dot} role="img" aria-label="edited" />}
      {isFloor ? (
        <ColourDot colour={colourOf(row)} faded={cells.off} />
      ) : (
        <Thumbnail src={image} width={IMAGE} faded={cells.off} />
      )}
      <div className={classes.words}>
        <p className={classes.name}>
          <NameOpener name={nameOf(row, cells.edit)} onOpen={onOpen && (() => onOpen(row.id))} />
        </p>
        <p className={classes.facts}>
          <span className={classes.code}>{row.id}</span>
          {facts !== '' && ' · '}
          {facts}
        </p>
      </div>
      <RowEnd {...rowEnd(props, cells)} onUndo={undefined} />
    </li>
  );
});

/** Flakes, blends and parts of wardrobes on phones. */
export const PartList = ({ location, table, actions, isLocked, currency, thumbnailOf, onOpen }: LinesProps) => (
  <ul>
    {table.shown.map((row) => (
      <PartLine
        key={String(row.id)}
        location={location}
        row={row}
        edit={table.editsById.get(String(row.id))}
        locked={isLocked({ layer_index: location, id: row.id })}
        currency={currency}
        image={thumbnailOf(imageOf(row))}
        actions={actions}
        onOpen={onOpen}
      />
    ))}
  </ul>
);
