import { supportRoutes } from '@vitrine/contract/support/routes';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import { SHOP_HOST } from '../../plugins/hosts.ts';
import type { Services } from '../../services.ts';

export async function supportArea(app: FastifyInstance, { config, addresses }: Services): Promise<void> {
  const { email, phone, bookingUrl } = config.support;
  const demoBooking = config.demo ? `${addresses.domainOrigin(SHOP_HOST)}/book-a-call` : null;
  mount(app, supportRoutes.readSupport, async () => ({ email, phone, booking_url: bookingUrl ?? demoBooking }));
}
