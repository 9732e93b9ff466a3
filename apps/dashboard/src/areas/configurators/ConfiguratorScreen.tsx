import { Badge } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link, Outlet, useLocation, useSearch } from '@tanstack/react-router';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { mayCustomise, mayManageNotifications } from '@vitrine/domain/policies/configurators';
import { type ReactNode, useState } from 'react';
import { isMissing } from '../../calls/api-error.ts';
import { PageTabs } from '../../layout/PageTabs.tsx';
import { EditorsBadge } from '../../live/EditorsBadge.tsx';
import { MissingPage } from '../../routes/error-pages.tsx';
import { isWithin } from '../../routes/is-within.ts';
import { useSession } from '../../session/session.ts';
import { useConfigurator, useConfigurators } from '../../tenant/useConfigurators.ts';
import {
  newestVersion,
  OpenedWithVersion,
  useConfiguratorId,
  useOpenedConfigurator,
} from '../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { NotLoaded } from '../../ui/feedback/FailedList.tsx';
import { ImageSkeleton, RowsSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import classes from './ConfiguratorScreen.module.css';

/** Tabs of a configurator, left to right, as links that keep the selected version. A new one needs a row in routes/. */
const ConfiguratorTabs = ({ configuratorId: id }: { configuratorId: number }) => {
  const { paths } = useTenant();
  const { user } = useSession();
  const { version } = useSearch({ strict: false }) as { version?: number };
  const tabs = [
    { label: configuratorMessages.preview, to: paths.preview(id) },
    { label: configuratorMessages.data, to: paths.data(id) },
    { label: uiMessages.analytics, to: paths.analytics(id) },
    { label: uiMessages.integration, to: paths.integration(id) },
    ...(mayCustomise(user) ? [{ label: uiMessages.customisation, to: paths.customisation(id) }] : []),
    ...(mayManageNotifications(user) ? [{ label: uiMessages.notifications, to: paths.notifications(id) }] : []),
  ];
  return (
    <PageTabs
      label={configuratorMessages.configurator}
      tabs={tabs}
      {...(version !== undefined && { search: { version } })}
    />
  );
};

interface ConfiguratorScreenProps {
  /** At the right of the title: version menu and Deploy To Live. */
  actions: ReactNode;
  /** The one action of the phone's bar. */
  phoneAction: ReactNode;
  /** Below the tabs. */
  notes: ReactNode;
}

const Path = ({ group }: { group: string }) => {
  const { paths } = useTenant();
  return (
    <nav className={classes.path} aria-label={configuratorMessages.whereThisIs}>
      <Link to={paths.configurators} activeOptions={{ exact: true }}>
        {uiMessages.configurators}
      </Link>
      <IconChevronRight size={14} stroke={1.6} aria-hidden="true" />
      <span>{group}</span>
    </nav>
  );
};

const Opened = ({ actions, phoneAction, notes }: ConfiguratorScreenProps) => {
  const { configurator, isDeployedVersion } = useOpenedConfigurator();
  const { pathname } = useLocation();
  const { paths } = useTenant();
  const isData = isWithin(pathname, paths.data(configurator.id));
  return (
    <div className={classes.page}>
      <PageHeader
        title={configurator.name}
        path={<Path group={configurator.group_name} />}
        badge={isDeployedVersion && <Badge variant="live">{configuratorMessages.currentlyDeployed}</Badge>}
        people={isData && <EditorsBadge configuratorId={configurator.id} />}
        actions={actions}
        phoneAction={phoneAction}
      />
      <ConfiguratorTabs configuratorId={configurator.id} />
      {notes}
      <Outlet />
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

/** The page before its configurator is there: name and tabs from the menu's list, in their final position. */
const Unloaded = ({ id, query }: { id: number; query: ReturnType<typeof useConfigurator> }) => {
  const { pathname } = useLocation();
  const { paths } = useTenant();
  const listed = useConfigurators().data?.find((configurator) => configurator.id === id);
  const Skeleton = isWithin(pathname, paths.preview(id)) ? ImageSkeleton : RowsSkeleton;
  return (
    <div className={classes.page}>
      <PageHeader
        title={listed?.name ?? configuratorMessages.configurator}
        {...(listed && { path: <Path group={listed.group_name} /> })}
      />
      {listed && <ConfiguratorTabs configuratorId={id} />}
      <NotLoaded
        what={configuratorMessages.theConfigurator}
        query={query}
        skeleton={<Skeleton label={configuratorMessages.fetchingDetails} />}
      />
    </div>
  );
};

/** Header and tabs of one configurator, with the chosen tab below. */
export const ConfiguratorScreen = (props: ConfiguratorScreenProps) => {
  const id = useConfiguratorId();
  const query = useConfigurator(id);
  if (isMissing(query.error)) return <MissingPage />;
  if (query.data) return <Opening key={id} newest={newestVersion(query.data)} {...props} />;
  return <Unloaded id={id} query={query} />;
};
