import type { ChangedLayer } from '@vitrine/contract/versions/schemas';
import { type ChangedLine, ChangesTable } from './ChangesTable.tsx';
import { fieldName, shownField } from './field-words.ts';

interface ShownLayer {
  layer: string;
  /** `image` as in ChangesTable: null without one, undefined in tables without images. */
  rows: readonly (ChangedLayer['rows'][number] & Pick<ChangedLine, 'image'>)[];
}

interface ChangedLayersTableProps {
  label: string;
  layers: readonly ShownLayer[];
  currency: string;
}

/** Changed fields of items, by layer. */
export const ChangedLayersTable = ({ label, layers, currency }: ChangedLayersTableProps) => (
  <ChangesTable
    label={label}
    groups={layers.map(({ layer, rows }) => ({
      key: layer,
      name: layer,
      count: rows.length,
      lines: rows.map(
        ({ layer_index, id, name, image, field, before, after }): ChangedLine => ({
          key: `${layer_index} ${id} ${field}`,
          name,
          kind: 'changed',
          field: fieldName(field),
          values: { before: shownField(field, before, currency), after: shownField(field, after, currency) },
          ...(image !== undefined && { image }),
        }),
      ),
    }))}
  />
);
