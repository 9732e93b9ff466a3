import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorWithVersions } from '@vitrine/contract/configurators/schemas';
import { expandFile } from '@vitrine/domain/catalogue/expand-file';
import { readContent } from '../calls/read-content.ts';
import { useSession } from '../session/session.ts';

export interface LoadedVersion {
  version: number;
  file: ConfiguratorFile;
}

/** Identifies the files of a configurator's versions. */
export type Versioned = Pick<ConfiguratorWithVersions, 'data_url' | 'version_rows'>;

/** The data file of one version from the content host. A version never changes, so it is read once. */
export const versionFileQuery = (contentUrl: string, { data_url, version_rows }: Versioned, version: number | null) =>
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
export const useVersionFile = (configurator: Versioned, version: number | null) => {
  const { appConfig } = useSession();
  return useQuery(versionFileQuery(appConfig.content_url, configurator, version));
};
