import { IconArrowRight } from '@tabler/icons-react';
import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { type DescribedEdit, describeEdits, type EditedValue } from '@vitrine/domain/catalogue/describe-edits';
import type { EditedField, Edits } from '@vitrine/domain/catalogue/edits';
import { formatPrice } from '@vitrine/domain/catalogue/price';
import { useMemo } from 'react';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import classes from './EditsTable.module.css';

interface EditsTableProps {
  file: LayeredFile;
  edits: Edits;
  currency: string;
  thumbnailOf: (path: string | null) => string | null;
}

const FIELD: Record<EditedField, string> = { name: 'Name', product_code: 'SKU', price: 'Price', disabled: 'Active' };

const shown = (field: EditedField, value: EditedValue, currency: string): string => {
  if (field === 'disabled') return value === true ? 'Disabled' : 'Enabled';
  if (value === null) return 'none';
  return typeof value === 'number' ? formatPrice(value, currency) : String(value);
};

const PICTURE = 28;

const EditLine = ({ edit, currency, picture }: { edit: DescribedEdit; currency: string; picture: string | null }) => (
  <tr>
    <th scope="row" className={classes.item}>
      <span className={classes.named}>
        <Thumbnail src={picture} width={PICTURE} />
        <span>{edit.name}</span>
      </span>
    </th>
    <td className={classes.field}>{FIELD[edit.field]}</td>
    <td className={classes.before}>{shown(edit.field, edit.before, currency)}</td>
    <td className={classes.arrow}>
      <IconArrowRight size={16} stroke={1.6} aria-hidden="true" />
    </td>
    <td className={classes.after}>{shown(edit.field, edit.after, currency)}</td>
  </tr>
);

/** Every edit as Item, Field, Before and After, grouped by layer (look: Save Changes). */
export const EditsTable = ({ file, edits, currency, thumbnailOf }: EditsTableProps) => {
  const layers = useMemo(() => describeEdits(file, edits), [file, edits]);
  return (
    <table className={classes.table} aria-label="Edits">
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Field</th>
          <th scope="col">Before</th>
          <th scope="col">
            <span className="vt-unseen">becomes</span>
          </th>
          <th scope="col">After</th>
        </tr>
      </thead>
      {layers.map(({ layer, rows }) => (
        <tbody key={layer}>
          <tr className={classes.layer}>
            <th colSpan={5} scope="rowgroup">
              {layer} <span className={classes.count}>{rows.length}</span>
            </th>
          </tr>
          {rows.map((edit) => (
            <EditLine
              key={`${edit.key.layer_index} ${edit.key.id} ${edit.field}`}
              edit={edit}
              currency={currency}
              picture={thumbnailOf(edit.thumbnail)}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
};
