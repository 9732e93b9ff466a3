import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import '@fontsource-variable/geist-mono/wght.css';
import { LoadingOverlay } from '../../shell/LoadingOverlay.tsx';
import { useOpenedConfigurator } from '../../shell/useOpenedConfigurator.ts';
import { EmptyCase } from '../../ui/drawings.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FailedList } from '../../ui/FailedList.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { CatalogueData } from './CatalogueData.tsx';
import classes from './DataScreen.module.css';
import { useDataFile } from './useDataFile.ts';

const Loaded = () => {
  const { configurator, version } = useOpenedConfigurator();
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useDataFile(
    configurator.data_url,
    version,
  );
  if (version === null)
    return (
      <EmptyState drawing={<EmptyCase />} title={catalogueMessages.noVersion} help={catalogueMessages.noVersionHelp} />
    );
  if (isPending) return <RowsSkeleton label={configuratorMessages.fetchingDetails} />;
  if (!data) return <FailedList what="The data" failure={error} onRetry={refetch} retrying={isFetching} />;
  return (
    <>
      <CatalogueData
        key={`${configurator.id} ${data.version}`}
        file={data.file}
        version={data.version}
        configurator={configurator}
      />
      {isPlaceholderData && <LoadingOverlay message={configuratorMessages.fetchingDetails} />}
    </>
  );
};

/** The catalogue of the selected version (configurators.md §2, Data screen). */
export const DataScreen = () => (
  <div className={classes.screen}>
    <Loaded />
  </div>
);
