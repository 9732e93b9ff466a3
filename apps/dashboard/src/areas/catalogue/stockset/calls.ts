import type { manufacturerRoutes } from '@vitrine/contract/manufacturers/routes';
import { call } from '../../../calls/call.ts';

const of = (organisationId: number) => ({ organisation_id: organisationId });

export const listManufacturers = (organisationId: number) =>
  call<typeof manufacturerRoutes.listManufacturers>('GET', '/manufacturers', { query: of(organisationId) });

export const addManufacturer = (organisationId: number, name: string) =>
  call<typeof manufacturerRoutes.addManufacturer>('POST', '/manufacturers', {
    query: of(organisationId),
    body: { name },
  });

export const removeManufacturer = (manufacturerId: number) =>
  call<typeof manufacturerRoutes.removeManufacturer>('DELETE', '/manufacturers/:manufacturerId', {
    params: { manufacturerId },
  });

export const listProducts = (organisationId: number) =>
  call<typeof manufacturerRoutes.listProducts>('GET', '/products', { query: of(organisationId) });

/** What becomes of one product at one manufacturer. */
export interface Assigning {
  id: string;
  manufacturerId: number;
  specificName: string | null;
  delete: boolean;
}

export const assignProducts = (organisationId: number, assignments: Assigning[]) =>
  call<typeof manufacturerRoutes.assignProducts>('POST', '/products', {
    query: of(organisationId),
    body: { assignments },
  });
