import { createHmac, randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { webhookLimits as limits } from '@vitrine/contract/webhooks/limits';
import { webhookMessages as messages } from '@vitrine/contract/webhooks/messages';
import type { WebhookDelivery } from '@vitrine/contract/webhooks/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { appForTests, TEST_DAY, type TestApp } from '../../testing/app-for-tests.ts';
import { callsOf } from '../../testing/calls-of.ts';
import { aConfigurator, anOrganisation, aSession, aUser, deployFirstVersion } from '../../testing/tenants.ts';
import { deliverWebhooks } from './deliver.ts';

interface Delivery {
  headers: http.IncomingHttpHeaders;
  body: string;
}

let t: TestApp;
let call: ReturnType<typeof callsOf>;
let owner: string;
let crm: http.Server;
/** The requests that the organisation's system received, and its response. */
const received: Delivery[] = [];
let answers = 200;
const id = { oakline: 0, terra: 0, kitchen: 0 };
const HOUR = 3_600_000;

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
  id.oakline = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  id.terra = await anOrganisation(t.services, { name: 'Terra', subdomain: 'terra' });
  id.kitchen = await aConfigurator(t.services, { organisationId: id.oakline, name: 'Kitchen' });
  await deployFirstVersion(t.services, id.kitchen);
  const rights = { groupId: 2, organisationId: id.oakline, permissions: ['organisations.admin', 'configurators'] };
  owner = await aSession(t.services, await aUser(t.services, { email: 'owner@oakline.test', ...rights }));
  crm = http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ headers: request.headers, body });
    response.writeHead(answers, { location: '/elsewhere' }).end('kept');
  });
  await new Promise<void>((resolve) => crm.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => crm.close(resolve));
  await t.close();
});
beforeEach(async () => {
  received.length = 0;
  answers = 200;
  t.setNow(TEST_DAY);
  await t.services.db.deleteFrom('webhooks').execute();
  await t.services.db.deleteFrom('enquiries').execute();
});

const crmAddress = () => `http://127.0.0.1:${(crm.address() as AddressInfo).port}/enquiries`;
const manage = (method: Parameters<typeof call>[0], path: string, payload?: object) =>
  call(method, `/organisations/${id.oakline}/webhooks${path}`, { token: owner, ...(payload && { payload }) });

async function aWebhook(address = crmAddress()): Promise<{ id: number; secret: string }> {
  return (await manage('POST', '', { address })).json().data;
}

