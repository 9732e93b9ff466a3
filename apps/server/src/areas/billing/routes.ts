import { billingRoutes } from '@vitrine/contract/billing/routes';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { readBilling, readContract } from './service.ts';

export async function billingArea(app: FastifyInstance, services: Services): Promise<void> {
  mount(app, billingRoutes.readContract, ({ params }, { caller }) =>
    readContract(services, caller.scope, params.organisationId),
  );
  mount(app, billingRoutes.readBilling, ({ params }, { caller }) =>
    readBilling(services, caller.scope, params.organisationId),
  );
}
