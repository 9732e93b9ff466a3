import { Box, Group, Loader, Text } from '@mantine/core';
import { versionMessages } from '@vitrine/contract/versions/messages';
import { countDifferences, differencesBetween, type GroupDifference } from '@vitrine/domain/versions/differences';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { useMemo } from 'react';
import { useVersionFile, type Versioned } from '../../../tenant/version-file.ts';
import { counted } from '../../../ui/counted.ts';
import { DifferencesTable } from './DifferencesTable.tsx';

interface Comparison {
  /** Null while a file is being read, and when one could not be. */
  groups: readonly GroupDifference[] | null;
  currency: string | undefined;
  error: Error | null;
}

/** The differences between two versions; `from` null compares nothing. */
const useComparison = (configurator: Versioned, from: number | null, to: number | null): Comparison => {
  const before = useVersionFile(configurator, from);
  const after = useVersionFile(configurator, to);
  const groups = useMemo(
    () => (before.data && after.data ? differencesBetween(before.data.file, after.data.file) : null),
    [before.data, after.data],
  );
  return { groups, currency: after.data?.file.currency, error: before.error ?? after.error };
};

interface VersionDifferencesProps {
  configurator: Versioned & { currency: string };
  from: number;
  to: number;
}

/** What is different between two versions, under a line that names both. */
export const VersionDifferences = ({ configurator, from, to }: VersionDifferencesProps) => {
  const { groups, currency, error } = useComparison(configurator, from, to);
  const label = versionMessages.changesBetween(formatVersion(from), formatVersion(to));
  return (
    <Box component="section" mt={20} aria-label={label}>
      <Group component="h3" gap={8} align="baseline" wrap="nowrap" fz={14} fw={600} lh="20px">
        {label}
        {groups !== null && (
          <Text span inherit c="dimmed" fz={13} fw={400}>
            {counted(countDifferences(groups), 'difference')}
          </Text>
        )}
      </Group>
      {groups !== null && (
        <DifferencesTable label={label} groups={groups} currency={currency ?? configurator.currency} />
      )}
      {groups === null && error === null && (
        <Group component="p" gap={8} wrap="nowrap" mt={12} c="dimmed" fz={13.5} role="status">
          <Loader /> {versionMessages.fetchingChanges}
        </Group>
      )}
      {error !== null && (
        <Group component="p" gap={8} wrap="nowrap" mt={12} c="dimmed" fz={13.5}>
          {versionMessages.notCompared}
        </Group>
      )}
    </Box>
  );
};
