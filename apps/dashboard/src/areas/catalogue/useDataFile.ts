import { useQuery } from '@tanstack/react-query';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import { readContent } from '../../calls/read-content.ts';
import { useSession } from '../../session/session.ts';
import { type Versioned, versionFileQuery } from '../../tenant/version-file.ts';

const INDEX_FRESH_MS = 300_000;

/**
 * The data file of one version from the content host. Versions never change, so that each is read once. The former version
 * stays while another one loads.
 */
export const useDataFile = (configurator: Versioned, version: number | null) => {
  const { appConfig } = useSession();
  return useQuery({
    ...versionFileQuery(appConfig.content_url, configurator, version),
    placeholderData: (before, query) => (query?.queryKey[1] === configurator.data_url ? before : undefined),
  });
};

/** The list of configurators without uploads, and of early versions. It changes; the names of other lists depend on their content. */
const UPLOADS_INDEX = 'assets.json';

/** The files of a version's images. While it loads, and after an error, rows have no images. */
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
