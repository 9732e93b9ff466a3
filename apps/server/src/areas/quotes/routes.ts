import { quoteLimits as limits } from '@vitrine/contract/quotes/limits';
import { quoteRoutes } from '@vitrine/contract/quotes/routes';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import { exactlyPerMinute } from '../../plugins/rate-limits.ts';
import { sendParts } from '../../pricing/parts-file.ts';
import type { Services } from '../../services.ts';
import { answerCustomer } from './answer-customer.ts';
import { createQuote } from './create.ts';
import { loseQuote, reopenQuote } from './decide.ts';
import { calculateDesignLines } from './design-lines.ts';
import { quoteFiguresOf } from './figures.ts';
import { quoteInScope } from './in-scope.ts';
import { mountLinks } from './links/routes.ts';
import { quotesOf } from './list.ts';
import { partsOfQuote } from './parts.ts';
import { pdfOfQuote } from './pdf.ts';
import { deleteQuote, saveQuote } from './save.ts';
import { sendQuote } from './send.ts';
import { sendPdf } from './send-pdf.ts';
import { changeSettings, readSettings } from './settings.ts';
import { wholeQuote } from './whole-quote.ts';

/** Bytes of a quote with 300 long lines. */
const SAVE_BYTES = 4 * 1024 * 1024;

/** Quotes of organisations and resellers, and what their customers do with them. */
export async function quotesArea(app: FastifyInstance, services: Services): Promise<void> {
  mountLinks(app, services);

  mount(app, quoteRoutes.listQuotes, ({ params, query }, { caller }) =>
    quotesOf(services, caller, params.organisationId, query),
  );

  mount(app, quoteRoutes.createQuote, ({ params, body }, { caller }) =>
    createQuote(services, caller, params.organisationId, body),
  );

  mount(app, quoteRoutes.readQuoteSettings, ({ params }, { caller }) =>
    readSettings(services, caller, params.organisationId),
  );

  mount(app, quoteRoutes.changeQuoteSettings, ({ params, body }, { caller }) =>
    changeSettings(services, caller, params.organisationId, body),
  );

  mount(app, quoteRoutes.readQuoteFigures, ({ params, query }, { caller }) =>
    quoteFiguresOf(services, caller, params.organisationId, query.months),
  );

  mount(app, quoteRoutes.readQuote, async ({ params }, { caller }) =>
    wholeQuote(services, caller, await quoteInScope(services.db, caller, params.quoteId)),
  );

  mount(
    app,
    quoteRoutes.saveQuote,
    ({ params, body }, { caller }) => saveQuote(services, caller, params.quoteId, body),
    { bodyLimit: SAVE_BYTES },
  );

  mount(app, quoteRoutes.deleteQuote, async ({ params }, { caller }) => {
    await deleteQuote(services, caller, params.quoteId);
    return { success: true as const };
  });

  mount(app, quoteRoutes.calculateDesignLines, ({ params }, { caller }) =>
    calculateDesignLines(services, caller, params.quoteId),
  );

  mount(app, quoteRoutes.sendQuote, ({ params, body }, { caller }) =>
    sendQuote(services, caller, params.quoteId, body),
  );

  mount(app, quoteRoutes.loseQuote, ({ params, body }, { caller }) =>
    loseQuote(services, caller, params.quoteId, body),
  );

  mount(app, quoteRoutes.reopenQuote, ({ params, body }, { caller }) =>
    reopenQuote(services, caller, params.quoteId, body),
  );

  mount(app, quoteRoutes.answerCustomer, ({ params, body }, { caller }) =>
    answerCustomer(services, caller, params.quoteId, body.text),
  );

  mount(
    app,
    quoteRoutes.readQuotePdf,
    async ({ params, query }, { caller }, reply) =>
      sendPdf(reply, await pdfOfQuote(services, caller, params.quoteId, query.version)),
    { config: exactlyPerMinute(limits.sellerPdfsPerMinute) },
  );

  mount(app, quoteRoutes.readQuoteParts, ({ params }, { caller }) => partsOfQuote(services, caller, params.quoteId));

  mount(app, quoteRoutes.readQuotePartsFile, async ({ params }, { caller }, reply) => {
    const list = await partsOfQuote(services, caller, params.quoteId);
    return sendParts(reply, list, { name: `parts-${params.quoteId}`, format: params.format });
  });
}
