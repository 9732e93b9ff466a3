import { Badge, Box, Button, Flex, Group, Menu, Stack, Text, Tooltip } from '@mantine/core';
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
import { OVER_SCREEN } from '../../../ui/dialogs/modal-history.ts';
import { usePending } from '../../../ui/feedback/pending.tsx';
import classes from './VersionMenu.module.css';

/** The history, which the menu ends with, has all of them. */
const NEWEST = 100;

/** The newest versions, and where they are older, the one on screen and the live one. */
const offered = (rows: readonly VersionRow[], others: readonly (number | null)[]): VersionRow[] =>
  [...rows]
    .sort((one, other) => other.version - one.version)
    .filter((row, at) => at < NEWEST || others.includes(row.version));

interface VersionLineProps {
  row: VersionRow;
  /** On a copy, the manufacturer's versions are marked as such. */
  isManufacturers: boolean;
  live: boolean;
  chosen: boolean;
  now: Date;
}

const VersionLine = ({ row, isManufacturers, live, chosen, now }: VersionLineProps) => (
  <Group component="span" gap={12} wrap="nowrap" w="100%" mih={32}>
    <Box component="span" w={52} flex="none" fw={500} className="vt-digits">
      {formatVersion(row.version)}
    </Box>
    <Stack component="span" gap={0} flex={1} miw={0}>
      <Text span c="dimmed" fz={13} lh="18px" style={{ whiteSpace: 'nowrap' }}>
        {longDate(row.created_at, now)}
      </Text>
      {(isManufacturers || row.author !== null) && (
        <Text span size="xs" c="gray">
          {isManufacturers ? versionMessages.byManufacturer : row.author}
        </Text>
      )}
    </Stack>
    {live && <Badge variant="live">{configuratorMessages.currentlyDeployed}</Badge>}
    {chosen && (
      <IconCheck size={16} stroke={1.8} color="var(--vt-accent)" style={{ flex: 'none' }} aria-hidden="true" />
    )}
  </Group>
);

/** The newest versions. The menu is locked while edits are pending. */
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
      <Tooltip label={configuratorMessages.versionLocked} disabled={!locked} multiline w={250} position="bottom">
        <Flex component="span" display="inline-flex">
          <Menu.Target>
            <Button
              className={classes.button ?? ''}
              leftSection={locked && <IconLock size={16} stroke={1.6} aria-hidden="true" />}
              rightSection={
                <IconChevronDown size={14} stroke={1.6} aria-hidden="true" className={classes.chevron ?? ''} />
              }
              aria-label={versionMessages.versionOf(formatVersion(version))}
              aria-disabled={locked || undefined}
            >
              {formatVersion(version)}
            </Button>
          </Menu.Target>
        </Flex>
      </Tooltip>
      <Menu.Dropdown
        maw="calc(100vw - 16px)"
        mah="min(420px, 70dvh)"
        style={{ overflowY: 'auto', scrollPaddingBottom: 52 }}
      >
        {offered(configurator.version_rows, [version, configurator.deployed_version]).map((row) => (
          <Menu.Item
            key={row.version}
            aria-current={row.version === version}
            onClick={() => chooseVersion(row.version)}
          >
            <VersionLine
              row={row}
              isManufacturers={configurator.linked && row.reseller_id === null}
              live={row.version === configurator.deployed_version}
              chosen={row.version === version}
              now={now}
            />
          </Menu.Item>
        ))}
        <div className={classes.end}>
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
        </div>
      </Menu.Dropdown>
    </Menu>
  );
};
