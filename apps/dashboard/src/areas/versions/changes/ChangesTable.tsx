import { Group, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { versionMessages } from '@vitrine/contract/versions/messages';
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
const WORD = { added: 'Added', removed: 'Removed' } as const;

const ChangeCells = ({ line }: { line: ChangedLine }) => {
  if (line.kind !== 'changed')
    return (
      <td colSpan={4}>
        <span className={classes.kind} data-kind={line.kind}>
          {WORD[line.kind]}
        </span>
      </td>
    );
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
          <td className={classes.before}>{values.before}</td>
          <td className={classes.arrow}>
            <IconArrowRight size={16} stroke={1.6} aria-hidden="true" />
          </td>
          <td className={classes.after}>{values.after}</td>
        </>
      )}
    </>
  );
};

interface ChangesTableProps {
  label: string;
  groups: readonly ChangedGroup[];
}

/** Changes as Item, Field, Before and After, by layer. Not sortable, so that a plain table is enough. */
export const ChangesTable = ({ label, groups }: ChangesTableProps) => (
  <table className={`${table.table} ${classes.table}`} aria-label={label}>
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
            <th scope="row" className={classes.item}>
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
