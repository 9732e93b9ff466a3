import { useQuery } from '@tanstack/react-query';
import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import { expandFile } from '@vitrine/domain/catalogue/expand-file';
import { readContent } from '../../calls/read-content.ts';
import { useSession } from '../../shell/session.ts';

export interface LoadedVersion {
  version: number;
  file: ConfiguratorFile;
}

const INDEX_FRESH_MS = 300_000;

/**
 * The data file of one version from the content host. A version never changes, so it is read once; while another version
 * loads, the one before stays.
 */
export const useDataFile = (dataUrl: string, version: number | null) => {
  const { surroundings } = useSession();
  return useQuery({
    queryKey: ['data-file', dataUrl, version],
    enabled: version !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<LoadedVersion> => {
      const address = `${surroundings.content_url}/${dataUrl}/v/${version}/data.json?t=${Date.now()}`;
      return { version: version ?? 0, file: expandFile(await readContent(address, signal)) };
    },
    placeholderData: (before, query) => (query?.queryKey[1] === dataUrl ? before : undefined),
  });
};

/** Where the pictures of a configurator lie. Without it the rows have no pictures, and work all the same. */
export const useAssetIndex = (dataUrl: string) => {
  const { surroundings } = useSession();
  return useQuery({
    queryKey: ['assets', dataUrl],
    staleTime: INDEX_FRESH_MS,
    queryFn: async ({ signal }) =>
      (await readContent(`${surroundings.content_url}/${dataUrl}/assets.json?t=${Date.now()}`, signal)) as AssetIndex,
  });
};
