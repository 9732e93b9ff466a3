import { Box } from '@mantine/core';
import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { versionMessages } from '@vitrine/contract/versions/messages';
import { describeEdits } from '@vitrine/domain/catalogue/edits/describe-edits';
import type { Edits } from '@vitrine/domain/catalogue/edits/edits';
import { useMemo } from 'react';
import { type ChangedLine, ChangesTable } from './ChangesTable.tsx';
import { fieldName, shownField } from './field-words.ts';

interface EditsTableProps {
  file: ConfiguratorFile;
  edits: Edits;
  currency: string;
  thumbnailOf: (path: string | null) => string | null;
}

/** Every pending edit, by layer. */
export const EditsTable = ({ file, edits, currency, thumbnailOf }: EditsTableProps) => {
  const layers = useMemo(() => describeEdits(file, edits), [file, edits]);
  const groups = layers.map(({ layer, rows }) => ({
    key: layer,
    name: layer,
    count: rows.length,
    lines: rows.map(
      ({ key, name, thumbnail, field, before, after }): ChangedLine => ({
        key: `${key.layer_index} ${key.id} ${field}`,
        name,
        image: thumbnailOf(thumbnail),
        kind: 'changed',
        field: fieldName(field),
        values: { before: shownField(field, before, currency), after: shownField(field, after, currency) },
      }),
    ),
  }));
  return (
    <Box mt={20}>
      <ChangesTable label={versionMessages.edits} groups={groups} />
    </Box>
  );
};
