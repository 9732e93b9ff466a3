import { runOn } from '@vitrine/store/database';
import type { Services } from '../../services.ts';
import { type Expectations, type Ids, SIGNED_OUT } from './callers.ts';

/** Who sees the organisation's quotes, and makes them; for others they do not exist. */
const SEES_QUOTES = {
  others: 404,
  by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 200 },
};
const seesQuotes = (status: number) => ({
  others: 404,
  by: { ...SIGNED_OUT, administrator: status, owner: status, staff: status, powerless: status },
});

const quotes = ({ organisation }: Ids) => `/organisations/${organisation}/quotes`;
const settings = ({ organisation }: Ids) => `/organisations/${organisation}/quote-settings`;
const quote = () => '/quotes/1000000';

const content = {
  customer: { name: 'A', email: 'a@example.org' },
  tax_included: true,
  lines: [{ id: 'one', kind: 'own', name: 'Measuring', quantity: 1, unit_price: 100 }],
  valid_until: '2026-12-24',
};
const stored = {
  ...{ title: '', notes: '', terms: '', ...content },
  customer: { ...content.customer, phone: '', address: '' },
  lines: content.lines.map((line) => ({ ...line, sku: null, unit: 'piece', discount: 0, tax_rate: 0 })),
};

/** A draft of the organisation, or with a status. */
const aQuote = (status = 'draft') => ({
  prepare: async ({ db }: Services, { organisation }: Ids) => {
    await runOn(db, 'delete from quotes where id = 1000000', []);
    await runOn(
      db,
      `insert into quotes (id, organisation_id, number, status, currency, content, net, total, created_at, updated_at)
        overriding system value values (1000000, $1, 'Q-9999', $2, 'GBP', $3, 100, 100, now(), now())`,
      [organisation, status, JSON.stringify(stored)],
    );
  },
});

const NO_LINK = { others: 404, body: () => ({ token: 'nobody' }) };

/** Quotes, and the links of their customers. */
export const quotesAccess = {
  listQuotes: { ...SEES_QUOTES, url: quotes },
  createQuote: { ...SEES_QUOTES, url: quotes, body: () => ({ customer_name: 'A' }) },
  readQuoteSettings: { ...SEES_QUOTES, url: settings },
  changeQuoteSettings: {
    others: 403,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, 'foreign owner': 404 },
    url: settings,
    body: () => ({ prefix: 'X-', next_number: 1, valid_days: 30, seller: '', notes: '', terms: '' }),
  },
  readQuoteFigures: { ...SEES_QUOTES, url: ({ organisation }) => `/organisations/${organisation}/quote-figures` },
  readQuote: { ...SEES_QUOTES, ...aQuote(), url: quote },
  saveQuote: { ...SEES_QUOTES, ...aQuote(), url: quote, body: () => ({ revision: 1, content }) },
  deleteQuote: { ...SEES_QUOTES, ...aQuote(), url: quote },
  // It has no design.
  calculateDesignLines: { ...seesQuotes(409), ...aQuote(), url: () => `${quote()}/design-lines` },
  sendQuote: { ...SEES_QUOTES, ...aQuote(), url: () => `${quote()}/send`, body: () => ({ revision: 1 }) },
  loseQuote: { ...SEES_QUOTES, ...aQuote(), url: () => `${quote()}/lost`, body: () => ({ revision: 1 }) },
  reopenQuote: { ...SEES_QUOTES, ...aQuote('lost'), url: () => `${quote()}/reopen`, body: () => ({ revision: 1 }) },
  answerCustomer: { ...SEES_QUOTES, ...aQuote(), url: () => `${quote()}/answers`, body: () => ({ text: 'Yes' }) },
  readQuotePdf: { ...SEES_QUOTES, ...aQuote(), url: () => `${quote()}/pdf` },
  readQuoteParts: { ...seesQuotes(409), ...aQuote(), url: () => `${quote()}/parts` },
  readQuotePartsFile: { ...seesQuotes(409), ...aQuote(), url: () => `${quote()}/parts/csv` },
  // Anyone with a link may use it, and nobody has this one.
  readLinkedQuote: NO_LINK,
  acceptLinkedQuote: { ...NO_LINK, body: () => ({ token: 'nobody', name: 'A' }) },
  declineLinkedQuote: NO_LINK,
  askAboutLinkedQuote: { ...NO_LINK, body: () => ({ token: 'nobody', text: 'When?' }) },
  readLinkedQuotePdf: NO_LINK,
} satisfies Expectations;
