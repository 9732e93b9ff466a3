import { useQuery } from '@tanstack/react-query';
import { CONFIGURATOR_TYPE } from '@vitrine/contract/configurators/limits';
import type { Configurator } from '@vitrine/contract/configurators/schemas';
import { NO_PRODUCTS, type Products, productsById } from '@vitrine/domain/manufacturers/products';
import { mayReadManufacturers } from '@vitrine/domain/policies/manufacturers';
import { useMemo } from 'react';
import { useSession } from '../../../session/session.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { listManufacturers, listProducts } from './calls.ts';

/** Where the lists of an organisation are kept while the page is open. */
export const useListKeys = (organisationId: number) => {
  const { key } = useTenant();
  return {
    manufacturers: [...key, 'manufacturers', organisationId],
    products: [...key, 'products', organisationId],
  };
};

/** The manufacturers of an organisation, by name. */
export const useManufacturers = (organisationId: number) =>
  useQuery({
    queryKey: useListKeys(organisationId).manufacturers,
    queryFn: () => listManufacturers(organisationId),
  });

export interface AssignedProducts {
  byId: Products;
  /** The first answer is on its way. */
  fetching: boolean;
  error: unknown;
  retry: () => void;
  retrying: boolean;
}

/** Who makes what of a stock set's products; nothing for other kinds, and for those who may not ask. */
export const useProducts = ({
  organisation_id,
  configurator_type_id,
}: Pick<Configurator, 'organisation_id' | 'configurator_type_id'>): AssignedProducts => {
  const { user } = useSession();
  const enabled = configurator_type_id === CONFIGURATOR_TYPE.stockset && mayReadManufacturers(user);
  const { data, error, isLoading, isFetching, refetch } = useQuery({
    queryKey: useListKeys(organisation_id).products,
    queryFn: () => listProducts(organisation_id),
    enabled,
  });
  const byId = useMemo(() => (data && data.length > 0 ? productsById(data) : NO_PRODUCTS), [data]);
  return { byId, fetching: isLoading, error: error, retry: () => void refetch(), retrying: isFetching };
};
