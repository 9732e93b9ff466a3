import { Badge, Box, Text } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import type { Configurator } from '@vitrine/contract/configurators/schemas';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { useEffect, useRef } from 'react';
import { byGroup, type ConfiguratorGroup } from '../../tenant/by-group.ts';
import { type Paths, pathsOf } from '../../tenant/paths.ts';
import { useConfigurators } from '../../tenant/useConfigurators.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { FailedLine } from '../../ui/feedback/FailedList.tsx';
import type { FoldedGroups } from './folded-groups.ts';
import classes from './MenuGroups.module.css';

const keyOf = (tenant: readonly unknown[]): string => `vitrine.menu-room ${tenant.join('/')}`;

/** Height in pixels of a tenant's groups in the menu at the last visit; 0 if unknown. */
function readMenuHeight(tenant: readonly unknown[]): number {
  try {
    return Number(localStorage.getItem(keyOf(tenant))) || 0;
  } catch {
    return 0;
  }
}

/** Saved for the next visit, so that the menu does not jump when the groups arrive. */
export function saveMenuHeight(tenant: readonly unknown[], height: number): void {
  try {
    localStorage.setItem(keyOf(tenant), String(height));
  } catch {
    // Without storage the menu jumps once.
  }
}

interface ConfiguratorLinkProps {
  configurator: Configurator;
  address: string;
  isActive: boolean;
}

const ConfiguratorLink = ({ configurator, address, isActive }: ConfiguratorLinkProps) => {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Link
      ref={link}
      to={address}
      activeOptions={{ exact: true }}
      className={classes.configurator}
      data-chosen={isActive || undefined}
      aria-current={isActive ? 'page' : undefined}
    >
      <Text span inherit truncate>
        {configurator.name}
      </Text>
      {!configurator.deployed && <Badge variant="wip">{uiMessages.wip}</Badge>}
    </Link>
  );
};

interface GroupProps extends FoldedGroups {
  group: ConfiguratorGroup;
  paths: Paths;
  activeId: number | null;
}

const Group = ({ group, paths, activeId, folded, setFolded }: GroupProps) => {
  const open = !folded.has(group.id);
  const Chevron = open ? IconChevronDown : IconChevronRight;
  const holdsActive = group.configurators.some(({ id }) => id === activeId);
  // Opens when one of its configurators becomes active, and can be collapsed again.
  useEffect(() => {
    if (holdsActive) setFolded(group.id, false);
  }, [holdsActive, group.id, setFolded]);
  return (
    <li>
      <button type="button" className={classes.group} aria-expanded={open} onClick={() => setFolded(group.id, open)}>
        <Chevron size={13} stroke={1.6} aria-hidden="true" />
        <Text span inherit truncate>
          {group.name}
        </Text>
      </button>
      {open && (
        <ul>
          {group.configurators.map((configurator) => (
            <li key={configurator.id}>
              <ConfiguratorLink
                configurator={configurator}
                address={paths.configurator(configurator.id)}
                isActive={configurator.id === activeId}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};

/** So many rows are never scrolled by themselves. */
const FEW_ROWS = 5;

/** The groups below the Configurators item, each with its configurators. */
export const MenuGroups = ({ folded, setFolded }: FoldedGroups) => {
  const { key, orgName, resellerId } = useTenant();
  const list = useRef<HTMLUListElement>(null);
  // The menu lists the tenant's own configurators, also on the pages of a reseller.
  const paths = pathsOf(orgName);
  const { configId } = useParams({ strict: false }) as { configId?: string };
  const query = useConfigurators();
  const { data } = query;
  const activeId = configId === undefined || resellerId !== null ? null : Number(configId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is folded changes the height.
  useEffect(() => {
    if (data) saveMenuHeight(key, list.current?.offsetHeight ?? 0);
  }, [key, data, folded]);
  if (query.isLoadingError)
    return (
      <Box pl={34} py={4}>
        <FailedLine what={uiMessages.configurators} query={query} />
      </Box>
    );
  if (!data) return <div style={{ height: readMenuHeight(key) }} />;
  if (data.length === 0) return null;
  const groups = byGroup(data);
  const rows = groups.reduce((sum, { id, configurators }) => sum + 1 + (folded.has(id) ? 0 : configurators.length), 0);
  return (
    <ul ref={list} className={classes.groups} data-long={rows > FEW_ROWS || undefined}>
      {groups.map((group) => (
        <Group key={group.id} group={group} paths={paths} activeId={activeId} folded={folded} setFolded={setFolded} />
      ))}
    </ul>
  );
};
