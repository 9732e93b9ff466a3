import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ConfiguratorWithVersions } from '@vitrine/contract/configurators/schemas';
import { useConfigurator } from './useConfigurators.ts';

/** Id of the configurator in the address; NaN where it is no number. */
export const useConfiguratorId = (): number => Number((useParams({ strict: false }) as { configId: string }).configId);

/** The version in the address if it exists, else the newest; null where none was saved yet. */
export const selectedVersion = (versions: readonly number[], wanted: unknown): number | null => {
  const asked = Number(wanted);
  return versions.includes(asked) ? asked : versions.length === 0 ? null : Math.max(...versions);
};

export interface OpenedConfigurator {
  configurator: ConfiguratorWithVersions;
  version: number | null;
  isDeployedVersion: boolean;
  chooseVersion: (version: number) => void;
}

/** The configurator on screen and its selected version. For what its page shows: the page waits until it is loaded. */
export const useOpenedConfigurator = (): OpenedConfigurator => {
  const id = useConfiguratorId();
  const { data: configurator } = useConfigurator(id);
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as { version?: unknown };
  if (!configurator) throw new Error('useOpenedConfigurator is for parts of a loaded configurator page');
  const version = selectedVersion(configurator.versions, search.version);
  return {
    configurator,
    version,
    isDeployedVersion: version !== null && version === configurator.deployed_version,
    chooseVersion: (chosen) =>
      navigate({ to: '.', search: (before: object) => ({ ...before, version: chosen }), resetScroll: false }),
  };
};
