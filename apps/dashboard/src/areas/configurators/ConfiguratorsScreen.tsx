import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import { ConfiguratorGroups } from '../../shell/ConfiguratorGroups.tsx';
import { ConfiguratorTile } from '../../shell/ConfiguratorTile.tsx';
import { useConfigurators } from '../../shell/useConfigurators.ts';
import { EmptyCase } from '../../ui/drawings.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FailedList } from '../../ui/FailedList.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TilesSkeleton } from '../../ui/Skeletons.tsx';
import classes from './ConfiguratorsScreen.module.css';

const Groups = () => {
  const { data, error, isPending, isFetching, refetch } = useConfigurators();
  if (isPending) return <TilesSkeleton label={configuratorMessages.fetchingList} />;
  if (!data) return <FailedList what="Configurators" failure={error} onRetry={refetch} retrying={isFetching} />;
  if (data.length === 0)
    return (
      <EmptyState drawing={<EmptyCase />} title={configuratorMessages.empty} help={configuratorMessages.emptyHelp} />
    );
  return (
    <ConfiguratorGroups configurators={data}>
      {(configurator) => <ConfiguratorTile configurator={configurator} />}
    </ConfiguratorGroups>
  );
};

/** The configurators of the house as tiles under their groups (configurators.md §2). */
export const ConfiguratorsScreen = () => (
  <>
    <PageHeader title="Configurators" />
    <Groups />
    <div className={classes.end} />
  </>
);
