import type { EnquiryRow } from '@vitrine/contract/enquiries/rows';
import type { Enquiry } from '@vitrine/contract/enquiries/schemas';
import { rowOf } from '@vitrine/domain/enquiries/items/row-of';
import { FakeError, type FakeRoutes, type ReceivedRequest } from './fake-server.ts';

const TENANT = '/api/organisations/7';
const gone = (): FakeError => new FakeError(404, { message: 'Nothing here', code: 'resource.missing' });

/** A page as the server cuts it of a list that is newest first. */
export const pageOf = <T extends { id: number }>(all: readonly T[], { query }: Pick<ReceivedRequest, 'query'>): T[] => {
  const from = query.before === undefined ? 0 : all.findIndex(({ id }) => id === Number(query.before)) + 1;
  return all.slice(from, from + Number(query.limit));
};

/** Answers for the enquiries of a tenant without resellers: their rows, pages of them whole, and each by itself. */
export const enquiryRoutes = (
  enquiries: readonly Enquiry[] | (() => readonly Enquiry[]),
  tenant = TENANT,
): FakeRoutes => {
  const now = typeof enquiries === 'function' ? enquiries : () => enquiries;
  const one = (id: number) => (): unknown => now().find((each) => each.id === id) ?? gone();
  return {
    'GET /api/organisations/7/resellers/rows': [],
    [`GET ${tenant}/enquiries/rows`]: (request: ReceivedRequest) => ({
      rows: pageOf(now(), request).map(rowOf),
      total: now().length,
      as_of: '2026-11-21T12:00:00.000Z',
    }),
    [`GET ${tenant}/enquiries`]: (request: ReceivedRequest) => pageOf(now(), request),
    ...Object.fromEntries(now().map(({ id }) => [`GET /api/enquiries/${id}`, one(id)])),
  };
};

/** Answers for what waits in a tenant's quarantine. */
export const quarantineRoutes = (
  enquiries: readonly (EnquiryRow & { reason: string })[] | (() => readonly (EnquiryRow & { reason: string })[]),
  tenant = TENANT,
): FakeRoutes => {
  const now = typeof enquiries === 'function' ? enquiries : () => enquiries;
  return {
    [`GET ${tenant}/enquiries/quarantined/rows`]: (request: ReceivedRequest) => ({
      rows: pageOf(now(), request),
      total: now().length,
    }),
  };
};
