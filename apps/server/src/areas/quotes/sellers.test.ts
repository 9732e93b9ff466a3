import { ERASED_CUSTOMER } from '@vitrine/contract/quotes/limits';
import type { Quote } from '@vitrine/contract/quotes/schemas';
import { quoteValidation as messages } from '@vitrine/contract/quotes/validation-messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TEST_DAY } from '../../testing/app-for-tests.ts';
import { aLine, DESIGN, openQuoteWorld, type QuoteWorld } from '../../testing/quote-world.ts';

let world: QuoteWorld;
beforeAll(async () => {
  world = await openQuoteWorld();
});
afterAll(() => world.t.close());
beforeEach(async () => {
  world.t.setNow(TEST_DAY);
  await world.t.services.db.deleteFrom('quotes').execute();
  await world.t.services.db.updateTable('organisations').set({ quoteSettings: null }).execute();
});

const SETTINGS = { prefix: 'Q-', next_number: 1, valid_days: 30, seller: '', notes: '', terms: '' };

describe('a reseller', () => {
  const CANARY = 'canary-of-eastside';
  let secret: Quote;
  let secretEnquiry = 0;
  beforeEach(async () => {
    secretEnquiry = await world.anEnquiry({ resellerId: world.id.eastside, name: CANARY });
    const draft = await world.create({ enquiry_id: secretEnquiry }, 'eastside');
    const lines = [aLine({ name: CANARY, unit_price: 987_654 })];
    secret = await world.send(await world.save(draft, { lines, title: CANARY, notes: CANARY }, 'eastside'), 'eastside');
    await world.link('ask', { token: await world.newestToken(), text: CANARY });
  });

  test('reads nothing of another one’s, by any route', async () => {
    const { northside, eastside, oakline } = world.id;
    const one = `/quotes/${secret.id}`;
    const [read, change] = [
      [one, `${one}/pdf`, `${one}/pdf?version=1`, `${one}/parts`, `${one}/parts/csv`],
      [`${one}/design-lines`, `${one}/send`, `${one}/lost`, `${one}/reopen`, `${one}/answers`],
    ];
    const payload = { revision: secret.revision, text: 'x' };
    const answers = [
      ...(await Promise.all(read.map((path) => world.call('GET', path, { token: world.tokens.northside })))),
      ...(await Promise.all(
        change.map((path) => world.call('POST', path, { token: world.tokens.northside, payload })),
      )),
      await world.ofQuote('PUT', `${secret.id}`, { revision: secret.revision, content: secret.content }, 'northside'),
      await world.ofQuote('DELETE', `${secret.id}`, undefined, 'northside'),
      ...(await Promise.all(
        [eastside, oakline].flatMap((tenant) =>
          ['quotes', 'quote-settings', 'quote-figures'].map((path) =>
            world.call('GET', `/organisations/${tenant}/${path}`, { token: world.tokens.northside }),
          ),
        ),
      )),
      await world.ofTenant('POST', 'quotes', { copy_of: secret.id }, 'northside'),
      await world.ofTenant('POST', 'quotes', { enquiry_id: secretEnquiry }, 'northside'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    const lists = [
      await world.ofTenant('GET', `quotes?search=${CANARY}`, undefined, 'northside'),
      await world.ofTenant('GET', `quotes?enquiry=${secretEnquiry}`, undefined, 'northside'),
      await world.ofTenant('GET', 'quote-figures', undefined, 'northside'),
    ];
    expect(lists.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    for (const { body } of [...answers, ...lists]) {
      expect(body).not.toContain(CANARY);
      expect(body).not.toContain('987654');
    }
    expect(northside).not.toBe(eastside);
  });

  test('is read by its organisation, which changes none of it', async () => {
    const list = await world.ofTenant('GET', 'quotes');
    expect(list.json().data.quotes).toMatchObject([{ id: secret.id, reseller: { name: 'Eastside' } }]);
    expect((await world.ofQuote('GET', `${secret.id}`)).json().data).toMatchObject({ can_edit: false });
    const { revision, content } = secret;
    for (const [method, path, payload] of [
      ['PUT', `${secret.id}`, { revision, content }],
      ['PUT', `${secret.id}`, { nonsense: 1 }],
      ['POST', `${secret.id}/send`, { revision }],
      ['POST', `${secret.id}/lost`, { revision }],
      ['POST', `${secret.id}/answers`, { text: 'x' }],
      ['DELETE', `${secret.id}`, undefined],
    ] as const)
      expect([path, (await world.ofQuote(method, path, payload)).statusCode]).toEqual([path, 403]);
    const made = await world.call('POST', `/organisations/${world.id.eastside}/quotes`, {
      ...{ token: world.tokens.oakline, payload: { customer_name: 'A' } },
    });
    expect(made.statusCode).toBe(403);
    expect((await world.ofQuote('GET', `${secret.id}`, undefined, 'terra')).statusCode).toBe(404);
  });

  test('prices its own copy, whatever reseller it names', async () => {
    const { eastside, kitchen } = world.id;
    const design = { configurator_id: kitchen, reseller_id: eastside, design: DESIGN };
    const quote = await world.create({ design, customer_name: 'A' }, 'northside');
    expect(quote.design?.reseller_id).toBe(world.id.northside);
    const foreign = await world.ofTenant('POST', 'quotes', { design, customer_name: 'A' }, 'terra');
    expect(foreign.statusCode).toBe(404);
  });
});

describe('the numbers of a series', () => {
  test('are different for quotes that are created at the same moment, and each seller has its own', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => world.create()));
    expect(made.map(({ number }) => number).toSorted()).toEqual([
      'Q-0001',
      'Q-0002',
      'Q-0003',
      'Q-0004',
      'Q-0005',
      'Q-0006',
    ]);
    expect((await world.create({ customer_name: 'A' }, 'northside')).number).toBe('Q-0001');
  });

  test('continue where the settings say, and skip what is used', async () => {
    await world.ofTenant('PUT', 'quote-settings', { ...SETTINGS, prefix: '26.', next_number: 2 });
    expect((await world.create()).number).toBe('26.0002');
    const used = await world.ofTenant('PUT', 'quote-settings', { ...SETTINGS, prefix: '26.', next_number: 2 });
    expect([used.statusCode, used.json().errors.next_number]).toEqual([422, [messages.numberUsed]]);
    await world.ofTenant('PUT', 'quote-settings', { ...SETTINGS, prefix: '2', next_number: 6 });
    await world.t.services.db.updateTable('quotes').set({ number: '20006' }).execute();
    expect((await world.create()).number).toBe('20007');
    expect((await world.ofTenant('GET', 'quote-settings')).json().data.next_number).toBe(8);
    expect((await world.ofTenant('PUT', 'quote-settings', { ...SETTINGS, prefix: '<b>' })).statusCode).toBe(422);
  });
});

