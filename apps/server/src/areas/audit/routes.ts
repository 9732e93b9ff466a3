import { auditRoutes } from '@vitrine/contract/audit/routes';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { listEvents } from './service.ts';

export async function auditArea(app: FastifyInstance, { db }: Services): Promise<void> {
  mount(app, auditRoutes.listAuditEvents, ({ query }, { caller }) => listEvents(db, caller.scope, query));
}
