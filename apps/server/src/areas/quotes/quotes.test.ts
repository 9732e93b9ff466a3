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
  const { t } = world;
  t.setNow(TEST_DAY);
  await t.services.db.deleteFrom('quotes').execute();
  await t.services.db.deleteFrom('enquiries').execute();
  await t.services.db.updateTable('organisations').set({ quoteSettings: null }).execute();
});

const stageOf = async (id: number) =>
  (await world.t.services.db.selectFrom('enquiries').select('stage').where('id', '=', id).executeTakeFirstOrThrow())
    .stage;

describe('a quote', () => {
  test('from an enquiry has its customer and the lines of its design', async () => {
    const enquiry_id = await world.anEnquiry();
    const quote = await world.create({ enquiry_id });
    expect(quote).toMatchObject({
      ...{ number: 'Q-0001', state: 'draft', versions: 0, currency: 'GBP', enquiry_id, can_edit: true, decimals: 2 },
      configurator: { id: world.id.kitchen, name: 'Kitchen' },
      content: { title: 'Kitchen', valid_until: '2026-07-15', tax_included: true },
      design: { design: DESIGN, version: 1, image: expect.stringMatching(/enquiries\/x\/preview.jpg$/) },
    });
    expect(quote.content.customer).toEqual({
      ...{ name: 'Ann Lee', email: 'ann@customer.test', phone: '020 7946 0000', address: 'SW1A 1AA' },
    });
    expect(quote.content.lines).toEqual([expect.objectContaining({ kind: 'design', quantity: 3, unit_price: 3900 })]);
    expect(quote.sums).toMatchObject({ net: 11_700, total: 11_700 });
  });

  test('from a design, as a copy, and from nothing', async () => {
    const design = { configurator_id: world.id.kitchen, design: DESIGN };
    const made = await world.create({ design, customer_name: 'Bob' });
    expect(made).toMatchObject({ number: 'Q-0001', sums: { total: 11_700 }, content: { customer: { name: 'Bob' } } });
    const changed = await world.save(made, { lines: [...made.content.lines, aLine({ unit_price: 1 })] });
    world.t.setNow(new Date('2026-08-01T09:00:00Z'));
    const copy = await world.create({ copy_of: made.id });
    expect(copy).toMatchObject({ number: 'Q-0002', state: 'draft', sums: changed.sums, revision: 1 });
    expect(copy.content).toEqual({ ...changed.content, valid_until: '2026-08-31' });
    expect(await world.create({ currency: 'EUR' })).toMatchObject({
      number: 'Q-0003',
      currency: 'EUR',
      sums: { total: 0 },
    });
  });

  test('is listed newest first by page, state and search', async () => {
    const first = await world.aQuote('oakline', { title: 'Loft 100%' });
    await world.send(await world.aQuote());
    const numbers = async (query = '') =>
      (await world.ofTenant('GET', `quotes${query}`))
        .json()
        .data.quotes.map(({ number }: { number: string }) => number);
    expect(await numbers()).toEqual(['Q-0002', 'Q-0001']);
    expect(await numbers('?limit=1')).toEqual(['Q-0002']);
    expect((await world.ofTenant('GET', 'quotes?limit=1')).json().data.more).toBe(true);
    expect(await numbers(`?before=${first.id + 1}`)).toEqual(['Q-0001']);
    expect(await numbers('?state=sent')).toEqual(['Q-0002']);
    expect(await numbers('?search=100%25')).toEqual(['Q-0001']);
    expect(await numbers('?search=q-0002')).toEqual(['Q-0002']);
    world.t.setNow(new Date('2026-09-01T09:00:00Z'));
    expect(await numbers('?state=sent')).toEqual([]);
    expect(await numbers('?state=expired')).toEqual(['Q-0002']);
  });

  test('is sent, changed and sent again; what was sent stays as it was', async () => {
    const { quote, token } = await world.aSentQuote();
    expect(quote).toMatchObject({ state: 'sent', versions: 1, has_changes: false, total: 10_000 });
    expect(quote.sent).toEqual([
      expect.objectContaining({ number: 'Q-0001-1', sent_to: 'ann@customer.test', total: 10_000, accepted: null }),
    ]);
    const saved = await world.save(quote, { lines: [aLine({ quantity: 1 })], notes: 'Less' });
    expect(saved).toMatchObject({ has_changes: true, total: 10_000, sums: { total: 5000 } });
    expect(await world.linked(token)).toMatchObject({
      number: 'Q-0001-1',
      state: 'open',
      sums: { total: 10_000 },
      notes: '',
    });
    const again = await world.send(saved);
    const second = await world.newestToken();
    expect(again).toMatchObject({ versions: 2, has_changes: false, total: 5000 });
    expect(await world.linked(token)).toMatchObject({ number: 'Q-0001-1', state: 'replaced', sums: { total: 10_000 } });
    expect(await world.linked(second)).toMatchObject({ number: 'Q-0001-2', state: 'open', sums: { total: 5000 } });
    await expect(
      world.t.services.db.updateTable('quoteVersions').set({ net: 1 }).where('quoteId', '=', quote.id).execute(),
    ).rejects.toThrow('does not change');
  });

  test('saved back to what was sent has no changes', async () => {
    const { quote } = await world.aSentQuote();
    const changed = await world.save(quote, { notes: 'More' });
    expect(await world.save(changed, quote.content)).toMatchObject({ has_changes: false });
  });

  test('cuts a long name of a visitor between two characters', async () => {
    const enquiry_id = await world.anEnquiry({ name: `${'a'.repeat(119)}😀` });
    expect((await world.create({ enquiry_id })).content.customer.name).toBe('a'.repeat(119));
  });

  test('moves its enquiry by itself', async () => {
    const enquiry_id = await world.anEnquiry();
    const sent = await world.send(await world.create({ enquiry_id }));
    expect(await stageOf(enquiry_id)).toBe('Quoted');
    const lost = await world.ofQuote('POST', `${sent.id}/lost`, { revision: sent.revision, reason: 'Too dear' });
    expect(lost.json().data).toMatchObject({ state: 'lost', lost_reason: 'Too dear' });
    expect(await stageOf(enquiry_id)).toBe('Lost');
    const { revision } = lost.json().data;
    const reopened = await world.ofQuote('POST', `${sent.id}/reopen`, { revision });
    expect(reopened.json().data).toMatchObject({ state: 'sent', lost_reason: null });
    expect(await stageOf(enquiry_id)).toBe('Quoted');
    expect((await world.link('accept', { token: await world.newestToken(), name: 'Ann' })).statusCode).toBe(200);
    expect(await stageOf(enquiry_id)).toBe('Won');
  });

  test('of an enquiry with another open quote does not lose it', async () => {
    const enquiry_id = await world.anEnquiry();
    const one = await world.send(await world.create({ enquiry_id }));
    await world.send(await world.create({ enquiry_id }));
    await world.ofQuote('POST', `${one.id}/lost`, { revision: one.revision });
    expect(await stageOf(enquiry_id)).toBe('Quoted');
  });
});

