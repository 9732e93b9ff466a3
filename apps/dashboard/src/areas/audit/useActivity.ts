import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { AuditKind } from '@vitrine/contract/audit/kinds';
import { auditLimits } from '@vitrine/contract/audit/limits';
import type { auditRoutes } from '@vitrine/contract/audit/routes';
import type { RouteRequest } from '@vitrine/contract/define-route';
import { call } from '../../calls/call.ts';
import { useTenant } from '../../tenant/useTenant.ts';

type AuditQuery = RouteRequest<typeof auditRoutes.listAuditEvents>['query'];

/** What happened, newest first, a page at a time. */
const listAuditEvents = (query: AuditQuery) => call<typeof auditRoutes.listAuditEvents>('GET', '/audit', { query });

export interface ActivityFilter {
  search: string;
  /** Null shows all kinds. */
  kind: AuditKind | null;
}

/** What happened in the tenant on screen; for staff on the admin host: everywhere. Older pages follow on demand. */
export const useActivity = (filter: ActivityFilter) => {
  const { key, openedId } = useTenant();
  const search = filter.search.trim().slice(0, auditLimits.searchMaximum);
  return useInfiniteQuery({
    queryKey: [...key, 'audit', search, filter.kind],
    queryFn: ({ pageParam }) =>
      listAuditEvents({
        organisation_id: openedId ?? undefined,
        kind: filter.kind ?? undefined,
        search: search === '' ? undefined : search,
        before: pageParam,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ events, more }) => (more ? events.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
    // Each visit shows what has happened since.
    staleTime: 0,
  });
};
