import { quoteLimits as limits } from '@vitrine/contract/quotes/limits';
import { quoteLinkRoutes } from '@vitrine/contract/quotes/link-routes';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../mount.ts';
import { exactlyPerMinute, perMinute } from '../../../plugins/rate-limits.ts';
import type { Services } from '../../../services.ts';
import { pdfOfLink } from '../pdf.ts';
import { sendPdf } from '../send-pdf.ts';
import { acceptLinked, askAboutLinked, declineLinked } from './answer-quote.ts';
import { readLinked } from './linked-quote.ts';

/** What customers do with the private links of their quotes. */
export function mountLinks(app: FastifyInstance, services: Services): void {
  const reading = { config: perMinute(limits.readsPerMinute) };
  const answering = { config: perMinute(limits.answersPerMinute) };

  mount(app, quoteLinkRoutes.readLinkedQuote, ({ body }) => readLinked(services, body.token), reading);

  mount(app, quoteLinkRoutes.acceptLinkedQuote, ({ body }) => acceptLinked(services, body), answering);

  mount(app, quoteLinkRoutes.declineLinkedQuote, ({ body }) => declineLinked(services, body), answering);

  mount(app, quoteLinkRoutes.askAboutLinkedQuote, ({ body }) => askAboutLinked(services, body), answering);

  mount(
    app,
    quoteLinkRoutes.readLinkedQuotePdf,
    async ({ body }, _request, reply) => sendPdf(reply, await pdfOfLink(services, body.token)),
    { config: exactlyPerMinute(limits.pdfsPerMinute) },
  );
}
