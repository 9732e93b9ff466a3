import { notificationRoutes } from '@vitrine/contract/notifications/routes';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { readRecipients } from './read-recipients.ts';

export async function notificationsArea(app: FastifyInstance, { db }: Services): Promise<void> {
  mount(app, notificationRoutes.readRecipients, ({ params, query }, { caller }) =>
    readRecipients(db, caller.scope, params.configuratorId, query.reseller),
  );
}
