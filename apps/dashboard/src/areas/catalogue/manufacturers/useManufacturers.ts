import { useQuery } from '@tanstack/react-query';
import { CONFIGURATOR_TYPE } from '@vitrine/contract/configurators/limits';
import type { Configurator } from '@vitrine/contract/configurators/schemas';
import { manufacturerMessages as messages } from '@vitrine/contract/manufacturers/messages';
import type { manufacturerRoutes } from '@vitrine/contract/manufacturers/routes';
import { NO_PRODUCTS, type Products, productsById } from '@vitrine/domain/manufacturers/products';
import { mayReadManufacturers } from '@vitrine/domain/policies/manufacturers';
import { useMemo } from 'react';
import { call } from '../../../calls/call.ts';
import { useChange } from '../../../layout/useChange.ts';
import { useSession } from '../../../session/session.ts';
import { useTenant } from '../../../tenant/useTenant.ts';

const of = (organisationId: number) => ({ organisation_id: organisationId });

const listManufacturers = (organisationId: number) =>
  call<typeof manufacturerRoutes.listManufacturers>('GET', '/manufacturers', { query: of(organisationId) });

const addManufacturer = (organisationId: number, name: string) =>
  call<typeof manufacturerRoutes.addManufacturer>('POST', '/manufacturers', {
    query: of(organisationId),
    body: { name },
  });

const removeManufacturer = (manufacturerId: number) =>
  call<typeof manufacturerRoutes.removeManufacturer>('DELETE', '/manufacturers/:manufacturerId', {
    params: { manufacturerId },
  });

const listProducts = (organisationId: number) =>
  call<typeof manufacturerRoutes.listProducts>('GET', '/products', { query: of(organisationId) });

/** Assigns one product to one manufacturer, or removes it there. */
export interface Assigning {
  id: string;
  manufacturerId: number;
  specificName: string | null;
  delete: boolean;
}

const assignProducts = (organisationId: number, assignments: Assigning[]) =>
  call<typeof manufacturerRoutes.assignProducts>('POST', '/products', {
    query: of(organisationId),
    body: { assignments },
  });

/** The query keys of an organisation's lists. */
const useListKeys = (organisationId: number) => {
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
  query: { error: unknown; isLoading: boolean; isFetching: boolean; refetch: () => unknown };
}

/** The manufacturers of a stock set's products. Empty for other kinds, and for users without the permission. */
export const useProducts = ({
  organisation_id,
  configurator_type_id,
}: Pick<Configurator, 'organisation_id' | 'configurator_type_id'>): AssignedProducts => {
  const { user } = useSession();
  const enabled = configurator_type_id === CONFIGURATOR_TYPE.stockset && mayReadManufacturers(user);
  const query = useQuery({
    queryKey: useListKeys(organisation_id).products,
    queryFn: () => listProducts(organisation_id),
    enabled,
  });
  const { data } = query;
  const byId = useMemo(() => (data && data.length > 0 ? productsById(data) : NO_PRODUCTS), [data]);
  return { byId, query };
};

/** The changes that administrators make to manufacturers and products. */
export const useManage = (organisationId: number) => {
  const keys = useListKeys(organisationId);
  const { manageManufacturers, manageProducts } = messages;
  return {
    adding: useChange((name: string) => addManufacturer(organisationId, name), {
      success: [manageManufacturers, messages.added],
      failed: manageManufacturers,
      replaces: keys.manufacturers,
    }),
    deleting: useChange(removeManufacturer, {
      success: [manageManufacturers, messages.deleted],
      failed: manageManufacturers,
      replaces: keys.manufacturers,
      // The server has deleted its assignments too.
      onSuccess: (_, queryClient) => void queryClient.invalidateQueries({ queryKey: keys.products }),
    }),
    assigning: useChange((assignments: Assigning[]) => assignProducts(organisationId, assignments), {
      success: [manageProducts, messages.assigned],
      failed: manageProducts,
      replaces: keys.products,
    }),
  };
};
