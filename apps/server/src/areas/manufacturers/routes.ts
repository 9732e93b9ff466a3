import { manufacturerRoutes } from '@vitrine/contract/manufacturers/routes';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { addManufacturer, assignProducts, deleteManufacturer, readManufacturers, readProducts } from './service.ts';

/** Several thousand assignments in one request. */
const ASSIGNMENTS_BYTES = 4 * 1024 * 1024;

export async function manufacturersArea(app: FastifyInstance, services: Services): Promise<void> {
  mount(app, manufacturerRoutes.listManufacturers, ({ query }, { caller }) =>
    readManufacturers(services, caller.scope, query.organisation_id),
  );
  mount(app, manufacturerRoutes.addManufacturer, ({ query, body }, { caller }) =>
    addManufacturer(services, caller, body.name, query.organisation_id),
  );
  mount(app, manufacturerRoutes.removeManufacturer, ({ params }, { caller }) =>
    deleteManufacturer(services, caller, params.manufacturerId),
  );
  mount(app, manufacturerRoutes.listProducts, ({ query }, { caller }) =>
    readProducts(services, caller.scope, query.organisation_id),
  );
  mount(
    app,
    manufacturerRoutes.assignProducts,
    ({ query, body }, { caller }) => assignProducts(services, caller.scope, body.assignments, query.organisation_id),
    { bodyLimit: ASSIGNMENTS_BYTES },
  );
}
