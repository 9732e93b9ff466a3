import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorWithVersions } from '@vitrine/contract/configurators/schemas';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import { expandFile } from '@vitrine/domain/catalogue/expand-file';
import { readContent } from '../calls/read-content.ts';
import { useSession } from '../session/session.ts';

export interface LoadedVersion {
  version: number;
  file: ConfiguratorFile;
}

/** Identifies the files of a configurator's versions. */
export type VersionOwner = Pick<ConfiguratorWithVersions, 'data_url' | 'version_rows'>;

/** The data file of one version from the content host. A version never changes, so it is read once. */
export const versionFileQuery = (
  contentUrl: string,
  { data_url, version_rows }: VersionOwner,
  version: number | null,
) =>
  queryOptions({
    queryKey: ['data-file', data_url, version] as const,
    enabled: version !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<LoadedVersion> => {
      const path = version_rows.find((row) => row.version === version)?.json_file;
      const address = `${contentUrl}/${path}?t=${Date.now()}`;
      return { version: version ?? 0, file: expandFile(await readContent(address, signal)) };
    },
  });

/** For comparisons: no placeholder while a version loads. */
export const useVersionFile = (configurator: VersionOwner, version: number | null) => {
  const { appConfig } = useSession();
  return useQuery(versionFileQuery(appConfig.content_url, configurator, version));
};

/**
 * The files of a version's images, from the list that the version names; its name depends on its content. A version
 * that names none has no images. While it loads, and after an error, rows have no images.
 */
export const useAssetIndex = (dataUrl: string, listed: string | null) => {
  const { appConfig } = useSession();
  return useQuery({
    queryKey: ['assets', dataUrl, listed],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<AssetIndex> =>
      listed === null
        ? {}
        : ((await readContent(`${appConfig.content_url}/${dataUrl}/${listed}`, signal)) as AssetIndex),
  });
};
