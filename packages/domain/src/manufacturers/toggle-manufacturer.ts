import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { type BulkOutcome, editUnlocked } from '../catalogue/edits/bulk-edit.ts';
import type { Edits, Location } from '../catalogue/edits/edits.ts';
import { isRowDisabled } from '../catalogue/row-disabled.ts';
import type { Row } from '../catalogue/rows-of.ts';
import { losesManufacturer } from './last-manufacturer.ts';
import { editsAt, isMakerOn, makersAt, type Products } from './products.ts';

/**
 * Disables or enables all products of a manufacturer in one layer. The last enabled manufacturer of the layer cannot be
 * disabled. Enabled products are as in the file, or all enabled when the file enables none. Products of a disabled door
 * range do not change and are counted.
 */
export const toggleManufacturer = (
  file: ConfiguratorFile,
  edits: Edits,
  { location, id }: { location: Location; id: number },
  products: Products,
): BulkOutcome | { issue: 'last_manufacturer' } => {
  const maker = makersAt(file, location, products).find((each) => each.id === id);
  if (maker === undefined) return { edits, locked: 0, keepsLastRange: false, belowZero: 0, overTagged: 0 };
  const on = isMakerOn(maker, editsAt(edits, location));
  const onInFile = maker.rows.some((row) => !isRowDisabled(row, {}));
  const disabledOf = (row: Row): true | null => (on || (onInFile && isRowDisabled(row, {})) ? true : null);
  const outcome = editUnlocked(
    file,
    edits,
    maker.rows.map((row) => ({ key: { layer_index: location, id: row.id }, change: { disabled: disabledOf(row) } })),
  );
  const requestedEdits = maker.rows.map((row) => ({
    layer_index: location,
    id: row.id,
    data: { disabled: true as const },
  }));
  const wouldLose =
    on && losesManufacturer(file, edits, [...others(edits, location, maker.rows), ...requestedEdits], products);
  return wouldLose ? { issue: 'last_manufacturer' } : outcome;
};

const others = (edits: Edits, location: Location, rows: readonly Row[]): Edits => {
  const ids = new Set(rows.map((row) => String(row.id)));
  return edits.filter((edit) => edit.layer_index !== location || !ids.has(String(edit.id)));
};
