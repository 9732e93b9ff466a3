import { ActionIcon, Box, Group, Stack, Text } from '@mantine/core';
import {
  type Icon,
  IconChevronDown,
  IconChevronRight,
  IconLifebuoy,
  IconMailCheck,
  IconSettings,
  IconX,
} from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { frameMessages } from '@vitrine/contract/screens/frame-messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { routeTitles } from '@vitrine/contract/screens/titles';
import { maySendTestEnquiries } from '@vitrine/domain/policies/enquiries';
import { useState } from 'react';
import { isAt, isWithin } from '../../routes/is-within.ts';
import { useSession } from '../../session/session.ts';
import { logoAddress } from '../../tenant/logo-address.ts';
import { ORGANISATIONS, TESTING } from '../../tenant/paths.ts';
import { type Tenant, type TenantParent, useTenant } from '../../tenant/useTenant.ts';
import { Mark, Wordmark } from '../../ui/images/Logo.tsx';
import { usePhone } from '../../ui/page/usePhone.ts';
import { ALL_GROUPS, type FoldedGroups } from './folded-groups.ts';
import { MenuGroups } from './MenuGroups.tsx';
import { MENU, type MenuRow, menuFor, menuKind } from './menu.ts';
import classes from './Sidebar.module.css';
import { UserLine } from './UserLine.tsx';

/** The tenant's logo; without one the product's logo, with the tenant's name as heading. */
const TenantLogo = ({ parent }: { parent: TenantParent | null }) => {
  const { appConfig } = useSession();
  const [failed, setFailed] = useState<string | null>(null);
  if (parent === null) return <Wordmark small />;
  const address = logoAddress(appConfig.content_url, parent);
  if (address !== null && failed !== address)
    return <img className={classes.logo} src={address} alt={parent.name} onError={() => setFailed(address)} />;
  return (
    <div className={classes.named}>
      <Mark size={24} />
      <Text component="h2" size="lg" truncate fw={600} lts="-0.012em">
        {parent.name}
      </Text>
    </div>
  );
};

interface SidebarProps extends FoldedGroups {
  /** Set on phones, where the menu is a panel. */
  onClose?: () => void;
}

/** The router marks a link as current only for the exact address. */
const EXACT = { exact: true };

const addressOf = (row: MenuRow, tenant: Tenant): string =>
  tenant.orgName === null ? `/${row.view}` : `${ORGANISATIONS}/${encodeURIComponent(tenant.orgName)}/${row.view}`;

const MenuItem = ({ row, tenant, ...groups }: { row: MenuRow; tenant: Tenant } & FoldedGroups) => {
  const { pathname } = useLocation();
  const open = !groups.folded.has(ALL_GROUPS);
  const address = addressOf(row, tenant);
  const Chevron = open ? IconChevronDown : IconChevronRight;
  // An open configurator is marked instead of its view, where the menu shows it.
  const here = row.groups && open ? isAt(pathname, address) : isWithin(pathname, address);
  return (
    <li className={classes.row}>
      <div className={classes.item} data-chosen={here || undefined}>
        <Link to={address} activeOptions={EXACT} className={classes.link} aria-current={here ? 'page' : undefined}>
          <row.icon size={18} stroke={1.6} aria-hidden="true" />
          {row.label}
        </Link>
        {row.groups && (
          <button
            type="button"
            className={classes.fold}
            aria-expanded={open}
            aria-label={open ? frameMessages.hideTheConfigurators : frameMessages.showTheConfigurators}
            onClick={() => groups.setFolded(ALL_GROUPS, open)}
          >
            <Chevron size={15} stroke={1.6} />
          </button>
        )}
      </div>
      {row.groups && open && <MenuGroups {...groups} />}
    </li>
  );
};

interface FootLinkProps {
  to: string;
  label: string;
  icon: Icon;
}

/** A view that is not in the main list. */
const FootLink = ({ to, label, icon: Image }: FootLinkProps) => {
  const here = isWithin(useLocation().pathname, to);
  return (
    <div className={classes.item} data-chosen={here || undefined}>
      <Link to={to} activeOptions={EXACT} className={classes.link} aria-current={here ? 'page' : undefined}>
        <Image size={18} stroke={1.6} aria-hidden="true" />
        {label}
      </Link>
    </div>
  );
};

/** Logo, views with their groups, and who is signed in. */
export const Sidebar = ({ onClose, ...groups }: SidebarProps) => {
  const { user, appConfig } = useSession();
  const tenant = useTenant();
  const phone = usePhone();
  const rows = menuFor(MENU, {
    kind: menuKind(tenant.orgName, appConfig.admin_host),
    parent: tenant.parent,
    phone,
    user,
  });
  return (
    <Stack gap={0} px={12} h="100%">
      <Box px={8} pos="relative" flex="none" pt={16} pb={20}>
        {tenant.orgName !== null && (
          <Link to={ORGANISATIONS} className={classes.back} aria-label={frameMessages.backToOrganisations}>
            <Mark size={22} />
          </Link>
        )}
        <Group gap={0} wrap="nowrap" h={40} pr={onClose ? 28 : 0}>
          <TenantLogo parent={tenant.parent} />
        </Group>
        {onClose && (
          <ActionIcon
            variant="plain"
            size="lg"
            pos="absolute"
            top={14}
            right={-4}
            aria-label={frameMessages.closeTheMenu}
            onClick={onClose}
          >
            <IconX size={20} stroke={1.6} />
          </ActionIcon>
        )}
      </Box>
      <nav className={classes.views} aria-label={frameMessages.main}>
        <ul className={classes.rows}>
          {rows.map((row) => (
            <MenuItem key={row.view} row={row} tenant={tenant} {...groups} />
          ))}
        </ul>
      </nav>
      {maySendTestEnquiries(user) && !appConfig.admin_host && (
        <FootLink to={TESTING} label={routeTitles.testing} icon={IconMailCheck} />
      )}
      <FootLink to={tenant.paths.support} label={frameMessages.support} icon={IconLifebuoy} />
      <FootLink to={tenant.paths.settings} label={uiMessages.settings} icon={IconSettings} />
      <Box flex="none" pt={6} pb={8} style={{ borderTop: '1px solid var(--vt-line-strong)' }}>
        <UserLine user={user} />
      </Box>
    </Stack>
  );
};