async function anEnquiry(key?: string): Promise<void> {
  const form = new FormData();
  const fields = {
    name: 'Zoë Müller مرحبا 🙂',
    email: 'zoe@example.org',
    configurator_id: String(id.kitchen),
    type: 'panoramic',
    items: JSON.stringify([{ component: 'Doors', name: 'Gloss Dove' }]),
    ...(key && { client_key: key }),
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const body = new Response(form);
  const answer = await t.app.inject({
    method: 'POST',
    url: '/viewer/contact/request',
    headers: { 'content-type': body.headers.get('content-type') ?? '', host: 'api.vitrine.localhost:4000' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  expect(answer.json().success).toBe(true);
}

const deliveries = async (webhook: number): Promise<WebhookDelivery[]> =>
  (await manage('GET', `/${webhook}/deliveries`)).json().data;
const pass = (milliseconds: number) => t.setNow(new Date(t.services.clock().getTime() + milliseconds));

describe('an enquiry', () => {
  test('is sent once, signed with the secret that was shown once', async () => {
    const { id: webhook, secret } = await aWebhook();
    const key = randomUUID();
    await anEnquiry(key);
    await anEnquiry(key);
    await t.deliver();
    expect(received).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const mine = createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64')).update(signed);
    expect(headers['webhook-signature']).toBe(`v1,${mine.digest('base64')}`);
    expect(JSON.parse(body)).toMatchObject({
      type: 'enquiry.created',
      data: {
        enquiry: {
          name: 'Zoë Müller مرحبا 🙂',
          email: 'zoe@example.org',
          configurator: { id: id.kitchen, name: 'Kitchen' },
          items: [{ component: 'Doors', name: 'Gloss Dove' }],
        },
      },
    });
    expect(await deliveries(webhook)).toMatchObject([{ event: 'enquiry.created', status: 'delivered', tries: 1 }]);
    expect((await manage('GET', '')).body).not.toContain(secret.slice(6));
  });

  test('is sent again when its stage changes, and not when it stays', async () => {
    await aWebhook();
    await anEnquiry();
    const { id: enquiry } = await t.services.db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow();
    for (const _ of [1, 2])
      await call('PATCH', `/enquiries/${enquiry}`, { token: owner, payload: { stage: 'Quoted' } });
    await t.deliver();
    // Both are sent at the same time and may arrive in any order.
    const events = Object.fromEntries(received.map(({ body }) => [JSON.parse(body).type, JSON.parse(body)]));
    expect(received).toHaveLength(2);
    expect(events).toHaveProperty(['enquiry.created']);
    expect(events['enquiry.stage_changed'].data.change).toEqual({ from: 'New', to: 'Quoted' });
  });

  test('is not sent to a disabled address, nor to another organisation', async () => {
    const { id: webhook } = await aWebhook();
    await manage('PATCH', `/${webhook}`, { enabled: false });
    await t.services.db
      .insertInto('webhooks')
      .values({ organisationId: id.terra, address: crmAddress(), secretSealed: t.services.secrets.seal('whsec_AA==') })
      .execute();
    await anEnquiry();
    await t.deliver();
    expect(received).toEqual([]);
  });

  test('that is erased removes its pending deliveries', async () => {
    answers = 500;
    const { id: webhook } = await aWebhook();
    await anEnquiry();
    await t.deliver();
    await t.services.db.deleteFrom('enquiries').execute();
    expect(await deliveries(webhook)).toEqual([]);
  });
});

describe('a failed delivery', () => {
  test.each([500, 404, 302])(
    'with %i is tried again, later and later, for three days, with the same id',
    async (status) => {
      answers = status;
      const { id: webhook } = await aWebhook();
      await anEnquiry();
      await t.deliver();
      expect(await deliveries(webhook)).toMatchObject([{ status: 'waiting', tries: 1, answer_status: status }]);
      await deliverWebhooks(t.services);
      expect(received).toHaveLength(1);
      pass(60_000);
      await deliverWebhooks(t.services);
      expect(received).toHaveLength(2);
      // Read from the table, because the session of a viewing user ends meanwhile.
      const rows = t.services.db.selectFrom('webhookDeliveries').selectAll().where('webhookId', '=', webhook);
      let last = await rows.executeTakeFirstOrThrow();
      while (last.nextTryAt) {
        t.setNow(last.nextTryAt);
        await deliverWebhooks(t.services);
        last = await rows.executeTakeFirstOrThrow();
      }
      expect(last.status).toBe('failed');
      expect(t.services.clock().getTime() - TEST_DAY.getTime()).toBeLessThanOrEqual(limits.tryHours * HOUR);
      expect(last.tries).toBe(received.length);
      expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    },
  );

  test('arrives when the system is back', async () => {
    answers = 503;
    const { id: webhook } = await aWebhook();
    await anEnquiry();
    await t.deliver();
    answers = 204;
    pass(60_000);
    await deliverWebhooks(t.services);
    expect(await deliveries(webhook)).toMatchObject([{ status: 'delivered', tries: 2, answer_status: 204 }]);
  });

  test('names the error when nobody answers', async () => {
    const { id: webhook } = await aWebhook('http://127.0.0.1:1/nobody');
    await anEnquiry();
    await t.deliver();
    expect(await deliveries(webhook)).toMatchObject([{ status: 'waiting', answer_status: null, error: 'unreachable' }]);
  });

  test('is sent again at once on request', async () => {
    answers = 500;
    const { id: webhook } = await aWebhook();
    await anEnquiry();
    await t.deliver();
    answers = 200;
    const [{ id: delivery } = { id: 0 }] = await deliveries(webhook);
    const resent = await manage('POST', `/${webhook}/deliveries/${delivery}/resend`);
    expect(resent.statusCode).toBe(200);
    expect(resent.json().data).toMatchObject({ status: 'waiting', tries: 0, answer_status: null, error: null });
    await t.deliver();
    expect(await deliveries(webhook)).toMatchObject([{ status: 'delivered', tries: 1 }]);
    expect((await manage('POST', `/${webhook}/deliveries/999999/resend`)).statusCode).toBe(404);
  });

  test('of a server that died while sending is taken over by another after a while', async () => {
    const { id: webhook } = await aWebhook();
    await anEnquiry();
    const soon = new Date(TEST_DAY.getTime() + 30_000);
    await t.services.db.updateTable('webhookDeliveries').set({ nextTryAt: soon }).execute();
    await t.deliver();
    expect(received).toHaveLength(0);
    pass(30_000);
    await deliverWebhooks(t.services);
    expect(await deliveries(webhook)).toMatchObject([{ status: 'delivered' }]);
  });

  test('is deleted after thirty days', async () => {
    const { id: webhook } = await aWebhook();
    await anEnquiry();
    await t.deliver();
    pass((limits.keepDays + 1) * 24 * HOUR);
    await deliverWebhooks(t.services);
    expect(
      await t.services.db.selectFrom('webhookDeliveries').where('webhookId', '=', webhook).selectAll().execute(),
    ).toEqual([]);
  });
});

describe('a webhook that is disabled', () => {
  const disable = (webhook: number) => manage('PATCH', `/${webhook}`, { enabled: false });
  const sendAgainIn = async (milliseconds: number): Promise<void> => {
    pass(milliseconds);
    await deliverWebhooks(t.services);
  };

  test('gets nothing that waits for it but a test, and its deliveries say why', async () => {
    answers = 500;
    const { id: webhook } = await aWebhook();
    await anEnquiry();
    await manage('POST', `/${webhook}/test`);
    await t.deliver();
    await disable(webhook);
    answers = 200;
    received.length = 0;
    await sendAgainIn(HOUR);
    expect(received.map(({ body }) => JSON.parse(body).type)).toEqual(['test']);
    const left = await deliveries(webhook);
    expect(left).toMatchObject([
      { event: 'test', status: 'delivered' },
      { status: 'failed', next_try_at: null, error: 'disabled' },
    ]);
  });

  test('gets no more of what is just being sent to it', async () => {
    const { id: webhook } = await aWebhook();
    await anEnquiry();
    const sends = vi.spyOn(t.services.webhookClient, 'send').mockImplementationOnce(async () => {
      await disable(webhook);
      return { status: 500 };
    });
    await t.deliver();
    await sendAgainIn(HOUR);
    sends.mockRestore();
    expect(received).toEqual([]);
    expect(await deliveries(webhook)).toMatchObject([{ status: 'failed', tries: 1, answer_status: 500 }]);
  });

  test('gets once what is resent by hand', async () => {
    answers = 500;
    const { id: webhook } = await aWebhook();
    await anEnquiry();
    await t.deliver();
    await disable(webhook);
    received.length = 0;
    const [{ id: delivery } = { id: 0 }] = await deliveries(webhook);
    await manage('POST', `/${webhook}/deliveries/${delivery}/resend`);
    await t.deliver();
    await sendAgainIn(HOUR);
    expect(received).toHaveLength(1);
    expect(await deliveries(webhook)).toMatchObject([{ status: 'failed', tries: 1 }]);
  });
});

describe('managing', () => {
  test('a test with a sample enquiry goes to a disabled address as well', async () => {
    const { id: webhook } = await aWebhook();
    await manage('PATCH', `/${webhook}`, { enabled: false });
    await manage('POST', `/${webhook}/test`);
    await t.deliver();
    expect(JSON.parse(received[0]?.body ?? '{}')).toMatchObject({ type: 'test', data: { enquiry: { id: 0 } } });
  });

  test('tests and resent deliveries are few a minute, so that nobody floods a stranger’s address with them', async () => {
    const { id: webhook } = await aWebhook();
    const send = (path: string) =>
      t.app.inject({
        method: 'POST',
        url: `/api/organisations/${id.oakline}/webhooks/${webhook}${path}`,
        headers: { authorization: `Bearer ${owner}` },
        remoteAddress: '10.8.0.1',
      });
    const statuses = async (path: string) => {
      const answers = [];
      for (let n = 0; n <= limits.sendsPerMinute; n++) answers.push((await send(path)).statusCode);
      return [answers.slice(0, -1).filter((status) => status === 200).length, answers.at(-1)];
    };
    expect(await statuses('/test')).toEqual([limits.sendsPerMinute, 429]);
    const [{ id: delivery } = { id: 0 }] = await deliveries(webhook);
    expect(await statuses(`/deliveries/${delivery}/resend`)).toEqual([limits.sendsPerMinute, 429]);
  });

  test('a new secret signs from then on', async () => {
    const { id: webhook, secret } = await aWebhook();
    const renewed = (await manage('POST', `/${webhook}/secret`)).json().data.secret;
    expect(renewed).toMatch(/^whsec_.{44}$/);
    expect(renewed).not.toBe(secret);
  });

  test('a sixth is rejected', async () => {
    for (let n = 0; n < limits.perOrganisation; n++) await aWebhook();
    const rejected = await manage('POST', '', { address: crmAddress() });
    expect(rejected.statusCode).toBe(409);
    expect(rejected.json().message).toBe(messages.full);
  });

  test.each([
    ['', messages.addressRequired],
    ['crm.example.org', messages.addressInvalid],
    ['javascript:alert(1)', messages.addressInvalid],
    ['ftp://crm.example.org', messages.addressInvalid],
    ['https://user:secret@crm.example.org', messages.addressInvalid],
    [`https://crm.example.org/${'a'.repeat(limits.addressMaximum)}`, messages.addressLong],
  ])('%.40s is no address', async (address, message) => {
    const rejected = await manage('POST', '', { address });
    expect(rejected.statusCode).toBe(422);
    expect(rejected.json().errors.address).toEqual([message]);
  });

  test('outside the demo only https is accepted', async () => {
    Object.assign(t.services.config, { demo: false });
    const rejected = await manage('POST', '', { address: 'http://crm.example.org' });
    Object.assign(t.services.config, { demo: true });
    expect(rejected.json().errors.address).toEqual([messages.addressInvalid]);
  });

  test('removing deletes the deliveries', async () => {
    const { id: webhook } = await aWebhook();
    await manage('POST', `/${webhook}/test`);
    expect((await manage('DELETE', `/${webhook}`)).statusCode).toBe(200);
    expect(await t.services.db.selectFrom('webhookDeliveries').selectAll().execute()).toEqual([]);
  });
});

describe('quotes', () => {
  test('are sent as they are then, by name of the event, and without the customer’s link', async () => {
    await aWebhook();
    const ask = async (method: Parameters<typeof call>[0], path: string, payload: object) =>
      (await call(method, path, { token: owner, payload })).json().data;
    const quote = await ask('POST', `/organisations/${id.oakline}/quotes`, { customer_name: 'Zoë Müller' });
    const line = { id: 'one', kind: 'own', name: 'Measuring', quantity: 2, unit_price: 5000 };
    const customer = { name: 'Zoë Müller', email: 'zoe@example.org' };
    const content = { ...quote.content, customer, lines: [line] };
    const saved = await ask('PUT', `/quotes/${quote.id}`, { revision: quote.revision, content });
    await ask('POST', `/quotes/${quote.id}/send`, { revision: saved.revision });
    await t.deliver();
    const token = /\/quote(?:\?[\w=-]+)?#([\w-]+)/.exec(t.sent.at(-1)?.text ?? '')?.[1] ?? '';
    await ask('POST', '/quote-links/ask', { token, text: 'When?' });
    await ask('POST', '/quote-links/decline', { token, reason: 'Too dear' });
    await t.deliver();
    const bodies = received.map(({ body }) => JSON.parse(body));
    expect(bodies.map(({ type }) => type).toSorted()).toEqual(['quote.declined', 'quote.question', 'quote.sent']);
    expect(bodies.find(({ type }) => type === 'quote.declined').data.quote).toMatchObject({
      ...{ id: quote.id, number: 'Q-0001', versions: 1, state: 'lost', lost_reason: 'Too dear', currency: 'GBP' },
      ...{ net: 10_000, total: 10_000, customer, enquiry_id: null, configurator: null, reseller_id: null },
    });
    expect(JSON.stringify(bodies)).not.toContain(token);
    const [webhook] = (await manage('GET', '')).json().data;
    const deliveries = (await manage('GET', `/${webhook.id}/deliveries`)).json().data as WebhookDelivery[];
    expect(deliveries.map(({ quote_id: quoteId }) => quoteId)).toEqual([quote.id, quote.id, quote.id]);
  });
});
