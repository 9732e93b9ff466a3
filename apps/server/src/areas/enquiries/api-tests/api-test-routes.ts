import { apiTestRoutes } from '@vitrine/contract/enquiries/api-tests/api-test-routes';
import { enquiryLimits } from '@vitrine/contract/enquiries/limits';
import { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../mount.ts';
import { exactlyPerMinute } from '../../../plugins/rate-limits.ts';
import type { Services } from '../../../services.ts';
import { sendTestEnquiry } from './send-test-enquiry.ts';
import { makeTestToken } from './test-token.ts';

export async function testingArea(app: FastifyInstance, services: Services): Promise<void> {
  mount(app, apiTestRoutes.makeTestToken, (_, { caller }) => makeTestToken(services, caller.user.id));

  mount(
    app,
    apiTestRoutes.sendTestEnquiry,
    async ({ body }, request) => {
      await sendTestEnquiry(services, request.caller.scope, body, request.uploaded.get('previewImage'));
      return { success: true, message: enquiryMessages.saved };
    },
    { config: exactlyPerMinute(enquiryLimits.testsPerMinute) },
  );
}
