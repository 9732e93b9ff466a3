import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import { byGroup } from '../../shell/by-group.ts';
import { useConfigurators } from '../../shell/useConfigurators.ts';
import { EmptyCase } from '../../ui/drawings.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FailedList } from '../../ui/FailedList.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TilesSkeleton } from '../../ui/Skeletons.tsx';
import classes from './ConfiguratorsScreen.module.css';
import { ConfiguratorTile } from './parts/ConfiguratorTile.tsx';

const Groups = () => {
  const { data, error, isPending, isFetching, refetch } = useConfigurators();
  if (isPending) return <TilesSkeleton label={configuratorMessages.fetchingList} />;
  if (!data) return <FailedList what="Configurators" failure={error} onRetry={refetch} retrying={isFetching} />;
  if (data.length === 0)
    return (
      <EmptyState drawing={<EmptyCase />} title={configuratorMessages.empty} help={configuratorMessages.emptyHelp} />
    );
  return byGroup(data).map((group) => (
    <section key={group.id} className={classes.group} aria-labelledby={`group-${group.id}`}>
      <h2 className={classes.name} id={`group-${group.id}`}>
        {group.name} <span className={classes.count}>{group.configurators.length}</span>
      </h2>
      <ul className={classes.tiles}>
        {group.configurators.map((configurator) => (
          <ConfiguratorTile key={configurator.id} configurator={configurator} />
        ))}
      </ul>
    </section>
  ));
};

/** The configurators of the house as tiles under their groups (configurators.md §2). */
export const ConfiguratorsScreen = () => (
  <>
    <PageHeader title="Configurators" />
    <Groups />
    <div className={classes.end} />
  </>
);
