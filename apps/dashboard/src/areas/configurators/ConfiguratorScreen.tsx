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
import { isForeign, useTenant } from '../../tenant/useTenant.ts';
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

type ConfiguratorQuery = ReturnType<typeof useConfigurator>;

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

/** Marks the version that visitors see. */
const LiveBadge = () =>
  useOpenedConfigurator().isDeployedVersion && <Badge variant="live">{configuratorMessages.currentlyDeployed}</Badge>;

/**
 * The page, from the first moment to the last: until its configurator is there, name and tabs come from the menu's list.
 * Header and tabs are the same elements before and after, so that a press during the change is still a click.
 */
const Page = ({ id, query, ...props }: ConfiguratorScreenProps & { id: number; query: ConfiguratorQuery }) => {
  const { pathname } = useLocation();
  const { paths } = useTenant();
  const listed = useConfigurators().data?.find((each) => each.id === id);
  const configurator = query.data;
  const [openedWith, setOpenedWith] = useState<number | null>();
  if (configurator && openedWith === undefined) setOpenedWith(newestVersion(configurator));
  const known = configurator ?? listed;
  const Skeleton = isWithin(pathname, paths.preview(id)) ? ImageSkeleton : RowsSkeleton;
  return (
    <OpenedWithVersion value={openedWith ?? null}>
      <div className={classes.page}>
        <PageHeader
          title={known?.name ?? configuratorMessages.configurator}
          {...(known && { path: <Path group={known.group_name} /> })}
          {...(configurator && {
            badge: <LiveBadge />,
            people: isWithin(pathname, paths.data(id)) && <EditorsBadge configuratorId={id} />,
            actions: props.actions,
            phoneAction: props.phoneAction,
          })}
        />
        {known && <ConfiguratorTabs configuratorId={id} />}
        {configurator ? (
          <>
            {props.notes}
            <Outlet />
          </>
        ) : (
          <NotLoaded
            what={configuratorMessages.theConfigurator}
            query={query}
            skeleton={<Skeleton label={configuratorMessages.fetchingDetails} />}
          />
        )}
      </div>
    </OpenedWithVersion>
  );
};

/** Header and tabs of one configurator, with the chosen tab below. */
export const ConfiguratorScreen = (props: ConfiguratorScreenProps) => {
  const id = useConfiguratorId();
  const { openedId } = useTenant();
  const query = useConfigurator(id);
  const missing = isMissing(query.error) || isForeign(query.data, openedId);
  return missing ? <MissingPage /> : <Page key={id} id={id} query={query} {...props} />;
};