test('a setting that a request leaves out keeps its value', async () => {
  const { next_number: _next, ...before } = (await world.ofTenant('GET', 'quote-settings')).json().data;
  await world.ofTenant('PUT', 'quote-settings', { colour: '#203040', terms: 'Payable at once' });
  const changed = await world.ofTenant('PUT', 'quote-settings', { valid_days: 14 });
  expect(changed.json().data).toMatchObject({
    ...{ ...before, valid_days: 14 },
    ...{ colour: '#203040', terms: 'Payable at once' },
  });
  expect((await world.ofTenant('GET', 'quote-settings')).json().data).toEqual(changed.json().data);
});

describe('the figures', () => {
  test('count a quote when it was first sent, and when it was won', async () => {
    world.t.setNow(new Date('2026-04-30T23:00:00Z'));
    const design = { configurator_id: world.id.kitchen, design: DESIGN };
    const first = await world.aQuote('oakline', { lines: [aLine({ tax_rate: 2000, unit_price: 6000 })] }, { design });
    await world.send(first);
    const token = await world.newestToken();
    await world.send(await world.aQuote('northside'), 'northside');
    world.t.setNow(new Date('2026-05-02T09:00:00Z'));
    expect((await world.link('accept', { token, name: 'Ann' })).statusCode).toBe(200);
    world.t.setNow(TEST_DAY);
    const figures = (await world.ofTenant('GET', 'quote-figures?months=3')).json().data;
    const none = { currency: 'GBP', quoted: 0, quoted_value: 0, won: 0, won_value: 0 };
    expect(figures.months).toEqual([
      { ...none, month: '2026-04', quoted: 2, quoted_value: 20_000 },
      { ...none, month: '2026-05', won: 1, won_value: 10_000 },
      { ...none, month: '2026-06' },
    ]);
    expect(figures.configurators).toEqual([
      { ...none, id: world.id.kitchen, name: 'Kitchen', quoted: 1, quoted_value: 10_000, won: 1, won_value: 10_000 },
      { ...none, id: null, name: '', quoted: 1, quoted_value: 10_000 },
    ]);
    expect(figures.resellers).toEqual([
      { ...none, id: null, name: 'Oakline', quoted: 1, quoted_value: 10_000, won: 1, won_value: 10_000 },
      { ...none, id: world.id.northside, name: 'Northside', quoted: 1, quoted_value: 10_000 },
    ]);
    const own = (await world.ofTenant('GET', 'quote-figures', undefined, 'northside')).json().data;
    expect(own.resellers).toMatchObject([{ id: world.id.northside, quoted: 1, won: 0 }]);
    expect(own.months).toHaveLength(12);
    expect((await world.ofTenant('GET', 'quote-figures?months=37')).statusCode).toBe(422);
  });
});

