import { mailLimits } from '@vitrine/contract/mails/limits';
import { mailRoutes } from '@vitrine/contract/mails/routes';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import { exactlyPerMinute } from '../../plugins/rate-limits.ts';
import type { Services } from '../../services.ts';
import { mailsOf, resendMail } from './enquiry-mails.ts';

/** What became of mails, for whoever may see what they are about. */
export async function mailsArea(app: FastifyInstance, services: Services): Promise<void> {
  mount(app, mailRoutes.listEnquiryMails, ({ params }, { caller }) => mailsOf(services, caller, params.enquiryId));

  mount(app, mailRoutes.resendEnquiryMail, ({ params }, { caller }) => resendMail(services, caller, params), {
    config: exactlyPerMinute(mailLimits.resendsPerMinute),
  });
}
