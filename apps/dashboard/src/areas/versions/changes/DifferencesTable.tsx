import { Group } from '@mantine/core';
import { versionMessages } from '@vitrine/contract/versions/messages';
import {
  countDifferences,
  type FieldChange,
  type GroupDifference,
  type RowDifference,
} from '@vitrine/domain/versions/differences';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import { BeforeAndAfter, ChangesGroup, ChangesHead } from './changes-cells.tsx';
import own from './DifferencesTable.module.css';
import classes from './EditsTable.module.css';
import { fieldName, shownField } from './field-words.ts';

interface DifferencesTableProps {
  label: string;
  groups: readonly GroupDifference[];
  currency: string;
  thumbnailOf?: ((path: string | null) => string | null) | undefined;
}

/** A browser lays out so many lines at once without a pause; the rest is counted. */
const LINES_SHOWN = 400;
const IMAGE = 28;

const WORD = { added: 'Added', removed: 'Removed' } as const;

const Values = ({ change, currency }: { change: FieldChange; currency: string }) =>
  change.field === 'image' || change.field === 'other' ? (
    <td className={classes.after} colSpan={3}>
      {versionMessages.isAnother}
    </td>
  ) : (
    <BeforeAndAfter
      before={shownField(change.field, change.before, currency)}
      after={shownField(change.field, change.after, currency)}
    />
  );

const Lines = ({
  row,
  currency,
  thumbnailOf,
}: { row: RowDifference } & Pick<DifferencesTableProps, 'currency' | 'thumbnailOf'>) => {
  const item = (
    <th scope="row" className={classes.item}>
      <Group component="span" gap={12} wrap="nowrap">
        {thumbnailOf && <Thumbnail src={thumbnailOf(row.thumbnail)} width={IMAGE} />}
        <span>{row.name}</span>
      </Group>
    </th>
  );
  if (row.kind !== 'changed')
    return (
      <tr>
        {item}
        <td colSpan={4}>
          <span className={own.kind} data-kind={row.kind}>
            {WORD[row.kind]}
          </span>
        </td>
      </tr>
    );
  return row.fields.map((change) => (
    <tr key={change.field}>
      {item}
      <td className={classes.field}>{fieldName(change.field)}</td>
      <Values change={change} currency={currency} />
    </tr>
  ));
};

/** As many groups and rows as have so many lines together. */
const firstLines = (groups: readonly GroupDifference[]): GroupDifference[] => {
  let left = LINES_SHOWN;
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

/** What was added, removed and changed between two data files, by layer. */
export const DifferencesTable = ({ label, groups, currency, thumbnailOf }: DifferencesTableProps) => {
  if (groups.length === 0) return <p className={own.none}>{versionMessages.noChanges}</p>;
  const shown = firstLines(groups);
  const more = countDifferences(groups) - countDifferences(shown);
  return (
    <>
      <table className={`${classes.table} ${own.table}`} aria-label={label} data-images={thumbnailOf && true}>
        <ChangesHead />
        {shown.map(({ key, group, rows }) => (
          <tbody key={key}>
            <ChangesGroup name={group} count={rows.length} />
            {rows.map((row) => (
              <Lines key={`${row.kind} ${row.key}`} row={row} currency={currency} thumbnailOf={thumbnailOf} />
            ))}
          </tbody>
        ))}
      </table>
      {more > 0 && <p className={own.none}>{versionMessages.moreDifferences(more)}</p>}
    </>
  );
};
