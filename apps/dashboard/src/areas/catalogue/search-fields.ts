import type { TabKind } from './data-tabs.ts';
import type { SearchedField } from './table-rows.ts';

export interface SearchField {
  key: SearchedField;
  label: string;
}

const NAME: SearchField = { key: 'name', label: 'Name' };
const ID: SearchField = { key: 'id', label: 'SKU' };
const ITEMS: readonly SearchField[] = [
  NAME,
  { key: 'options', label: 'Options' },
  { key: 'product_code', label: 'SKU' },
];
const FLOORS: readonly SearchField[] = [NAME, { key: 'hex', label: 'Colour' }, ID];
const ROBES: readonly SearchField[] = [NAME, ID];

/** Fields that a table can be searched by; Name is always one. */
export const searchFields = (kind: TabKind): readonly SearchField[] => {
  if (kind === 'layer') return ITEMS;
  if (kind === 'pano_doors') return [NAME];
  return kind === 'flakes' || kind === 'blends' || kind === 'sika_blends' ? FLOORS : ROBES;
};
