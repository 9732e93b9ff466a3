import type { EditedField, EditedFields } from '@vitrine/domain/catalogue/edits';
import { optionsOf, rangeOf } from '@vitrine/domain/catalogue/range-of';
import { isRowDisabled } from '@vitrine/domain/catalogue/row-disabled';
import {
  codeOf,
  filtersOnScreen,
  nameOf,
  partRange,
  priceOf,
  tagsOnScreen,
} from '@vitrine/domain/catalogue/row-values';
import type { Row } from '@vitrine/domain/catalogue/rows-of';
import type { Read } from '../../ui/EditCell.tsx';
import { partsOf, percentText, sizeName } from './blend-parts.ts';
import { colourOf } from './colour-of.ts';
import type { TabKind } from './data-tabs.ts';
import { readActive, readCode, readName, readPrice, readTags } from './read-fields.ts';

/** A column of an exported file; those with `take` can be imported back. */
export interface FileColumn {
  head: string;
  value: (row: Row, edit: EditedFields) => string | number | null;
  take?: { field: EditedField; read: (text: string) => Read<EditedFields[EditedField]> };
}

export const ID_COLUMN = 'ID';

const ID: FileColumn = { head: ID_COLUMN, value: (row) => row.id };
const NAME: FileColumn = { head: 'Name', value: nameOf, take: { field: 'name', read: readName } };
const CODE: FileColumn = { head: 'SKU', value: codeOf, take: { field: 'product_code', read: readCode } };
const PRICE: FileColumn = { head: 'Price', value: priceOf, take: { field: 'price', read: readPrice } };
const ACTIVE: FileColumn = {
  head: 'Active',
  value: (row, edit) => (isRowDisabled(row, edit) ? 'no' : 'yes'),
  take: { field: 'disabled', read: readActive },
};
const TAGS: FileColumn = {
  head: 'Tags',
  value: (row, edit) => tagsOnScreen(row, edit).join(', '),
  take: { field: 'tags', read: readTags },
};
const PART_RANGE: FileColumn = {
  head: 'Range',
  value: partRange,
  take: { field: 'range', read: (text) => ({ value: text.trim() }) },
};
const RANGE: FileColumn = { head: 'Range', value: (row, edit) => rangeOf({ filter: filtersOnScreen(row, edit) }) };
const OPTIONS: FileColumn = {
  head: 'Options',
  value: (row, edit) => [...new Set(optionsOf({ filter: filtersOnScreen(row, edit) }))].join(', '),
};
const COLOUR: FileColumn = { head: 'Colour', value: colourOf };
const PRODUCT: FileColumn = {
  head: 'Product Type',
  value: (row) => (typeof row.productName === 'string' ? row.productName : ''),
};
const PARTS: readonly FileColumn[] = [
  {
    head: 'Parts ID',
    value: (row) =>
      partsOf(row)
        .map(({ id }) => id)
        .join(', '),
  },
  {
    head: 'Parts %',
    value: (row) =>
      partsOf(row)
        .map(({ percent }) => percentText(percent))
        .join(', '),
  },
  {
    head: 'Parts Size',
    value: (row) =>
      partsOf(row)
        .map(({ size }) => sizeName(size))
        .join(', '),
  },
];

const ROBE: readonly FileColumn[] = [ID, NAME, PRICE, ACTIVE];

/** What a table is written to a file as, in this order. */
export const FILE_COLUMNS: Record<TabKind, readonly FileColumn[]> = {
  layer: [ID, NAME, RANGE, OPTIONS, CODE, PRICE, ACTIVE],
  pano_doors: [ID, { head: 'Name', value: nameOf }, ACTIVE],
  flakes: [ID, COLOUR, NAME, TAGS, PRICE, ACTIVE],
  blends: [ID, PRODUCT, NAME, ...PARTS, PRICE, ACTIVE],
  sika_blends: [ID, COLOUR, PRODUCT, NAME, PRICE, ACTIVE],
  doors: ROBE,
  frames: ROBE,
  internals: [ID, NAME, PART_RANGE, PRICE, ACTIVE],
  materials: ROBE,
};
