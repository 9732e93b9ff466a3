import { Badge } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link, Outlet, useLocation, useSearch } from '@tanstack/react-router';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import { type ReactNode, useState } from 'react';
import { isWithin } from '../../routes/is-within.ts';
import type { Paths } from '../../tenant/paths.ts';
import { useConfigurator } from '../../tenant/useConfigurators.ts';
import {
  newestVersion,
  OpenedWithVersion,
  useConfiguratorId,
  useOpenedConfigurator,
} from '../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { FailedList } from '../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import tabs from '../../ui/page/tabs.module.css';
import { useChosenInView } from '../../ui/page/useChosenInView.ts';
import classes from './ConfiguratorScreen.module.css';

/** The tabs, left to right. A new tab needs a row here and one in routes/. */
const TABS: readonly { label: string; address: (paths: Paths, id: number) => string }[] = [
  { label: 'Preview', address: (paths, id) => paths.preview(id) },
  { label: 'Data', address: (paths, id) => paths.data(id) },
  { label: 'Analytics', address: (paths, id) => paths.analytics(id) },
  { label: 'Integration', address: (paths, id) => paths.integration(id) },
  { label: 'Customisation', address: (paths, id) => paths.customisation(id) },
  { label: 'Notifications', address: (paths, id) => paths.notifications(id) },
];

/** Tabs of a configurator, as links that keep the selected version. */
const ConfiguratorTabs = ({ configuratorId }: { configuratorId: number }) => {
  const { paths } = useTenant();
  const { pathname } = useLocation();
  const { version } = useSearch({ strict: false }) as { version?: number };
  const list = useChosenInView<HTMLElement>(pathname);
  return (
    <nav className={tabs.tabs} aria-label="Configurator" ref={list}>
      {TABS.map(({ label, address }) => {
        const to = address(paths, configuratorId);
        const chosen = isWithin(pathname, to);
        return (
          <Link
            key={label}
            to={to}
            activeOptions={{ exact: true, includeSearch: false }}
            search={version === undefined ? {} : { version }}
            className={tabs.tab}
            data-chosen={chosen || undefined}
            aria-current={chosen ? 'page' : undefined}
          >
            {label}
          </Link>
        );
      })}
    </nav>
  );
};

interface ConfiguratorScreenProps {
  /** At the right of the title: version menu and Deploy To Live. */
  actions: ReactNode;
  /** The one action of the phone's bar. */
  phoneAction: ReactNode;
  /** Below the tabs on phones. */
  phoneNote: ReactNode;
  /** Over everything: warnings. */
  over?: ReactNode;
}

const Path = ({ group }: { group: string }) => {
  const { paths } = useTenant();
  return (
    <nav className={classes.path} aria-label="Where this is">
      <Link to={paths.configurators} activeOptions={{ exact: true }}>
        Configurators
      </Link>
      <IconChevronRight size={14} stroke={1.6} aria-hidden="true" />
      <span>{group}</span>
    </nav>
  );
};

const Opened = ({ actions, phoneAction, phoneNote, over }: ConfiguratorScreenProps) => {
  const { configurator, isDeployedVersion } = useOpenedConfigurator();
  return (
    <div className={classes.page}>
      <PageHeader
        title={configurator.name}
        path={<Path group={configurator.group_name} />}
        badge={isDeployedVersion && <Badge variant="live">{configuratorMessages.currentlyDeployed}</Badge>}
        actions={actions}
        phoneAction={phoneAction}
      />
      <ConfiguratorTabs configuratorId={configurator.id} />
      {phoneNote}
      <Outlet />
      {over}
    </div>
  );
};

const Opening = ({ newest, ...props }: ConfiguratorScreenProps & { newest: number | null }) => {
  const [openedWith] = useState(newest);
  return (
    <OpenedWithVersion value={openedWith}>
      <Opened {...props} />
    </OpenedWithVersion>
  );
};

/** Header and tabs of one configurator, with the chosen tab below. */
export const ConfiguratorScreen = (props: ConfiguratorScreenProps) => {
  const id = useConfiguratorId();
  const { data, error, isPending, isFetching, refetch } = useConfigurator(id);
  if (data) return <Opening key={id} newest={newestVersion(data.versions)} {...props} />;
  return (
    <div className={classes.page}>
      <PageHeader title="Configurator" />
      {isPending ? (
        <RowsSkeleton label={configuratorMessages.fetchingDetails} />
      ) : (
        <FailedList what="The configurator" error={error} onRetry={refetch} retrying={isFetching} />
      )}
    </div>
  );
};
