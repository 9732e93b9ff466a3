import { Button, Group, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { rowMessages } from '@vitrine/contract/catalogue/row-messages';
import { versionMessages } from '@vitrine/contract/versions/messages';
import { useState } from 'react';
import { Thumbnail } from '../../../ui/images/Thumbnail.tsx';
import table from '../table.module.css';
import classes from './ChangesTable.module.css';

interface LineItem {
  key: string;
  name: string;
  /** Null where the item has none; undefined in tables without images. */
  image?: string | null;
}

/** A new or deleted item, or a changed field. Images and fields without a label have no readable values. */
export type ChangedLine = LineItem &
  (
    | { kind: 'added' | 'removed' }
    | { kind: 'changed'; field: string; values: { before: string; after: string } | null }
  );

export interface ChangedGroup {
  key: string;
  name: string;
  /** How many rows the group has; a row may have several lines. */
  count: number;
  lines: readonly ChangedLine[];
}

const IMAGE = 28;
const MAXIMUM_LINES = 300;
const KINDS = {
  added: { bd: '1px solid var(--vt-accent-line)', bg: 'var(--vt-accent-soft)', c: 'glass' },
  removed: { bd: '1px solid var(--vt-red-line)', bg: 'var(--vt-red-soft)', c: 'red' },
} as const;

const heads = () => [
  { label: versionMessages.item },
  { label: versionMessages.field, width: '14%' },
  { label: versionMessages.before, width: '21%' },
  { label: rowMessages.becomes, width: '7%', unseen: true },
  { label: versionMessages.after, width: '22%' },
];

const ChangeCells = ({ line }: { line: ChangedLine }) => {
  if (line.kind !== 'changed') {
    return (
      <td colSpan={4}>
        <Text span display="inline-block" py={1} px={6} bdrs={4} fz={12} fw={500} lh="16px" {...KINDS[line.kind]}>
          {rowMessages[line.kind]}
        </Text>
      </td>
    );
  }
  const { field, values } = line;
  return (
    <>
      <td className={classes.field}>{field}</td>
      {values === null ? (
        <td className={classes.after} colSpan={3}>
          {versionMessages.isAnother}
        </td>
      ) : (
        <>
          <td dir="auto" className={classes.before}>
            {values.before}
          </td>
          <td className={classes.arrow}>
            <IconArrowRight size={16} stroke={1.6} aria-hidden="true" />
          </td>
          <td dir="auto" className={classes.after}>
            {values.after}
          </td>
        </>
      )}
    </>
  );
};

interface ChangesTableProps {
  label: string;
  groups: readonly ChangedGroup[];
}

const Rows = ({ label, groups }: ChangesTableProps) => (
  <table className={`${table.table} ${classes.table}`} aria-label={label}>
    <thead>
      <tr>
        {heads().map(({ label, width, unseen }) => (
          <th key={label} scope="col" style={{ width }}>
            <span className={unseen ? 'vt-unseen' : undefined}>{label}</span>
          </th>
        ))}
      </tr>
    </thead>
    {groups.map(({ key, name, count, lines }) => (
      <tbody key={key}>
        <tr className={classes.group}>
          <th colSpan={5} scope="rowgroup">
            {name}{' '}
            <Text span inherit ml={2} c="gray" fw={400}>
              {count}
            </Text>
          </th>
        </tr>
        {lines.map((line) => (
          <tr key={line.key} data-image={line.image !== undefined || undefined}>
            <th scope="row" dir="auto" className={classes.item}>
              <Group component="span" gap={12} wrap="nowrap">
                {line.image !== undefined && <Thumbnail src={line.image} width={IMAGE} />}
                <span>{line.name}</span>
              </Group>
            </th>
            <ChangeCells line={line} />
          </tr>
        ))}
      </tbody>
    ))}
  </table>
);

/** The first lines of all groups together. Thousands of rows would take seconds to lay out. */
const firstLines = (groups: readonly ChangedGroup[], maximum: number): ChangedGroup[] => {
  let left = maximum;
  return groups.flatMap((group) => {
    const lines = group.lines.slice(0, left);
    left -= lines.length;
    return lines.length === 0 ? [] : [{ ...group, lines }];
  });
};

/**
 * Changes as Item, Field, Before and After, by layer; of a great many only the first, until all are asked for. Not
 * sortable, so that a plain table is enough.
 */
export const ChangesTable = ({ label, groups }: ChangesTableProps) => {
  const [all, setAll] = useState(false);
  const total = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  const isCut = !all && total > MAXIMUM_LINES;
  return (
    <>
      <Rows label={label} groups={isCut ? firstLines(groups, MAXIMUM_LINES) : groups} />
      {isCut && (
        <Button mt={12} onClick={() => setAll(true)}>
          {versionMessages.showAllChanges(total)}
        </Button>
      )}
    </>
  );
};
