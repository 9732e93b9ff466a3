import { Badge, Button } from '@mantine/core';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import type { ConfiguratorWithVersions, VersionRow } from '@vitrine/contract/configurators/schemas';
import { versionMessages } from '@vitrine/contract/versions/messages';
import { longDate } from '@vitrine/domain/dates/format-date';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { useState } from 'react';
import { counted } from '../../../ui/counted.ts';
import classes from './HistoryTable.module.css';

interface Pair {
  from: number;
  to: number;
}

interface HistoryTableProps {
  configurator: ConfiguratorWithVersions;
  /** The version on screen. */
  selected: number | null;
  pair: Pair;
  onPair: (pair: Pair) => void;
  /** Undefined while edits are pending. */
  onOpen: ((version: number) => void) | undefined;
  onDeploy: ((version: number) => void) | undefined;
}

const sizeOf = ({ changes, based_on }: VersionRow): string =>
  based_on === null ? versionMessages.firstVersion : `${counted(changes, 'edit')} of ${formatVersion(based_on)}`;

const CompareChoice = ({
  side,
  version,
  pair,
  onPair,
}: { side: keyof Pair; version: number } & Pick<HistoryTableProps, 'pair' | 'onPair'>) => (
  <td className={classes.compare}>
    <label className={classes.choice}>
      <input
        type="radio"
        name={`compare-${side}`}
        aria-label={`Compare ${side} ${formatVersion(version)}`}
        checked={pair[side] === version}
        onChange={() => onPair({ ...pair, [side]: version })}
      />
      <span className={classes.side} aria-hidden="true">
        {side}
      </span>
    </label>
  </td>
);

const HistoryRow = ({ row, now, ...props }: HistoryTableProps & { row: VersionRow; now: Date }) => {
  const { configurator, selected, pair, onPair, onOpen, onDeploy } = props;
  const live = row.version === configurator.deployed_version;
  const name = formatVersion(row.version);
  return (
    <tr>
      <CompareChoice side="from" version={row.version} pair={pair} onPair={onPair} />
      <CompareChoice side="to" version={row.version} pair={pair} onPair={onPair} />
      <th scope="row" className={classes.version}>
        {name} {live && <Badge variant="live">{configuratorMessages.currentlyDeployed}</Badge>}
      </th>
      <td className={classes.saved}>
        <span>{longDate(row.created_at, now)}</span>
        <span className={classes.author}>{row.author ?? versionMessages.unknownAuthor}</span>
      </td>
      <td className={classes.what}>
        {row.note !== null && <span>{row.note}</span>}
        <span className={classes.size}>{sizeOf(row)}</span>
      </td>
      <td className={classes.actions}>
        {onOpen && row.version !== selected && (
          <Button size="xs" variant="subtle" aria-label={`Open ${name}`} onClick={() => onOpen(row.version)}>
            Open
          </Button>
        )}
        {onDeploy && !live && (
          <Button size="xs" aria-label={`Deploy ${name}`} onClick={() => onDeploy(row.version)}>
            Deploy
          </Button>
        )}
      </td>
    </tr>
  );
};

/** The versions, newest first; the two that are compared are chosen at the left. */
export const HistoryTable = (props: HistoryTableProps) => {
  const [now] = useState(() => new Date());
  const rows = [...props.configurator.version_rows].sort((one, other) => other.version - one.version);
  return (
    <table className={classes.table} aria-label={versionMessages.historyTitle}>
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col">To</th>
          <th scope="col">Version</th>
          <th scope="col">Saved</th>
          <th scope="col">Note and size</th>
          <th scope="col">
            <span className="vt-unseen">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <HistoryRow key={row.version} row={row} now={now} {...props} />
        ))}
      </tbody>
    </table>
  );
};
