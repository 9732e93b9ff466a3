import { webhookLimits as limits } from '@vitrine/contract/webhooks/limits';
import { webhookRoutes } from '@vitrine/contract/webhooks/routes';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import { exactlyPerMinute } from '../../plugins/rate-limits.ts';
import type { Services } from '../../services.ts';
import {
  addWebhook,
  changeWebhook,
  deliveriesOf,
  dropWebhook,
  renewSecret,
  resendDelivery,
  testWebhook,
  webhooksOf,
} from './service.ts';

/** What goes to an address that a customer chose as often as somebody asks. */
const SENDS = { config: exactlyPerMinute(limits.sendsPerMinute) };

/** Addresses of an organisation's systems that get its enquiries. */
export async function webhooksArea(app: FastifyInstance, services: Services): Promise<void> {
  mount(app, webhookRoutes.listWebhooks, ({ params }, { caller }) =>
    webhooksOf(services, caller, params.organisationId),
  );

  mount(app, webhookRoutes.addWebhook, ({ params, body }, { caller }) =>
    addWebhook(services, caller, params.organisationId, body.address),
  );

  mount(app, webhookRoutes.changeWebhook, ({ params, body }, { caller }) =>
    changeWebhook(services, caller, params, body),
  );

  mount(app, webhookRoutes.removeWebhook, async ({ params }, { caller }) => {
    await dropWebhook(services, caller, params);
    return { success: true as const };
  });

  mount(app, webhookRoutes.renewWebhookSecret, ({ params }, { caller }) => renewSecret(services, caller, params));

  mount(app, webhookRoutes.testWebhook, ({ params }, { caller }) => testWebhook(services, caller, params), SENDS);

  mount(app, webhookRoutes.listWebhookDeliveries, ({ params }, { caller }) => deliveriesOf(services, caller, params));

  mount(
    app,
    webhookRoutes.resendWebhookDelivery,
    ({ params }, { caller }) => resendDelivery(services, caller, params),
    SENDS,
  );
}
