import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ConfiguratorWithVersions } from '@vitrine/contract/configurators/schemas';
import { errorCode } from '../../calls/api-error.ts';
import { configuratorQuery, configuratorsQuery } from '../../session/queries.ts';
import { resellerQuery } from '../../tenant/reseller-queries.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { deployVersion, saveMinorVersion } from './calls.ts';

const useDraftSync = () => {
  const queryClient = useQueryClient();
  const tenant = useTenant();
  return {
    /** What the server answered is shown at once; the list and the menu follow. */
    take: (configurator: ConfiguratorWithVersions): void => {
      queryClient.setQueryData(configuratorQuery(tenant.key, configurator.id).queryKey, configurator);
      queryClient.invalidateQueries({ queryKey: configuratorsQuery(tenant.key, tenant.openedId).queryKey });
    },
    /** A reseller's copy is on record with the reseller. */
    lookAgain: async (configuratorId: number): Promise<void> => {
      const { resellerId } = tenant;
      const copy = resellerId !== null && resellerQuery(tenant.key, resellerId).queryKey;
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: configuratorQuery(tenant.key, configuratorId).queryKey }),
        copy && queryClient.invalidateQueries({ queryKey: copy }),
      ]);
    },
  };
};

/** Saves edits as the next version. When the number was taken meanwhile, the versions are read again. */
export const useSaveMinorVersion = () => {
  const { take, lookAgain } = useDraftSync();
  return useMutation({
    mutationFn: saveMinorVersion,
    onSuccess: ({ configurator }) => take(configurator),
    onError: (error, { configurator }) =>
      ['versions.exists', 'versions.newer'].includes(errorCode(error) ?? '') ? lookAgain(configurator.id) : undefined,
  });
};

/** Puts a version live. When the live version moved meanwhile, it is read again. */
export const useDeployVersion = () => {
  const { take, lookAgain } = useDraftSync();
  return useMutation({
    mutationFn: deployVersion,
    onSuccess: ({ configurator }, { resellerId }) =>
      resellerId === null ? take(configurator) : lookAgain(configurator.id),
    onError: (error, { configuratorId }) =>
      errorCode(error) === 'versions.moved' ? lookAgain(configuratorId) : undefined,
  });
};
