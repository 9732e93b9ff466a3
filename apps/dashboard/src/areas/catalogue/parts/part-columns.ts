import type { Head } from '../../../ui/DataTable.tsx';
import type { TabKind } from '../data-tabs.ts';

export type PartCell =
  | 'thumbnail'
  | 'colour'
  | 'product'
  | 'name'
  | 'id'
  | 'tags'
  | 'range'
  | 'part_ids'
  | 'part_percents'
  | 'part_sizes'
  | 'end';

export interface PartColumn extends Head {
  cell: PartCell;
}

const NAME: PartColumn = { key: 'name', cell: 'name', label: 'Name', sortable: true };
const SKU: PartColumn = { key: 'id', cell: 'id', label: 'SKU', sortable: true, width: 'clamp(96px, 9.5vw, 137px)' };
const END: PartColumn = { key: 'end', cell: 'end', label: 'Enabled', unseen: true, width: '124px' };
const COLOUR: PartColumn = {
  key: 'hex',
  cell: 'colour',
  label: 'Colour',
  sortable: true,
  width: 'clamp(130px, 12vw, 170px)',
};
const PRODUCT: PartColumn = {
  key: 'productName',
  cell: 'product',
  label: 'Product Type',
  sortable: true,
  width: 'clamp(140px, 15vw, 210px)',
};
const THUMBNAIL: PartColumn = { key: 'thumbnail', cell: 'thumbnail', label: 'Thumbnail', unseen: true, width: '104px' };
const ROBE_ID: PartColumn = { ...SKU, label: 'ID' };

const ROBE: readonly PartColumn[] = [THUMBNAIL, NAME, ROBE_ID, END];

/** The columns of each table in their order. */
export const PART_COLUMNS: Record<Exclude<TabKind, 'layer' | 'pano_doors'>, readonly PartColumn[]> = {
  flakes: [COLOUR, NAME, SKU, { key: 'tags', cell: 'tags', label: 'Tags', sortable: true }, END],
  blends: [
    PRODUCT,
    NAME,
    SKU,
    { key: 'part_ids', cell: 'part_ids', label: 'Parts ID', width: '104px' },
    { key: 'part_percents', cell: 'part_percents', label: 'Parts %', align: 'right', width: '84px' },
    { key: 'part_sizes', cell: 'part_sizes', label: 'Parts Size', indent: '24px', width: '120px' },
    END,
  ],
  sika_blends: [COLOUR, PRODUCT, NAME, SKU, END],
  doors: ROBE,
  frames: ROBE,
  internals: [
    THUMBNAIL,
    NAME,
    ROBE_ID,
    { key: 'range', cell: 'range', label: 'Range', sortable: true, width: 'clamp(120px, 14vw, 200px)' },
    END,
  ],
  materials: ROBE,
};