describe('the design of a quote', () => {
  test('is calculated again without changing the draft, and names what is gone', async () => {
    const quote = await world.create({ enquiry_id: await world.anEnquiry() });
    await world.t.services.db
      .updateTable('quotes')
      .set({ design: JSON.stringify({ ...quote.design, design: 'W1,GONE,D1', resellerId: null }) })
      .execute();
    const answer = await world.ofQuote('POST', `${quote.id}/design-lines`, {});
    expect(answer.json().data).toMatchObject({ version: 1, tax_included: true, gone: ['GONE'], unpriced: [] });
    expect((await world.ofQuote('GET', `${quote.id}`)).json().data.revision).toBe(quote.revision);
  });

  test('has a list of its parts, also as files', async () => {
    const quote = await world.create({ enquiry_id: await world.anEnquiry() });
    const parts = (await world.ofQuote('GET', `${quote.id}/parts`)).json().data;
    expect(parts).toMatchObject({
      configurator: 'Kitchen',
      currency: 'GBP',
      subtotal: 11_700,
      parts: [{ quantity: 3 }],
    });
    expect((await world.ofQuote('GET', `${quote.id}/parts/csv`)).body).toContain('Article,Name,Quantity');
    const xlsx = await world.ofQuote('GET', `${quote.id}/parts/xlsx`);
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK');
    const empty = await world.create();
    expect((await world.ofQuote('GET', `${empty.id}/parts`)).statusCode).toBe(409);
    expect((await world.ofQuote('POST', `${empty.id}/design-lines`, {})).statusCode).toBe(409);
  });

  test('has the image that the visitor sent until the enquiry is erased, and then its own', async () => {
    const enquiry_id = await world.anEnquiry();
    const quote = await world.create({ enquiry_id });
    await world.t.services.db.deleteFrom('enquiries').where('id', '=', enquiry_id).execute();
    expect((await world.ofQuote('GET', `${quote.id}`)).json().data).toMatchObject({
      ...{
        enquiry_id: null,
        design: { image: expect.stringContaining('/designs/image?configurator='), url: null },
        sums: quote.sums,
      },
    });
  });
});

test('a person’s data is exported and erased; an accepted quote keeps its amounts', async () => {
  const { quote: open } = await world.aSentQuote();
  const { quote, token } = await world.aSentQuote('oakline', { title: 'For Ann Lee', notes: 'Dear Ann Lee' });
  await world.link('ask', { token, text: 'I am Ann Lee' });
  await world.link('accept', { token, name: 'Ann Lee' });
  await world.t.deliver();
  const address = 'enquiries/stored?email=ANN@customer.test';
  const stored = (await world.ofTenant('GET', address)).json().data;
  expect(stored.quotes).toMatchObject([{ number: open.number }, { number: quote.number, status: 'accepted' }]);
  expect((await world.ofTenant('DELETE', 'enquiries?email=ann@customer.test')).statusCode).toBe(200);
  const left = (await world.ofTenant('GET', 'quotes')).json().data.quotes;
  expect(left).toMatchObject([{ id: quote.id, state: 'accepted', customer: 'Erased', total: 10_000 }]);
  expect((await world.link('read', { token })).statusCode).toBe(404);
  const rows = await world.t.store.run(
    `select string_agg(line, ' ') as all_rows from (select q::text as line from quotes q union all
       select v::text from quote_versions v union all select m::text from quote_messages m union all
       select e::text from emails e where e.quote_version_id is not null) lines`,
  );
  expect(String(rows.rows[0]?.all_rows)).not.toMatch(/ann/i);
  expect((await world.ofTenant('GET', address)).json().data.quotes).toEqual([]);
});

test('a quote that was sent twice stays in the figures once its customer is erased', async () => {
  const { quote } = await world.aSentQuote();
  await world.send(await world.save(quote, { lines: [aLine({ unit_price: 6000 })] }));
  await world.link('accept', { token: await world.newestToken(), name: 'Ann Lee' });
  const figures = async () => (await world.ofTenant('GET', 'quote-figures?months=1')).json().data;
  const before = await figures();
  expect(before.months).toMatchObject([{ quoted: 1, won: 1 }]);
  expect((await world.ofTenant('DELETE', 'enquiries?email=ann@customer.test')).statusCode).toBe(200);
  expect(await figures()).toEqual(before);
});

test('erasing a person leaves an accepted quote as it was sent, whatever its draft says since', async () => {
  const { quote, token } = await world.aSentQuote('oakline', { title: 'Kitchen', terms: 'As agreed' });
  const lines = [aLine({ unit_price: 99_900, name: 'Never sent' })];
  await world.save(quote, { lines, terms: 'Never sent', valid_until: '2099-01-01' });
  expect((await world.link('accept', { token, name: 'Ann Lee' })).statusCode).toBe(200);
  const { db } = world.t.services;
  const read = async () => [
    (await db.selectFrom('quotes').select('content').executeTakeFirstOrThrow()).content,
    (await db.selectFrom('quoteVersions').select('content').executeTakeFirstOrThrow()).content,
  ];
  const [draft, accepted] = await read();
  expect((await world.ofTenant('DELETE', 'enquiries?email=ann@customer.test')).statusCode).toBe(200);
  const erased = { customer: ERASED_CUSTOMER, title: '', notes: '' };
  expect(await read()).toEqual([
    { ...draft, ...erased },
    { ...accepted, ...erased },
  ]);
  expect(accepted).toMatchObject({ terms: 'As agreed', lines: [{ name: 'Measuring', unit_price: 5000 }] });
});
