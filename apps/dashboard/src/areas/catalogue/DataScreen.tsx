import { Flex } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import type { ConfiguratorWithVersions } from '@vitrine/contract/configurators/schemas';
import { useDeferredValue } from 'react';
import '@fontsource-variable/geist-mono/wght.css';
import { LoadingOverlay } from '../../layout/LoadingOverlay.tsx';
import { restWithin } from '../../routes/is-within.ts';
import { keepSearch, Redirect } from '../../routes/Redirect.tsx';
import { DATA, STOCK_SET_DATA } from '../../tenant/paths.ts';
import { useOpenedConfigurator } from '../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import type { LoadedVersion } from '../../tenant/version-file.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotLoaded } from '../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { CatalogueData } from './CatalogueData.tsx';
import { useDataFile } from './useDataFile.ts';

/** Where to redirect: stock sets have another address for this tab than other kinds. Null on the right address. */
const useRightAddress = (): string | null => {
  const { configurator } = useOpenedConfigurator();
  const { paths } = useTenant();
  const { pathname } = useLocation();
  const right = paths.data(configurator.id);
  const wrong = `${paths.configurator(configurator.id)}/${right.endsWith(STOCK_SET_DATA) ? DATA : STOCK_SET_DATA}`;
  const rest = restWithin(pathname, wrong);
  return rest === null ? null : right + rest;
};

interface PreparedProps {
  loaded: LoadedVersion;
  /** The version to show, which may still load. */
  selected: number;
  configurator: ConfiguratorWithVersions;
  readOnly: boolean;
}

/** A catalogue takes longer than a frame to render. Deferred, React renders it in slices and the page stays responsive. */
const Prepared = ({ loaded, selected, configurator, readOnly }: PreparedProps) => {
  const shown = useDeferredValue<LoadedVersion | null>(loaded, null);
  if (shown === null) return <RowsSkeleton label={configuratorMessages.fetchingDetails} />;
  const { file, version } = shown;
  const key = `${configurator.id} ${version}`;
  const isSelected = version === selected;
  return <CatalogueData key={key} {...{ file, version, isSelected, configurator, readOnly }} />;
};

const Loaded = () => {
  const { configurator, version, readOnly } = useOpenedConfigurator();
  const elsewhere = useRightAddress();
  const query = useDataFile(configurator, version);
  const { data } = query;
  if (elsewhere !== null) return <Redirect to={elsewhere} search={keepSearch} state />;
  if (version === null)
    return <EmptyState title={catalogueMessages.noVersion} help={catalogueMessages.noVersionHelp} />;
  const skeleton = <RowsSkeleton label={configuratorMessages.fetchingDetails} />;
  if (!data) return <NotLoaded what={catalogueMessages.theData} query={query} skeleton={skeleton} />;
  return (
    <>
      <Prepared key={configurator.id} loaded={data} selected={version} {...{ configurator, readOnly }} />
      {query.isPlaceholderData && <LoadingOverlay message={configuratorMessages.fetchingDetails} />}
    </>
  );
};

/** The catalogue of the selected version. */
export const DataScreen = () => (
  <Flex pos="relative" direction="column" flex={1} pt={{ base: 12, sm: 16 }}>
    <Loaded />
  </Flex>
);
