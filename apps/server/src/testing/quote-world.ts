import type { LinkedQuote } from '@vitrine/contract/quotes/link-schemas';
import type { Quote, QuoteContentInput, QuoteLineInput } from '@vitrine/contract/quotes/schemas';
import { expect } from 'vitest';
import { appForTests, type TestApp } from './app-for-tests.ts';
import { callsOf } from './calls-of.ts';
import { aConfigurator, anOrganisation, aSession, aUser, deployFirstVersion } from './tenants.ts';

/** Three layers with an item each, all with this price in the data file: 39 GBP. */
export const DESIGN = 'W1,H1,D1';

const TENANTS = ['oakline', 'terra', 'northside', 'eastside'] as const;
export type Who = (typeof TENANTS)[number];

export interface QuoteWorld {
  t: TestApp;
  call: ReturnType<typeof callsOf>;
  id: Record<Who | 'kitchen', number>;
  tokens: Record<Who | 'admin', string>;
  /** A call of somebody's about their tenant's quotes. */
  ofTenant(method: Method, path: string, payload?: object, who?: Who): ReturnType<ReturnType<typeof callsOf>>;
  /** A call about one quote. */
  ofQuote(method: Method, path: string, payload?: object, who?: Who | 'admin'): ReturnType<ReturnType<typeof callsOf>>;
  create(payload?: object, who?: Who): Promise<Quote>;
  save(quote: Quote, content: Partial<QuoteContentInput>, who?: Who): Promise<Quote>;
  /** A quote with a line, saved. */
  aQuote(who?: Who, content?: Partial<QuoteContentInput>, from?: object): Promise<Quote>;
  send(quote: Quote, who?: Who): Promise<Quote>;
  /** The token of the newest email with a link. */
  newestToken(): Promise<string>;
  /** A sent quote with its token. */
  aSentQuote(who?: Who, content?: Partial<QuoteContentInput>, from?: object): Promise<{ quote: Quote; token: string }>;
  /** What a customer does with a link. */
  link(action: string, payload: object): ReturnType<ReturnType<typeof callsOf>>;
  linked(token: string): Promise<LinkedQuote>;
  anEnquiry(values?: {
    resellerId?: number | null;
    organisationId?: number;
    email?: string;
    name?: string;
  }): Promise<number>;
}

/** Days that its users stay signed in: tests move the clock. */
const DAYS = 400;

type Method = Parameters<ReturnType<typeof callsOf>>[0];

export const aLine = (overrides: Partial<QuoteLineInput> = {}): QuoteLineInput => ({
  ...{ id: 'own-1', kind: 'own', name: 'Measuring', quantity: 2, unit_price: 5000 },
  ...overrides,
});

/**
 * An organisation with two resellers that show its configurator, another organisation, and a user of each; on a Postgres
 * server where one is named.
 */
export async function openQuoteWorld(serverUrl?: string): Promise<QuoteWorld> {
  const t = await appForTests({}, serverUrl);
  const call = callsOf(t);
  const { services } = t;
  const oakline = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  const reseller = (name: string, subdomain: string) =>
    anOrganisation(services, { name, subdomain, parentId: oakline });
  const id = {
    oakline,
    terra: await anOrganisation(services, { name: 'Terra', subdomain: 'terra' }),
    northside: await reseller('Northside', 'northside'),
    eastside: await reseller('Eastside', 'eastside'),
    kitchen: await aConfigurator(services, { organisationId: oakline, name: 'Kitchen' }),
  };
  await deployFirstVersion(services, id.kitchen);
  for (const resellerId of [id.northside, id.eastside])
    await services.db
      .insertInto('resellerConfigurators')
      .values({ resellerId, configuratorId: id.kitchen, version: 1000, status: 'ready' })
      .execute();
  const signedIn = async (email: string, groupId: number, organisationId: number | null): Promise<string> => {
    const permissions = ['configurators', 'organisations.admin'];
    return aSession(services, await aUser(services, { email, groupId, organisationId, permissions }), DAYS * 24);
  };
  const tokens = { admin: await signedIn('admin@quotes.test', 1, null) } as QuoteWorld['tokens'];
  for (const who of TENANTS) {
    const groupId = who === 'northside' || who === 'eastside' ? 4 : 2;
    tokens[who] = await signedIn(`seller@${who}.test`, groupId, id[who]);
  }

  const ofTenant: QuoteWorld['ofTenant'] = (method, path, payload, who = 'oakline') =>
    call(method, `/organisations/${id[who]}/${path}`, { token: tokens[who], ...(payload && { payload }) });
  const ofQuote: QuoteWorld['ofQuote'] = (method, path, payload, who = 'oakline') =>
    call(method, `/quotes/${path}`, { token: tokens[who], ...(payload && { payload }) });
  const create: QuoteWorld['create'] = async (payload = { customer_name: 'Ann Lee' }, who = 'oakline') => {
    const answer = await ofTenant('POST', 'quotes', payload, who);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data;
  };
  const save: QuoteWorld['save'] = async (quote, content, who = 'oakline') => {
    const payload = { revision: quote.revision, content: { ...quote.content, ...content } };
    const answer = await ofQuote('PUT', `${quote.id}`, payload, who);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data;
  };
  const customer = { name: 'Ann Lee', email: 'ann@customer.test', phone: '', address: '1 High Street' };
  const aQuote: QuoteWorld['aQuote'] = async (who = 'oakline', content = {}, from = { customer_name: 'Ann Lee' }) =>
    save(await create(from, who), { customer, lines: [aLine()], ...content }, who);
  const send: QuoteWorld['send'] = async (quote, who = 'oakline') => {
    const answer = await ofQuote('POST', `${quote.id}/send`, { revision: quote.revision }, who);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data;
  };
  const newestToken = async (): Promise<string> => {
    await t.deliver();
    const [, token = ''] =
      /\/quote(?:\?lang=[\w-]+)?#([\w-]+)/.exec(t.sent.findLast(({ text }) => /\/quote[?#]/.test(text))?.text ?? '') ??
      [];
    return token;
  };
  let calls = 0;
  const link: QuoteWorld['link'] = (action, payload) =>
    t.app.inject({
      ...{ method: 'POST', url: `/api/quote-links/${action}`, payload },
      remoteAddress: `10.9.${Math.floor(calls / 200)}.${(calls++ % 200) + 1}`,
    });
  return {
    ...{ t, call, id, tokens, ofTenant, ofQuote, create, save, aQuote, send, newestToken, link },
    aSentQuote: async (who = 'oakline', content = {}, from = { customer_name: 'Ann Lee' }) => {
      const quote = await send(await aQuote(who, content, from), who);
      return { quote, token: await newestToken() };
    },
    linked: async (token) => {
      const answer = await link('read', { token });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().data;
    },
    anEnquiry: async ({ resellerId = null, organisationId = oakline, ...values } = {}) => {
      const row = { name: 'Ann Lee', email: 'ann@customer.test', ...values, resellerId, organisationId };
      const { id: enquiryId } = await services.db
        .insertInto('enquiries')
        .values({
          ...{ ...row, configuratorId: id.kitchen, phone: '020 7946 0000', postcode: 'SW1A 1AA', type: 'other' },
          ...{ customFields: '{}', items: '[]', design: DESIGN, image: 'enquiries/x/preview.jpg' },
          url: 'https://oakline.example/kitchens',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return enquiryId;
    },
  };
}
