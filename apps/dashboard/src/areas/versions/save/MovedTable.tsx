import { Group } from '@mantine/core';
import { versionMessages as messages } from '@vitrine/contract/versions/messages';
import { saveVersionMessages } from '@vitrine/contract/versions/save-messages';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { describeMove, type MovedField } from '@vitrine/domain/versions/rebase-edits';
import { useMemo } from 'react';
import { Thumbnail } from '../../../ui/images/Thumbnail.tsx';
import { fieldName, shownField } from '../changes/field-words.ts';
import table from '../table.module.css';
import classes from './MovedTable.module.css';
import type { MovedEdits } from './useMovedEdits.ts';

const IMAGE = 28;
const COLUMNS = ['mine', 'theirs', 'saved'] as const;

interface MovedTableProps {
  moved: NonNullable<MovedEdits['moved']>;
  currency: string;
  thumbnailOf: (path: string | null) => string | null;
}

interface RowProps extends Pick<MovedTableProps, 'currency' | 'thumbnailOf'> {
  row: MovedField;
  heads: Record<(typeof COLUMNS)[number], string>;
}

const MovedRow = ({ row, heads, currency, thumbnailOf }: RowProps) => (
  <tr>
    <th scope="row" className={classes.item}>
      <Group component="span" gap={12} wrap="nowrap">
        <Thumbnail src={thumbnailOf(row.thumbnail)} width={IMAGE} />
        <span dir="auto">{row.name}</span>
      </Group>
    </th>
    <td className={classes.field}>{fieldName(row.field)}</td>
    {COLUMNS.map((column) => (
      <td key={column} className={classes[column]} data-label={heads[column]}>
        <span dir="auto">{shownField(row.field, row[column], currency)}</span>
      </td>
    ))}
  </tr>
);

/** Moved edits before they are saved, field by field: the own value, the one there now, and the one that is saved. */
export const MovedTable = ({ moved, currency, thumbnailOf }: MovedTableProps) => {
  const { target, rebased, choices, version } = moved;
  const layers = useMemo(() => describeMove(target, rebased, choices), [target, rebased, choices]);
  if (layers.length === 0) return null;
  const heads = {
    mine: saveVersionMessages.yours,
    theirs: saveVersionMessages.nowIn(formatVersion(version)),
    saved: saveVersionMessages.willBeSaved,
  };
  return (
    <table className={`${table.table} ${classes.table}`} aria-label={saveVersionMessages.willBeSaved}>
      <thead>
        <tr>
          {[messages.item, messages.field, ...COLUMNS.map((column) => heads[column])].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {layers.map(({ layer, rows }) => (
        <tbody key={layer}>
          <tr className={classes.group}>
            <th colSpan={5} scope="rowgroup" dir="auto">
              {layer}
            </th>
          </tr>
          {rows.map((row) => (
            <MovedRow
              key={`${row.key.id} ${row.field}`}
              row={row}
              heads={heads}
              currency={currency}
              thumbnailOf={thumbnailOf}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
};
