import { useQuery } from '@tanstack/react-query';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import { readContent } from '../../calls/read-content.ts';
import { useSession } from '../../shell/session.ts';
import { versionFileQuery } from '../../shell/version-file.ts';

const INDEX_FRESH_MS = 300_000;

/**
 * The data file of one version from the content host. A version never changes, so it is read once; while another version
 * loads, the one before stays.
 */
export const useDataFile = (dataUrl: string, version: number | null) => {
  const { surroundings } = useSession();
  return useQuery({
    ...versionFileQuery(surroundings.content_url, dataUrl, version),
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
