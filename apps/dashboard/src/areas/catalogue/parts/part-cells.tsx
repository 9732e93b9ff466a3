import type { EditedFields, ItemKey } from '@vitrine/domain/catalogue/edits';
import { nameOf, partRange, tagsOnScreen } from '@vitrine/domain/catalogue/row-values';
import type { Row } from '@vitrine/domain/catalogue/rows-of';
import type { ReactNode } from 'react';
import { EditCell } from '../../../ui/EditCell.tsx';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import { partsOf, percentText, sizeName } from '../blend-parts.ts';
import { colourOf } from '../colour-of.ts';
import { readName, readTags } from '../read-fields.ts';
import type { EditActions } from '../useCatalogueEdits.ts';
import { ColourDot } from './ColourDot.tsx';
import type { PartCell } from './part-columns.ts';
import classes from './rows.module.css';

export interface PartCellProps {
  row: Row;
  itemKey: ItemKey;
  edit: EditedFields;
  actions: EditActions;
  image: string | null;
  off: boolean;
}

const IMAGE = 36;

export const PartNameCell = ({ row, itemKey, edit, actions }: PartCellProps) => {
  const name = nameOf(row, edit);
  return (
    <EditCell
      kind="name"
      label={`Name of ${row.name}`}
      shown={name}
      text={name}
      read={readName}
      onKeep={(value) => actions.edit(itemKey, { name: value })}
      old={edit.name === undefined ? undefined : row.name}
    />
  );
};

const TagsCell = ({ row, itemKey, edit, actions }: PartCellProps) => {
  const tags = tagsOnScreen(row, edit).join(', ');
  return (
    <EditCell
      kind="tags"
      label={`Tags of ${row.name}`}
      shown={tags}
      text={tags}
      read={readTags}
      onKeep={(value) => actions.edit(itemKey, { tags: value })}
      old={edit.tags === undefined ? undefined : tagsOnScreen(row, {}).join(', ') || 'none'}
    />
  );
};

const Colour = ({ row, off }: PartCellProps) => {
  const colour = colourOf(row);
  return (
    <>
      <ColourDot colour={colour} faded={off} />
      <span className={classes.id}>{colour}</span>
    </>
  );
};

const PartLines = ({ row, read }: { row: Row; read: (part: ReturnType<typeof partsOf>[number]) => string }) => (
  <ul className={classes.lines}>
    {partsOf(row).map((part, at) => (
      // A blend may name a flake twice, in two sizes.
      // biome-ignore lint/suspicious/noArrayIndexKey: parts are never moved.
      <li key={`${part.id} ${at}`}>{read(part)}</li>
    ))}
  </ul>
);

const productOf = (row: Row): string => (typeof row.productName === 'string' ? row.productName : '');

/** What stands in each column of a flake, a blend or a part of a wardrobe. */
export const PART_CELL: Record<Exclude<PartCell, 'end'>, (props: PartCellProps) => ReactNode> = {
  thumbnail: ({ image, off }) => <Thumbnail src={image} width={IMAGE} faded={off} />,
  colour: (props) => <Colour {...props} />,
  product: ({ row }) => <span className={classes.fixed}>{productOf(row)}</span>,
  name: (props) => <PartNameCell {...props} />,
  id: ({ row }) => <span className={classes.id}>{row.id}</span>,
  tags: (props) => <TagsCell {...props} />,
  range: ({ row, edit }) => <span className={classes.fixed}>{partRange(row, edit)}</span>,
  part_ids: ({ row }) => <PartLines row={row} read={(part) => String(part.id)} />,
  part_percents: ({ row }) => <PartLines row={row} read={(part) => percentText(part.percent)} />,
  part_sizes: ({ row }) => <PartLines row={row} read={(part) => sizeName(part.size)} />,
};
