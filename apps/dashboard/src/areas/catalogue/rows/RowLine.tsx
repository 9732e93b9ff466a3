import { UnstyledButton } from '@mantine/core';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { codeOf, filtersOnScreen, nameOf, partRange, tagsOnScreen } from '@vitrine/domain/catalogue/fields/row-values';
import { optionsOf } from '@vitrine/domain/catalogue/range-of';
import { memo } from 'react';
import { Thumbnail } from '../../../ui/images/Thumbnail.tsx';
import { EditedDot } from '../../../ui/tables/row-checks.tsx';
import { colourOf, partsOf, percentText, sizeName } from '../column-values.ts';
import { type RowProps, rowEnd, useRowCells } from './CatalogueRow.tsx';
import { FieldCell, type RowCells } from './FieldCell.tsx';
import { ColourDot } from './fixed-cells.tsx';
import classes from './RowLine.module.css';
import { RowEnd } from './row-controls.tsx';

const IMAGE = 48;

/** The second line of a layer's item: its options and its SKU. */
const ItemFacts = ({ row, edit, locked }: RowCells) => {
  if (locked) return catalogueMessages.doorRangeDisabled;
  const code = codeOf(row, edit);
  const options = [...new Set(optionsOf({ filter: filtersOnScreen(row, edit) }))];
  return (
    <>
      {options.join(' · ')}
      {code && (
        <>
          {options.length > 0 && ' · '}
          <span className={classes.code}>{code}</span>
        </>
      )}
    </>
  );
};

/** The second line of a flake, a blend or a part of a wardrobe: the columns of its table. */
const PartFacts = ({ row, edit }: RowCells) => {
  const parts = partsOf(row).map(({ id, percent, size }) => `${id} ${percentText(percent)} % ${sizeName(size)}`);
  const productName = typeof row.productName === 'string' ? row.productName : '';
  const facts = [productName, ...parts, partRange(row, edit), ...tagsOnScreen(row, edit)].filter((fact) => fact !== '');
  return (
    <>
      <span className={classes.code}>{row.id}</span>
      {facts.length > 0 && ` · ${facts.join(' · ')}`}
    </>
  );
};

const Name = ({ name, onOpen }: { name: string; onOpen: (() => void) | undefined }) =>
  onOpen ? (
    <UnstyledButton className={classes.opener ?? ''} aria-label={catalogueMessages.editOf(name)} onClick={onOpen}>
      {name}
    </UnstyledButton>
  ) : (
    name
  );

/** One row on phones: image or colour, two lines, the price of a layer's item, the switch. */
export const RowLine = memo((props: RowProps) => {
  const { location, row, edit, locked, image } = props;
  const cells = useRowCells(props);
  const { onOpen, ...end } = rowEnd(props, cells);
  const off = cells.off || locked;
  const isItem = typeof location === 'number';
  const isFloor = location === 'flakes' || location === 'blends';
  const Facts = isItem ? ItemFacts : PartFacts;
  return (
    <li
      data-row={row.id}
      className={classes.line}
      data-edited={edit !== undefined || undefined}
      data-off={off || undefined}
      data-locked={locked || undefined}
    >
      {edit !== undefined && <EditedDot pos="absolute" left={-11} />}
      {isFloor ? <ColourDot colour={colourOf(row)} faded={off} /> : <Thumbnail src={image} width={IMAGE} faded={off} />}
      <div className={classes.words}>
        <p className={classes.name}>
          <Name name={nameOf(row, cells.edit)} onOpen={locked ? undefined : onOpen} />
        </p>
        <p className={classes.facts} id={cells.reasonId}>
          <Facts {...cells} />
        </p>
      </div>
      {isItem && (
        <div className={classes.price}>
          <FieldCell field="price" {...cells} />
        </div>
      )}
      <RowEnd {...end} onOpen={undefined} onUndo={undefined} />
    </li>
  );
});
