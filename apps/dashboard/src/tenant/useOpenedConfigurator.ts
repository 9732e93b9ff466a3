import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ConfiguratorWithVersions } from '@vitrine/contract/configurators/schemas';
import { workingLine } from '@vitrine/domain/versions/copy-versions';
import { createContext, useContext } from 'react';
import { useOpenedReseller } from './reseller-queries.ts';
import { useConfigurator } from './useConfigurators.ts';

/** Id of the configurator in the address; NaN where it is no number. */
export const useConfiguratorId = (): number => Number((useParams({ strict: false }) as { configId: string }).configId);

const highest = (versions: readonly number[]): number | null => (versions.length === 0 ? null : Math.max(...versions));

/** The newest version of the line that work continues on; null where none was saved yet. */
export const newestVersion = ({ version_rows }: Pick<ConfiguratorWithVersions, 'version_rows'>): number | null =>
  highest(workingLine(version_rows).map(({ version }) => version));

/** The first of these that exists: the version in the address, the one the page was opened with, the newest. */
export const selectedVersion = (
  versions: readonly number[],
  requested: unknown,
  openedWith: number | null,
): number | null => {
  const asked = [Number(requested), openedWith].find((version) => version !== null && versions.includes(version));
  return asked ?? highest(versions);
};

/** The newest version at the time the page was opened: what somebody else saves meanwhile must not move the selection. */
export const OpenedWithVersion = createContext<number | null>(null);

export interface OpenedConfigurator {
  configurator: ConfiguratorWithVersions;
  version: number | null;
  isDeployedVersion: boolean;
  /** The address asks to show the version without editing it. */
  readOnly: boolean;
  /** The folder of the live files on the content host: the configurator's, or that of the reseller's copy. */
  liveUrl: string;
  chooseVersion: (version: number) => void;
}

/** The search parameters of an address that shows another version, editable or read-only. */
export const versionSearch = (before: object, version: number, readOnly = false): object => {
  const { readonly: _, ...others } = before as { readonly?: unknown };
  return { ...others, version, ...(readOnly && { readonly: true }) };
};

/** The configurator on screen and its selected version. For what its page shows: the page waits until it is loaded. */
export const useOpenedConfigurator = (): OpenedConfigurator => {
  const id = useConfiguratorId();
  const { data: configurator } = useConfigurator(id);
  const { data: reseller } = useOpenedReseller();
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as { version?: unknown; readonly?: unknown };
  const openedWith = useContext(OpenedWithVersion);
  if (!configurator) throw new Error('useOpenedConfigurator is for parts of a loaded configurator page');
  const version = selectedVersion(configurator.versions, search.version, openedWith ?? newestVersion(configurator));
  return {
    configurator,
    version,
    isDeployedVersion: version !== null && version === configurator.deployed_version,
    readOnly: search.readonly === true,
    liveUrl: reseller?.configurators.find((each) => each.id === id)?.live_url ?? configurator.live_url,
    chooseVersion: (chosen) =>
      navigate({ to: '.', search: (before: object) => versionSearch(before, chosen), resetScroll: false }),
  };
};
