import { useQuery } from '@tanstack/react-query';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import { readContent } from '../../calls/read-content.ts';
import { useSession } from '../../session/session.ts';
import { type Versioned, versionFileQuery } from '../../tenant/version-file.ts';

const INDEX_FRESH_MS = 300_000;

/**
 * The data file of one version from the content host. A version never changes, so it is read once; while another version
 * loads, the one before stays.
 */
export const useDataFile = (configurator: Versioned, version: number | null) => {
  const { appConfig } = useSession();
  return useQuery({
    ...versionFileQuery(appConfig.content_url, configurator, version),
    placeholderData: (before, query) => (query?.queryKey[1] === configurator.data_url ? before : undefined),
  });
};

/** Listed where nothing was ever uploaded, and by versions of before. Other lists are named by their content. */
const UPLOADS_INDEX = 'assets.json';

/** Where the images of a version lie. Without it the rows have no images, and work all the same. */
export const useAssetIndex = (dataUrl: string, listed = UPLOADS_INDEX) => {
  const { appConfig } = useSession();
  const changes = listed === UPLOADS_INDEX;
  return useQuery({
    queryKey: ['assets', dataUrl, listed],
    staleTime: changes ? INDEX_FRESH_MS : Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const address = `${appConfig.content_url}/${dataUrl}/${listed}`;
      return (await readContent(changes ? `${address}?t=${Date.now()}` : address, signal)) as AssetIndex;
    },
  });
};
