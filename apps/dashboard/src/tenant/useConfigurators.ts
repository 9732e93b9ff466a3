import { useQuery } from '@tanstack/react-query';
import type { ConfiguratorWithVersions } from '@vitrine/contract/configurators/schemas';
import type { Reseller } from '@vitrine/contract/resellers/schemas';
import { useMemo } from 'react';
import { configuratorQuery, configuratorsQuery } from '../session/queries.ts';
import { useOpenedReseller } from './reseller-queries.ts';
import { useTenant } from './useTenant.ts';

/** The configurators of the tenant on screen. */
export const useConfigurators = () => {
  const tenant = useTenant();
  return useQuery({
    ...configuratorsQuery(tenant.key, tenant.openedId),
    enabled: tenant.orgName === null || tenant.openedId !== null,
  });
};

/** The reseller's copy of the configurator: live is the version of the copy. Null where it was not granted. */
export const copyOf = (configurator: ConfiguratorWithVersions, reseller: Reseller): ConfiguratorWithVersions | null => {
  const granted = reseller.configurators.find(({ id, linked }) => id === configurator.id && linked);
  if (granted === undefined) return null;
  return {
    ...configurator,
    deployed: granted.version !== null,
    deployed_version: granted.version,
    scenes: granted.scenes,
  };
};

/** One configurator with its versions; on a reseller's pages that reseller's copy. */
export const useConfigurator = (configuratorId: number) => {
  const { key, resellerId } = useTenant();
  const configurator = useQuery(configuratorQuery(key, configuratorId, resellerId));
  const reseller = useOpenedReseller();
  // The same object while nothing changes: tables and effects compare by identity.
  const copy = useMemo(
    () => (configurator.data && reseller.data ? copyOf(configurator.data, reseller.data) : null),
    [configurator.data, reseller.data],
  );
  if (resellerId === null) return configurator;
  return {
    data: copy ?? undefined,
    error: configurator.error ?? reseller.error,
    isPending: configurator.isPending || reseller.isPending,
    isFetching: configurator.isFetching || reseller.isFetching,
    refetch: () => {
      configurator.refetch();
      reseller.refetch();
    },
  };
};
