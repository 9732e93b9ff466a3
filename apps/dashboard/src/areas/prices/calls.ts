import type { priceRoutes } from '@vitrine/contract/prices/routes';
import type {
  NewPriceList,
  PriceListChanges,
  PriceListStatus,
  PriceSettingsChange,
  SavedPrices,
} from '@vitrine/contract/prices/schemas';
import { call } from '../../calls/call.ts';

/** A price list of an organisation or a reseller. */
export interface ListParams {
  organisationId: number;
  listId: number;
}

export const listPriceLists = (organisationId: number) =>
  call<typeof priceRoutes.listPriceLists>('GET', '/organisations/:organisationId/price-lists', {
    params: { organisationId },
  });

export const createPriceList = (organisationId: number, body: NewPriceList) =>
  call<typeof priceRoutes.createPriceList>('POST', '/organisations/:organisationId/price-lists', {
    params: { organisationId },
    body,
  });

export const changePriceSettings = (organisationId: number, body: PriceSettingsChange) =>
  call<typeof priceRoutes.changePriceSettings>('PUT', '/organisations/:organisationId/price-settings', {
    params: { organisationId },
    body,
  });

export const listArticles = (organisationId: number) =>
  call<typeof priceRoutes.listArticles>('GET', '/organisations/:organisationId/articles', {
    params: { organisationId },
  });

export const readPriceList = (params: ListParams) =>
  call<typeof priceRoutes.readPriceList>('GET', '/organisations/:organisationId/price-lists/:listId', { params });

export const changePriceList = (params: ListParams, body: PriceListChanges) =>
  call<typeof priceRoutes.changePriceList>('PATCH', '/organisations/:organisationId/price-lists/:listId', {
    params,
    body,
  });

export const deletePriceList = (params: ListParams) =>
  call<typeof priceRoutes.deletePriceList>('DELETE', '/organisations/:organisationId/price-lists/:listId', { params });

export const savePrices = (params: ListParams, body: SavedPrices) =>
  call<typeof priceRoutes.savePrices>('PATCH', '/organisations/:organisationId/price-lists/:listId/prices', {
    params,
    body,
  });

export const checkPriceList = (params: ListParams) =>
  call<typeof priceRoutes.checkPriceList>('GET', '/organisations/:organisationId/price-lists/:listId/check', {
    params,
  });

export const changePriceListStatus = (params: ListParams, body: PriceListStatus) =>
  call<typeof priceRoutes.changePriceListStatus>('PUT', '/organisations/:organisationId/price-lists/:listId/status', {
    params,
    body,
  });

export const readPriceListHistory = (params: ListParams) =>
  call<typeof priceRoutes.readPriceListHistory>('GET', '/organisations/:organisationId/price-lists/:listId/history', {
    params,
  });
