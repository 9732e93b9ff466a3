import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/session.ts';
import { type VersionOwner, versionFileQuery } from '../../tenant/version-file.ts';

/**
 * The data file of one version from the content host. Versions never change, so that each is read once. The former version
 * stays while another one loads.
 */
export const useDataFile = (configurator: VersionOwner, version: number | null) => {
  const { appConfig } = useSession();
  return useQuery({
    ...versionFileQuery(appConfig.content_url, configurator, version),
    placeholderData: (before, query) => (query?.queryKey[1] === configurator.data_url ? before : undefined),
  });
};
