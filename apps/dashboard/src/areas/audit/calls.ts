import type { auditRoutes } from '@vitrine/contract/audit/routes';
import type { RouteRequest } from '@vitrine/contract/define-route';
import { call } from '../../calls/call.ts';

export type AuditQuery = RouteRequest<typeof auditRoutes.listAuditEvents>['query'];

/** What happened, newest first, a page at a time. */
export const listAuditEvents = (query: AuditQuery) =>
  call<typeof auditRoutes.listAuditEvents>('GET', '/audit', { query });
