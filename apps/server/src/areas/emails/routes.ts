import { emailLimits } from '@vitrine/contract/emails/limits';
import { emailRoutes } from '@vitrine/contract/emails/routes';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import { exactlyPerMinute } from '../../plugins/rate-limits.ts';
import type { Services } from '../../services.ts';
import { emailsOf, resendEmail } from './enquiry-emails.ts';

/** The delivery state of emails, for callers who may see their subject. */
export async function emailsArea(app: FastifyInstance, services: Services): Promise<void> {
  mount(app, emailRoutes.listEnquiryEmails, ({ params }, { caller }) => emailsOf(services, caller, params.enquiryId));

  mount(app, emailRoutes.resendEnquiryEmail, ({ params }, { caller }) => resendEmail(services, caller, params), {
    config: exactlyPerMinute(emailLimits.resendsPerMinute),
  });
}
