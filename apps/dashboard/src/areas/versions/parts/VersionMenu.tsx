import { Menu } from '@mantine/core';
import { IconCheck, IconChevronDown, IconHistory, IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import type { VersionRow } from '@vitrine/contract/configurators/schemas';
import { versionMessages } from '@vitrine/contract/versions/messages';
import { longDate } from '@vitrine/domain/dates/format-date';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { useState } from 'react';
import { useOpenedConfigurator } from '../../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { OVER_SCREEN } from '../../../ui/modal-history.ts';
import { usePending } from '../../../ui/pending.tsx';
import { Tip } from '../../../ui/Tip.tsx';
import classes from './VersionMenu.module.css';

const newestFirst = (rows: readonly VersionRow[]): VersionRow[] =>
  [...rows].sort((one, other) => other.version - one.version);

interface VersionLineProps {
  row: VersionRow;
  live: boolean;
  chosen: boolean;
  now: Date;
}

const VersionLine = ({ row, live, chosen, now }: VersionLineProps) => (
  <span className={classes.line}>
    <span className={classes.number}>{formatVersion(row.version)}</span>
    <span className={classes.facts}>
      <span className={classes.saved}>{longDate(row.created_at, now)}</span>
      {row.author !== null && <span className={classes.author}>{row.author}</span>}
    </span>
    {live && <Badge kind="live">{configuratorMessages.currentlyDeployed}</Badge>}
    {chosen && <IconCheck size={16} stroke={1.8} className={classes.check} aria-hidden="true" />}
  </span>
);

/** The versions, newest first; locked while edits are pending. */
export const VersionMenu = () => {
  const { configurator, version, chooseVersion } = useOpenedConfigurator();
  const { paths } = useTenant();
  const locked = usePending();
  const [opened, setOpened] = useState(false);
  const [now, setNow] = useState(() => new Date());
  if (version === null) return null;
  return (
    <Menu
      opened={opened && !locked}
      onChange={(open) => {
        setNow(new Date());
        setOpened(open && !locked);
      }}
      position="bottom-end"
      width={392}
    >
      <Tip label={configuratorMessages.versionLocked} on={locked} wide position="bottom">
        <span className={classes.place}>
          <Menu.Target>
            <button
              type="button"
              className={classes.button}
              aria-label={`Version ${formatVersion(version)}`}
              aria-disabled={locked || undefined}
            >
              {locked && <IconLock size={16} stroke={1.6} aria-hidden="true" />}
              {formatVersion(version)}
              <IconChevronDown size={14} stroke={1.6} aria-hidden="true" className={classes.chevron} />
            </button>
          </Menu.Target>
        </span>
      </Tip>
      <Menu.Dropdown className={classes.dropdown}>
        {newestFirst(configurator.version_rows).map((row) => (
          <Menu.Item
            key={row.version}
            role="menuitemradio"
            aria-checked={row.version === version}
            onClick={() => chooseVersion(row.version)}
          >
            <VersionLine
              row={row}
              live={row.version === configurator.deployed_version}
              chosen={row.version === version}
              now={now}
            />
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconHistory size={16} stroke={1.6} />}
          renderRoot={(props) => (
            <Link
              {...props}
              to={paths.versionHistory(configurator.id)}
              search={(before: object) => before}
              state={OVER_SCREEN}
              resetScroll={false}
            />
          )}
        >
          {versionMessages.historyTitle}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
