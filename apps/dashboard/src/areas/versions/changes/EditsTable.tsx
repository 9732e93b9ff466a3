import { Box } from '@mantine/core';
import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { versionMessages } from '@vitrine/contract/versions/messages';
import { describeEdits } from '@vitrine/domain/catalogue/edits/describe-edits';
import type { Edits } from '@vitrine/domain/catalogue/edits/edits';
import { useMemo } from 'react';
import { ChangedLayersTable } from './ChangedLayersTable.tsx';

interface EditsTableProps {
  file: ConfiguratorFile;
  edits: Edits;
  currency: string;
  thumbnailOf: (path: string | null) => string | null;
}

/** Every pending edit, by layer. */
export const EditsTable = ({ file, edits, currency, thumbnailOf }: EditsTableProps) => {
  const described = useMemo(() => describeEdits(file, edits), [file, edits]);
  const layers = described.map(({ layer, rows }) => ({
    layer,
    rows: rows.map(({ key, thumbnail, ...row }) => ({ ...key, ...row, image: thumbnailOf(thumbnail) })),
  }));
  return (
    <Box mt={20}>
      <ChangedLayersTable label={versionMessages.edits} layers={layers} currency={currency} />
    </Box>
  );
};
