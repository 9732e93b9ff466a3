import { Badge, Button, Radio, Text } from '@mantine/core';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import type { ConfiguratorWithVersions, VersionRow } from '@vitrine/contract/configurators/schemas';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { versionMessages } from '@vitrine/contract/versions/messages';
import { longDate } from '@vitrine/domain/dates/format-date';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { useMemo, useState } from 'react';
import { useListSearch } from '../../../ui/forms/useListSearch.tsx';
import { usePhone } from '../../../ui/page/usePhone.ts';
import { useFirstRows } from '../../../ui/tables/useFirstRows.tsx';
import table from '../table.module.css';
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
  /** Undefined also for users who may not deploy. */
  onDeploy: ((version: number) => void) | undefined;
  /** The address of a version's export; undefined for users who may not export. */
  exportAddress: ((version: number) => string) | undefined;
}

const sizeOf = ({ changes, based_on }: VersionRow): string =>
  based_on === null ? versionMessages.firstVersion : versionMessages.editsOf(changes, formatVersion(based_on));

/** On a copy, the manufacturer's versions are marked as such. */
const savedBy = ({ author, reseller_id }: VersionRow, { linked }: ConfiguratorWithVersions): string =>
  linked && reseller_id === null ? versionMessages.byManufacturer : (author ?? versionMessages.unknownAuthor);

interface CompareChoiceProps extends Pick<HistoryTableProps, 'pair' | 'onPair'> {
  side: keyof Pair;
  version: number;
}

const CompareChoice = ({ side, version, pair, onPair }: CompareChoiceProps) => (
  <td className={classes.compare}>
    <Radio
      name={`compare-${side}`}
      // Only phones show it: wide screens have it as the head of the column.
      label={usePhone() && versionMessages[side]}
      aria-label={versionMessages.compare(side, formatVersion(version))}
      checked={pair[side] === version}
      onChange={() => onPair({ ...pair, [side]: version })}
    />
  </td>
);

const HistoryRow = ({ row, now, ...props }: HistoryTableProps & { row: VersionRow; now: Date }) => {
  const { configurator, selected, pair, onPair, onOpen, onDeploy, exportAddress } = props;
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
        <Text inherit>{longDate(row.created_at, now)}</Text>
        <Text size="xs" c="gray" dir="auto">
          {savedBy(row, configurator)}
        </Text>
      </td>
      <td className={classes.what}>
        {row.note !== null && (
          <Text inherit dir="auto">
            {row.note}
          </Text>
        )}
        <Text size="xs" c="gray">
          {sizeOf(row)}
        </Text>
      </td>
      <td className={classes.actions}>
        {onOpen && row.version !== selected && (
          <Button
            size="xs"
            variant="subtle"
            aria-label={versionMessages.openOf(name)}
            onClick={() => onOpen(row.version)}
          >
            {uiMessages.open}
          </Button>
        )}
        {exportAddress && (
          <Button
            component="a"
            size="xs"
            variant="subtle"
            href={exportAddress(row.version)}
            download
            aria-label={versionMessages.exportNamed(name)}
          >
            {versionMessages.exportVersion}
          </Button>
        )}
        {onDeploy && !live && (
          <Button size="xs" aria-label={versionMessages.deployOf(name)} onClick={() => onDeploy(row.version)}>
            {versionMessages.deploy}
          </Button>
        )}
      </td>
    </tr>
  );
};

const searchedTextsOf = ({ version, author, note }: VersionRow): string[] => [
  formatVersion(version),
  author ?? '',
  note ?? '',
];

/** The versions, newest first, with the choice of two to compare. Not sortable, so that a plain table is enough. */
export const HistoryTable = (props: HistoryTableProps) => {
  const [now] = useState(() => new Date());
  const { configurator, pair } = props;
  const rows = useMemo(
    () => [...configurator.version_rows].sort((one, other) => other.version - one.version),
    [configurator.version_rows],
  );
  const title = versionMessages.historyTitle;
  const { found, field, nothing } = useListSearch(title, rows, searchedTextsOf);
  // The differences of the two are below the table.
  const { shown, more } = useFirstRows(found, title, ({ version }) => version === pair.from || version === pair.to);
  return (
    <>
      {field}
      {nothing || (
        <table className={`${table.table} ${classes.table}`} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{versionMessages.from}</th>
              <th scope="col">{versionMessages.to}</th>
              <th scope="col">{uiMessages.version}</th>
              <th scope="col">{versionMessages.savedLabel}</th>
              <th scope="col">{versionMessages.noteAndSize}</th>
              <th scope="col">
                <span className="vt-unseen">{versionMessages.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <HistoryRow key={row.version} row={row} now={now} {...props} />
            ))}
          </tbody>
        </table>
      )}
      {more}
    </>
  );
};
