import { IconArrowRight } from '@tabler/icons-react';
import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { type DescribedEdit, describeEdits } from '@vitrine/domain/catalogue/describe-edits';
import type { Edits } from '@vitrine/domain/catalogue/edits';
import { useMemo } from 'react';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import { fieldName, shownField } from '../field-words.ts';
import classes from './EditsTable.module.css';

interface EditsTableProps {
  file: ConfiguratorFile;
  edits: Edits;
  currency: string;
  thumbnailOf: (path: string | null) => string | null;
}

const PICTURE = 28;

const EditLine = ({ edit, currency, picture }: { edit: DescribedEdit; currency: string; picture: string | null }) => (
  <tr>
    <th scope="row" className={classes.item}>
      <span className={classes.named}>
        <Thumbnail src={picture} width={PICTURE} />
        <span>{edit.name}</span>
      </span>
    </th>
    <td className={classes.field}>{fieldName[edit.field]}</td>
    <td className={classes.before}>{shownField(edit.field, edit.before, currency)}</td>
    <td className={classes.arrow}>
      <IconArrowRight size={16} stroke={1.6} aria-hidden="true" />
    </td>
    <td className={classes.after}>{shownField(edit.field, edit.after, currency)}</td>
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
