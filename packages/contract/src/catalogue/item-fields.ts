import type { ItemField, TableKind } from './item-field.ts';
import { catalogueLimits as limits, PRICE_DECIMALS } from './limits.ts';
import { catalogueMessages as messages } from './messages.ts';

type Tables = readonly TableKind[];

const FLOORS = ['flakes', 'blends', 'sika_blends'] as const satisfies Tables;
const SIKA_AND_FLAKES = ['flakes', 'sika_blends'] as const satisfies Tables;
const BLENDS = ['blends', 'sika_blends'] as const satisfies Tables;
const ROBES = ['doors', 'frames', 'internals', 'materials'] as const satisfies Tables;
const PARTS = [...FLOORS, ...ROBES] as const satisfies Tables;
const ITEMS_AND_PARTS = ['layer', ...PARTS] as const satisfies Tables;
const ALL = ['pano_doors', ...ITEMS_AND_PARTS] as const satisfies Tables;
/** The tables that an import may add rows to. */
const GROWING = ['layer', 'flakes', 'doors', 'frames', 'materials'] as const satisfies Tables;

/**
 * The fields of a catalogue row, each declared once, in the order of their columns. Columns, form, search, paste,
 * import and export, differences of versions, the API, the checks of data files and the sync with a spreadsheet are
 * made from it (docs/how-to/add-an-item-field.md).
 */
export const ITEM_FIELDS = {
  hex: {
    kind: 'colour',
    label: 'Colour',
    columns: [
      {
        shown: [{ in: SIKA_AND_FLAKES, sortable: true, width: 'clamp(130px, 12vw, 170px)' }],
        searched: { in: FLOORS },
        exported: SIKA_AND_FLAKES,
        created: ['flakes', 'doors', 'frames', 'materials'],
      },
    ],
  },
  productName: {
    kind: 'fact',
    label: 'Product Type',
    columns: [{ shown: [{ in: BLENDS, sortable: true, width: 'clamp(140px, 15vw, 210px)' }], exported: BLENDS }],
  },
  name: {
    kind: 'text',
    label: 'Name',
    maximum: limits.nameMaximum,
    get required() {
      return messages.nameRequired;
    },
    look: 'name',
    editable: ITEMS_AND_PARTS,
    synced: { from: ['name'] },
    columns: [
      { shown: [{ in: ALL, sortable: true, least: 120 }], searched: { in: ALL }, exported: ALL, created: GROWING },
    ],
  },
  id: {
    kind: 'fact',
    label: 'ID',
    columns: [
      {
        shown: [
          { in: FLOORS, label: 'SKU', sortable: true, width: 'clamp(96px, 9.5vw, 137px)' },
          { in: ROBES, sortable: true, width: 'clamp(96px, 9.5vw, 137px)' },
        ],
        searched: { in: PARTS, label: 'SKU' },
        exported: ALL,
      },
    ],
  },
  parts: {
    kind: 'parts',
    label: 'Parts',
    columns: [
      {
        key: 'part_ids',
        label: 'Parts ID',
        shown: [{ in: ['blends'], width: '104px', leaves: 1 }],
        exported: ['blends'],
      },
      {
        key: 'part_percents',
        label: 'Parts %',
        shown: [{ in: ['blends'], align: 'right', width: '84px', leaves: 3 }],
        exported: ['blends'],
      },
      {
        key: 'part_sizes',
        label: 'Parts Size',
        shown: [{ in: ['blends'], indent: '24px', width: '120px', leaves: 2 }],
        exported: ['blends'],
      },
    ],
  },
  filter: {
    kind: 'filters',
    label: 'Options',
    editable: ['layer'],
    columns: [
      {
        key: 'filter_range',
        label: 'Range',
        shown: [{ in: ['layer'], sortable: true, width: 'clamp(64px, 7.6vw, 110px)', leaves: 1 }],
        exported: ['layer'],
        created: ['layer'],
      },
      {
        key: 'options',
        shown: [{ in: ['layer'], width: 'clamp(96px, 11.8vw, 170px)', leaves: 2 }],
        searched: { in: ['layer'] },
        exported: ['layer'],
        created: ['layer'],
        filtered: ['layer'],
      },
    ],
  },
  range: {
    kind: 'choice',
    label: 'Range',
    maximum: limits.nameMaximum,
    editable: ['internals'],
    columns: [
      {
        shown: [{ in: ['internals'], sortable: true, width: 'clamp(120px, 14vw, 200px)', leaves: 1 }],
        exported: ['internals'],
        filtered: ['internals'],
      },
    ],
  },
  tags: {
    kind: 'tags',
    label: 'Tags',
    maximum: limits.tagMaximum,
    most: limits.tagsMaximum,
    editable: ['flakes'],
    columns: [
      { shown: [{ in: ['flakes'], sortable: true }], exported: ['flakes'], created: ['flakes'], filtered: ['flakes'] },
    ],
  },
  product_code: {
    kind: 'text',
    label: 'SKU',
    maximum: limits.skuMaximum,
    look: 'code',
    editable: ['layer'],
    synced: { from: ['sku', 'product_code', 'product code'], matches: true },
    columns: [
      {
        shown: [{ in: ['layer'], sortable: true, width: 'clamp(118px, 9.5vw, 137px)' }],
        searched: { in: ['layer'] },
        exported: ['layer'],
        created: ['layer'],
      },
    ],
  },
  price: {
    kind: 'number',
    label: 'Price',
    maximum: limits.priceMaximum,
    decimals: PRICE_DECIMALS,
    money: true,
    get invalid() {
      return messages.priceInvalid;
    },
    get hint() {
      return messages.priceHint;
    },
    editable: ITEMS_AND_PARTS,
    synced: { from: ['price'] },
    columns: [
      {
        shown: [{ in: ['layer'], sortable: true, align: 'right', width: 'clamp(80px, 7vw, 100px)' }],
        exported: ITEMS_AND_PARTS,
        created: GROWING,
      },
    ],
  },
  disabled: {
    kind: 'switch',
    label: 'Active',
    get invalid() {
      return messages.importActive;
    },
    editable: ALL,
    synced: { from: ['disabled'], not: ['enabled', 'active'] },
    columns: [
      {
        shown: [
          { in: ['layer'], label: 'Enabled', unseen: true, width: 'clamp(112px, 17.3vw - 81px, 168px)' },
          { in: ['pano_doors'], label: 'Enabled', unseen: true, width: '152px' },
          { in: PARTS, label: 'Enabled', unseen: true, width: '124px' },
        ],
        exported: ALL,
        created: GROWING,
      },
    ],
  },
  image_path: { kind: 'image', label: 'Image', columns: [{ created: ['layer'] }] },
  thumbnail: {
    kind: 'image',
    label: 'Thumbnail',
    columns: [
      {
        first: true,
        shown: [
          { in: ['layer'], unseen: true, width: 'clamp(86px, 7.2vw, 104px)' },
          { in: ['pano_doors', ...ROBES], unseen: true, width: '104px' },
        ],
        created: GROWING,
      },
    ],
  },
} as const satisfies Record<string, ItemField>;

type Fields = typeof ITEM_FIELDS;

export type ItemFieldName = keyof Fields;

/** The fields that an edit may change, in some table. */
export type EditedField = { [F in ItemFieldName]: Fields[F] extends { editable: Tables } ? F : never }[ItemFieldName];

export type KindOf<F extends ItemFieldName> = Fields[F]['kind'];

/** The fields that an edit may change in a table. */
export type EditedFieldOf<T extends TableKind> = {
  [F in EditedField]: T extends Fields[F]['editable'][number] ? F : never;
}[EditedField];