describe('a change is rejected', () => {
  test('when somebody else saved meanwhile', async () => {
    const quote = await world.aQuote();
    await world.save(quote, { notes: 'First' });
    const payload = { revision: quote.revision, content: quote.content };
    const answer = await world.ofQuote('PUT', `${quote.id}`, payload);
    expect([answer.statusCode, answer.json().message]).toEqual([409, messages.moved]);
    expect((await world.ofQuote('POST', `${quote.id}/send`, { revision: quote.revision })).statusCode).toBe(409);
  });

  test.each([
    ['a negative price', { lines: [aLine({ unit_price: -1 })] }, 'content.lines'],
    ['two lines of one id', { lines: [aLine(), aLine()] }, 'content.lines'],
    ['sums beyond counting', { lines: [aLine({ quantity: 100_000, unit_price: 100_000_000_000 })] }, 'content.lines'],
    ['no name of a customer', { customer: { name: ' ', email: '' } }, 'content.customer.name'],
  ])('with %s', async (_case, content, field) => {
    const quote = await world.aQuote();
    const payload = { revision: quote.revision, content: { ...quote.content, ...content } };
    const answer = await world.ofQuote('PUT', `${quote.id}`, payload);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  test.each([
    ['missing price', { lines: [aLine({ unit_price: null })] }, 'content.lines'],
    ['no lines', { lines: [] }, 'content.lines'],
    ['no address', { customer: { name: 'Ann', email: '' } }, 'content.customer.email'],
    ['a past day', { valid_until: '2026-06-14' }, 'content.valid_until'],
  ])('of sending with %s', async (_case, content, field) => {
    const quote = await world.aQuote('oakline', content);
    const answer = await world.ofQuote('POST', `${quote.id}/send`, { revision: quote.revision });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  test('of sending only once the last day is over everywhere, as it expires only then', async () => {
    world.t.setNow(new Date('2026-06-16T11:59:00Z'));
    const quote = await world.aQuote('oakline', { valid_until: '2026-06-15' });
    const send = () => world.ofQuote('POST', `${quote.id}/send`, { revision: quote.revision });
    world.t.setNow(new Date('2026-06-16T12:00:00Z'));
    expect((await send()).statusCode).toBe(422);
    world.t.setNow(new Date('2026-06-16T11:59:00Z'));
    expect((await send()).statusCode).toBe(200);
  });

  test('of sending what the customer has already, and of deleting it', async () => {
    const { quote } = await world.aSentQuote();
    const answer = await world.ofQuote('POST', `${quote.id}/send`, { revision: quote.revision });
    expect([answer.statusCode, answer.json().message]).toEqual([409, messages.unchanged]);
    expect((await world.ofQuote('DELETE', `${quote.id}`)).statusCode).toBe(409);
    const draft = await world.create();
    expect((await world.ofQuote('DELETE', `${draft.id}`)).statusCode).toBe(200);
    expect((await world.ofQuote('GET', `${draft.id}`)).statusCode).toBe(404);
  });

  test('of an accepted quote', async () => {
    const { quote, token } = await world.aSentQuote();
    expect((await world.link('accept', { token, name: 'Ann Lee' })).statusCode).toBe(200);
    const { revision, content } = (await world.ofQuote('GET', `${quote.id}`)).json().data;
    for (const [method, path, payload] of [
      ['PUT', `${quote.id}`, { revision, content }],
      ['POST', `${quote.id}/send`, { revision }],
      ['POST', `${quote.id}/lost`, { revision }],
      ['POST', `${quote.id}/reopen`, { revision }],
    ] as const) {
      const answer = await world.ofQuote(method, path, payload);
      expect([path, answer.statusCode, answer.json().message]).toEqual([path, 409, messages.closed]);
    }
  });

  test('of a design in another currency than the quote', async () => {
    const enquiry_id = await world.anEnquiry();
    const quote = await world.create({ enquiry_id, currency: 'EUR' });
    expect(quote).toMatchObject({ currency: 'EUR', content: { lines: [] }, design: { version: null } });
    const answer = await world.ofQuote('POST', `${quote.id}/design-lines`, {});
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.currency).toEqual([messages.otherCurrency]);
    expect((await world.ofTenant('POST', 'quotes', { copy_of: quote.id, currency: 'GBP' })).statusCode).toBe(422);
  });
});
