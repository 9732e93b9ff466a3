import { Group } from '@mantine/core';
import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { type DescribedEdit, describeEdits } from '@vitrine/domain/catalogue/edits/describe-edits';
import type { Edits } from '@vitrine/domain/catalogue/edits/edits';
import { useMemo } from 'react';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import { BeforeAndAfter, ChangesGroup, ChangesHead } from './changes-cells.tsx';
import classes from './EditsTable.module.css';
import { fieldName, shownField } from './field-words.ts';

interface EditsTableProps {
  file: ConfiguratorFile;
  edits: Edits;
  currency: string;
  thumbnailOf: (path: string | null) => string | null;
}

const IMAGE = 28;

const EditLine = ({ edit, currency, image }: { edit: DescribedEdit; currency: string; image: string | null }) => (
  <tr>
    <th scope="row" className={classes.item}>
      <Group component="span" gap={12} wrap="nowrap">
        <Thumbnail src={image} width={IMAGE} />
        <span>{edit.name}</span>
      </Group>
    </th>
    <td className={classes.field}>{fieldName(edit.field)}</td>
    <BeforeAndAfter
      before={shownField(edit.field, edit.before, currency)}
      after={shownField(edit.field, edit.after, currency)}
    />
  </tr>
);

/** Every edit as Item, Field, Before and After, grouped by layer (look: Save Changes). */
export const EditsTable = ({ file, edits, currency, thumbnailOf }: EditsTableProps) => {
  const layers = useMemo(() => describeEdits(file, edits), [file, edits]);
  return (
    <table className={classes.table} aria-label="Edits">
      <ChangesHead />
      {layers.map(({ layer, rows }) => (
        <tbody key={layer}>
          <ChangesGroup name={layer} count={rows.length} />
          {rows.map((edit) => (
            <EditLine
              key={`${edit.key.layer_index} ${edit.key.id} ${edit.field}`}
              edit={edit}
              currency={currency}
              image={thumbnailOf(edit.thumbnail)}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
};
