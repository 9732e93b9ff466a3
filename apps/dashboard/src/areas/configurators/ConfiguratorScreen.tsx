import { Badge } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link, Outlet } from '@tanstack/react-router';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import { type ReactNode, useState } from 'react';
import { useConfigurator } from '../../tenant/useConfigurators.ts';
import {
  newestVersion,
  OpenedWithVersion,
  useConfiguratorId,
  useOpenedConfigurator,
} from '../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { FailedList } from '../../ui/FailedList.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import classes from './ConfiguratorScreen.module.css';
import { ConfiguratorTabs } from './parts/ConfiguratorTabs.tsx';

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
