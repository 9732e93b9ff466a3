import { useQueryClient } from '@tanstack/react-query';
import type { ConfiguratorWithVersions } from '@vitrine/contract/configurators/schemas';
import { errorCode } from '../../calls/api-error.ts';
import { useMutation } from '../../calls/useMutation.ts';
import { configuratorQuery, configuratorsQuery } from '../../session/queries.ts';
import { resellerQuery } from '../../tenant/reseller-queries.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { deployVersion, saveMinorVersion } from './calls.ts';

const useConfiguratorCache = () => {
  const queryClient = useQueryClient();
  const tenant = useTenant();
  return {
    /** Shows the response of the server at once, and refetches the list and the menu. */
    take: (configurator: ConfiguratorWithVersions): void => {
      queryClient.setQueryData(
        configuratorQuery(tenant.key, configurator.id, tenant.resellerId).queryKey,
        configurator,
      );
      queryClient.invalidateQueries({ queryKey: configuratorsQuery(tenant.key, tenant.openedId).queryKey });
    },
    /** Refetches the configurator, and the reseller, who has the version of the copy. */
    refetch: async (configuratorId: number): Promise<void> => {
      const { resellerId } = tenant;
      const copy = resellerId !== null && resellerQuery(tenant.key, resellerId).queryKey;
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: configuratorQuery(tenant.key, configuratorId).queryKey }),
        copy && queryClient.invalidateQueries({ queryKey: copy }),
      ]);
    },
  };
};

/** Saves edits as the next version. Refetches the versions if somebody else has saved one with that number. */
export const useSaveMinorVersion = () => {
  const { take, refetch } = useConfiguratorCache();
  return useMutation({
    mutationFn: saveMinorVersion,
    onSuccess: ({ configurator }) => take(configurator),
    onError: (error, { configurator }) =>
      ['versions.exists', 'versions.newer'].includes(errorCode(error) ?? '') ? refetch(configurator.id) : undefined,
  });
};

/** Deploys a version. Refetches the configurator if somebody else has deployed another version. */
export const useDeployVersion = () => {
  const { take, refetch } = useConfiguratorCache();
  return useMutation({
    mutationFn: deployVersion,
    onSuccess: ({ configurator }, { resellerId }) =>
      resellerId === null ? take(configurator) : refetch(configurator.id),
    onError: (error, { configuratorId }) =>
      errorCode(error) === 'versions.moved' ? refetch(configuratorId) : undefined,
  });
};
