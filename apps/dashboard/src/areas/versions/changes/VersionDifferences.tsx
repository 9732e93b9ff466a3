import { Box, Group, Text } from '@mantine/core';
import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { versionMessages } from '@vitrine/contract/versions/messages';
import {
  countDifferences,
  differencesBetween,
  type FieldChange,
  type GroupDifference,
  type RowDifference,
} from '@vitrine/domain/versions/differences';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { useMemo } from 'react';
import { useVersionFile, type VersionOwner } from '../../../tenant/version-file.ts';
import { counted } from '../../../ui/counted.ts';
import { RowsSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import { type ChangedLine, ChangesTable } from './ChangesTable.tsx';
import { fieldName, shownField } from './field-words.ts';

/** The layout of more lines at once would block the page. The rest is a number below the table. */
const MAXIMUM_LINES = 400;

/** The groups and rows that fit into MAXIMUM_LINES. */
const firstLines = (groups: readonly GroupDifference[]): GroupDifference[] => {
  let left = MAXIMUM_LINES;
  return groups
    .map((group) => {
      const rows = group.rows.filter((row) => {
        left -= Math.max(row.fields.length, 1);
        return left >= 0;
      });
      return { ...group, rows };
    })
    .filter(({ rows }) => rows.length > 0);
};

const valuesOf = (change: FieldChange, currency: string) => {
  if (change.field === 'image' || change.field === 'other') return null;
  return {
    before: shownField(change.field, change.before, currency),
    after: shownField(change.field, change.after, currency),
  };
};

const linesOf = ({ kind, key, name, fields }: RowDifference, currency: string): ChangedLine[] => {
  if (kind !== 'changed') return [{ key: `${kind} ${key}`, name, kind }];
  return fields.map((change) => ({
    key: `${key} ${change.field}`,
    name,
    kind,
    field: fieldName(change.field),
    values: valuesOf(change, currency),
  }));
};

interface DifferencesProps {
  label: string;
  groups: readonly GroupDifference[];
  currency: string;
}

const Differences = ({ label, groups, currency }: DifferencesProps) => {
  const shown = firstLines(groups);
  const more = countDifferences(groups) - countDifferences(shown);
  const changed = shown.map(({ key, group, rows }) => ({
    key: String(key),
    name: group,
    count: rows.length,
    lines: rows.flatMap((row) => linesOf(row, currency)),
  }));
  return (
    <>
      {groups.length > 0 && (
        <Box mt={8}>
          <ChangesTable label={label} groups={changed} />
        </Box>
      )}
      {(groups.length === 0 || more > 0) && (
        <Text mt={16} c="dimmed" fz={13.5} lh="20px">
          {groups.length === 0 ? versionMessages.noChanges : versionMessages.moreDifferences(more)}
        </Text>
      )}
    </>
  );
};

const Title = ({ label, groups }: { label: string; groups: readonly GroupDifference[] | null }) => (
  <Group component="h3" gap={8} align="baseline" wrap="nowrap" fz={14} fw={600} lh="20px">
    {label}
    {groups !== null && (
      <Text span inherit c="dimmed" fz={13} fw={400}>
        {counted(countDifferences(groups), 'difference')}
      </Text>
    )}
  </Group>
);

interface FileDifferencesProps {
  label: string;
  before: ConfiguratorFile;
  after: ConfiguratorFile;
  currency: string;
}

/** The differences between two data files, below their number. */
export const FileDifferences = ({ label, before, after, currency }: FileDifferencesProps) => {
  const groups = useMemo(() => differencesBetween(before, after), [before, after]);
  return (
    <Box component="section" aria-label={label}>
      <Title label={label} groups={groups} />
      <Differences label={label} groups={groups} currency={currency} />
    </Box>
  );
};

interface VersionDifferencesProps {
  configurator: VersionOwner & { currency: string };
  from: number;
  to: number;
}

/** The differences between two versions, below a line that names both. */
export const VersionDifferences = ({ configurator, from, to }: VersionDifferencesProps) => {
  const before = useVersionFile(configurator, from);
  const after = useVersionFile(configurator, to);
  const groups = useMemo(
    () => (before.data && after.data ? differencesBetween(before.data.file, after.data.file) : null),
    [before.data, after.data],
  );
  const failed = before.error !== null || after.error !== null;
  const label = versionMessages.changesBetween(formatVersion(from), formatVersion(to));
  return (
    <Box component="section" mt={20} aria-label={label}>
      <Title label={label} groups={groups} />
      {groups !== null && (
        <Differences label={label} groups={groups} currency={after.data?.file.currency ?? configurator.currency} />
      )}
      {groups === null && !failed && <RowsSkeleton label={versionMessages.fetchingChanges} rows={3} image={false} />}
      {failed && (
        <Text mt={12} c="dimmed" fz={13.5}>
          {versionMessages.notCompared}
        </Text>
      )}
    </Box>
  );
};
