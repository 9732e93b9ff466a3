import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { expandFile } from '@vitrine/domain/catalogue/expand-file';
import { readContent } from '../calls/read-content.ts';
import { useSession } from './session.ts';

export interface LoadedVersion {
  version: number;
  file: ConfiguratorFile;
}

/** The data file of one version from the content host. A version never changes, so it is read once. */
export const versionFileQuery = (contentUrl: string, dataUrl: string, version: number | null) =>
  queryOptions({
    queryKey: ['data-file', dataUrl, version] as const,
    enabled: version !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<LoadedVersion> => {
      const address = `${contentUrl}/${dataUrl}/v/${version}/data.json?t=${Date.now()}`;
      return { version: version ?? 0, file: expandFile(await readContent(address, signal)) };
    },
  });

/** For comparing: nothing is shown in the place of a version that is not there yet. */
export const useVersionFile = (dataUrl: string, version: number | null) => {
  const { surroundings } = useSession();
  return useQuery(versionFileQuery(surroundings.content_url, dataUrl, version));
};
