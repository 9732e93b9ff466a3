import { useQuery } from '@tanstack/react-query';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import { readContent } from '../../calls/read-content.ts';
import { useSession } from '../../session/session.ts';
import { type Versioned, versionFileQuery } from '../../tenant/version-file.ts';

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
