import { quoteLimits as limits } from '@vitrine/contract/quotes/limits';
import { quoteValidation as messages } from '@vitrine/contract/quotes/validation-messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TEST_DAY } from '../../../testing/app-for-tests.ts';
import { aLine, openQuoteWorld, type QuoteWorld } from '../../../testing/quote-world.ts';
import { readPdf } from '../../../testing/read-pdf.ts';

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

const stateNow = async (id: number) => (await world.ofQuote('GET', `${id}`)).json().data;

describe('a customer with the link', () => {
  test('sees what was sent, and nothing of the seller’s own', async () => {
    await world.ofTenant('PUT', 'quote-settings', {
      ...{ prefix: 'OAK/', next_number: 12, valid_days: 10, seller: 'VAT 123', notes: 'Hello', terms: '30 days' },
      colour: '#1F6F5F',
    });
    const enquiry_id = await world.anEnquiry();
    const quote = await world.create({ enquiry_id });
    await world.send(
      await world.save(quote, { lines: [...quote.content.lines, aLine({ discount: 1000, tax_rate: 2000 })] }),
    );
    const linked = await world.linked(await world.newestToken());
    expect(linked).toMatchObject({
      seller: { name: 'Oakline', details: 'VAT 123', colour: '#1F6F5F' },
      ...{ number: 'OAK/0012-1', state: 'open', valid_until: '2026-06-25', notes: 'Hello', terms: '30 days' },
      ...{ customer: { name: 'Ann Lee', address: 'SW1A 1AA' }, sums: { total: 11_700 + 9000, discount: 1000 } },
      design: { name: 'Kitchen', url: 'https://oakline.example/kitchens' },
    });
    expect(linked.lines.map(({ amount }) => amount)).toEqual([11_700, 9000]);
    expect(JSON.stringify(linked)).not.toContain('seller@oakline.test');
  });

  test('accepts once, with a name; both sides are notified', async () => {
    const enquiry_id = await world.anEnquiry();
    await world.send(await world.create({ enquiry_id }));
    const token = await world.newestToken();
    world.t.sent.length = 0;
    const answer = await world.link('accept', { token, name: ' Ann Lee ' });
    expect(answer.json().data).toMatchObject({
      state: 'accepted',
      accepted: { name: 'Ann Lee', at: TEST_DAY.toISOString() },
    });
    const again = await world.link('accept', { token, name: 'Bob' });
    expect([again.statusCode, again.json().message]).toEqual([409, messages.alreadyAccepted]);
    expect((await world.link('decline', { token })).statusCode).toBe(409);
    expect(await world.linked(token)).toMatchObject({ state: 'accepted', accepted: { name: 'Ann Lee' } });
    await world.t.deliver();
    expect(world.t.sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['seller@oakline.test', 'Quote Q-0001-1 was accepted'],
      ['ann@customer.test', 'You accepted quote Q-0001-1'],
    ]);
  });

  test('accepts once when two browsers do so at the same moment', async () => {
    const { quote, token } = await world.aSentQuote();
    const answers = await Promise.all(['Ann', 'Bob', 'Cem'].map((name) => world.link('accept', { token, name })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json().data.accepted.name;
    expect((await stateNow(quote.id)).sent[0].accepted.name).toBe(winner);
  });

  test('accepts what was sent, or the seller sends what is newer: never both', async () => {
    const { quote, token } = await world.aSentQuote();
    const changed = await world.save(quote, { lines: [aLine({ unit_price: 1 })] });
    const [accepted, sent] = await Promise.all([
      world.link('accept', { token, name: 'Ann' }),
      world.ofQuote('POST', `${quote.id}/send`, { revision: changed.revision }),
    ]);
    expect([accepted.statusCode, sent.statusCode].toSorted()).toEqual([200, 409]);
    const after = await stateNow(quote.id);
    expect(after.state).toBe(accepted.statusCode === 200 ? 'accepted' : 'sent');
    if (accepted.statusCode === 200) expect(after).toMatchObject({ has_changes: false, sums: { total: 10_000 } });
  });

  test('accepts what was sent; what the seller changed since is in a copy', async () => {
    const { quote, token } = await world.aSentQuote();
    await world.save(quote, { notes: 'With a better tap', lines: [aLine({ unit_price: 7000 })] });
    expect((await world.link('accept', { token, name: 'Ann' })).statusCode).toBe(200);
    expect(await stateNow(quote.id)).toMatchObject({
      ...{ state: 'accepted', has_changes: false, total: 10_000 },
      ...{ content: { notes: '' }, sums: { total: 10_000 } },
    });
    const pdf = readPdf((await world.ofQuote('GET', `${quote.id}/pdf`)).rawPayload).pages.flat();
    expect(pdf).toContain('Quote Q-0001-1');
    expect(pdf).not.toContain('With a better tap');
    const copy = await world.create({ copy_of: quote.id });
    expect(copy).toMatchObject({ state: 'draft', content: { notes: 'With a better tap' }, total: 14_000 });
  });

  test('declines with a reason, which only the seller reads', async () => {
    const enquiry_id = await world.anEnquiry();
    const { id } = await world.send(await world.create({ enquiry_id }));
    const token = await world.newestToken();
    world.t.sent.length = 0;
    const reason = 'Too dear, see https://spam.test';
    expect((await world.link('decline', { token, reason })).json().data).toMatchObject({ state: 'declined' });
    expect(await stateNow(id)).toMatchObject({ state: 'lost', lost_reason: reason });
    await world.t.deliver();
    expect(world.t.sent.map(({ to }) => to)).toEqual(['seller@oakline.test']);
    expect(world.t.sent[0]?.text).not.toContain('spam.test');
    const stage = await world.t.services.db
      .selectFrom('enquiries')
      .select('stage')
      .where('id', '=', enquiry_id)
      .execute();
    expect(stage).toEqual([{ stage: 'Lost' }]);
  });

  test('asks, and reads the answer', async () => {
    const { quote, token } = await world.aSentQuote();
    world.t.sent.length = 0;
    const text = 'Is delivery included? https://spam.test';
    expect((await world.link('ask', { token, text })).json().data.messages).toEqual([
      expect.objectContaining({ from: 'customer', author: 'Ann Lee', text }),
    ]);
    expect(await stateNow(quote.id)).toMatchObject({ has_question: true });
    const answer = await world.ofQuote('POST', `${quote.id}/answers`, { text: 'It is.' });
    expect(answer.json().data).toMatchObject({ has_question: false });
    expect((await world.linked(token)).messages).toMatchObject([
      { from: 'customer' },
      { from: 'seller', text: 'It is.' },
    ]);
    await world.t.deliver();
    expect(world.t.sent.map(({ to }) => to)).toEqual(['seller@oakline.test', 'ann@customer.test']);
    for (const { text: body, html } of world.t.sent) {
      expect(`${body} ${html}`).not.toContain('spam.test');
      expect(`${body} ${html}`).not.toContain('It is.');
    }
  });

  test('gets it as PDF', async () => {
    const { token } = await world.aSentQuote();
    const answer = await world.link('pdf', { token });
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain('filename="Q-0001-1.pdf"');
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('a link is rejected', () => {
  test('with any sign changed, and for anything that is none', async () => {
    const { quote, token } = await world.aSentQuote();
    const changed = [...token].map((sign, at) => {
      const other = /\d/.test(sign) ? String((Number(sign) + 1) % 10) : sign === 'A' ? 'B' : 'A';
      return `${token.slice(0, at)}${other}${token.slice(at + 1)}`;
    });
    const last = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
      .map((sign) => `${token.slice(0, -1)}${sign}`)
      .filter((each) => each !== token);
    const garbage = [
      ...[
        `${token}A`,
        token.slice(0, -1),
        ` ${token}`,
        `0${token}`,
        '1',
        '-',
        'x'.repeat(200),
        '\u0000',
        `${2 ** 31}-`,
      ],
      ...[token.replace(/^\d+/, '99999999999'), token.replace(/^\d+/, String(2 ** 31)), token.replace(/^\d+/, '1e3')],
    ];
    for (const each of [...changed, ...last, ...garbage]) {
      const answer = await world.link('read', { token: each });
      expect([each, answer.statusCode]).toEqual([each, each === '\u0000' ? answer.statusCode : 404]);
    }
    expect((await world.link('accept', { token: changed[0], name: 'Ann' })).statusCode).toBe(404);
    expect(await stateNow(quote.id)).toMatchObject({ state: 'sent' });
  });

  test('once it expired, when its last day is over everywhere', async () => {
    const { token } = await world.aSentQuote('oakline', { valid_until: '2026-06-20' });
    world.t.setNow(new Date('2026-06-21T11:59:00Z'));
    expect(await world.linked(token)).toMatchObject({ state: 'open' });
    world.t.setNow(new Date('2026-06-21T12:00:00Z'));
    expect(await world.linked(token)).toMatchObject({ state: 'expired' });
    const answer = await world.link('accept', { token, name: 'Ann' });
    expect([answer.statusCode, answer.json().message]).toEqual([409, messages.expired]);
  });

  test('once there is a newer state, or the seller marked it as lost', async () => {
    const { quote, token } = await world.aSentQuote();
    const newer = await world.send(await world.save(quote, { notes: 'New' }));
    const replaced = await world.link('accept', { token, name: 'Ann' });
    expect([replaced.statusCode, replaced.json().message]).toEqual([409, messages.replaced]);
    const second = await world.newestToken();
    await world.ofQuote('POST', `${quote.id}/lost`, { revision: newer.revision });
    const lost = await world.link('accept', { token: second, name: 'Ann' });
    expect([lost.statusCode, lost.json().message]).toEqual([409, messages.notOpen]);
  });

  test('once there is a newer state, also to read and write messages: it may have gone to another address', async () => {
    const { quote, token } = await world.aSentQuote();
    await world.link('ask', { token, text: 'My door code is 4711' });
    await world.send(await world.save(await stateNow(quote.id), { notes: 'New' }));
    expect(await world.linked(token)).toMatchObject({ state: 'replaced', messages: [] });
    const asked = await world.link('ask', { token, text: 'Hello?' });
    expect([asked.statusCode, asked.json().message]).toEqual([409, messages.replaced]);
    expect((await world.linked(await world.newestToken())).messages).toHaveLength(1);
  });

  test('without a name or a message, and after too many messages', async () => {
    const { quote, token } = await world.aSentQuote();
    expect((await world.link('accept', { token, name: ' ' })).json().errors).toEqual({ name: [messages.nameRequired] });
    expect((await world.link('ask', { token, text: '' })).json().errors).toEqual({ text: [messages.messageRequired] });
    const row = { quoteId: quote.id, sender: 'customer', author: 'A', text: 'x', createdAt: TEST_DAY } as const;
    const rows = Array.from({ length: limits.messagesMaximum }, () => row);
    await world.t.services.db.insertInto('quoteMessages').values(rows).execute();
    const answer = await world.link('ask', { token, text: 'One more' });
    expect([answer.statusCode, answer.json().message]).toEqual([409, messages.messagesFull]);
    expect((await world.ofQuote('POST', `${quote.id}/answers`, { text: 'No' })).statusCode).toBe(409);
  });

  test('after too many requests from one address', async () => {
    const ask = () =>
      world.t.app.inject({
        ...{ method: 'POST', url: '/api/quote-links/accept', payload: { token: 'x', name: 'A' } },
        remoteAddress: '10.77.0.1',
      });
    const codes: number[] = [];
    for (let at = 0; at <= limits.answersPerMinute; at++) codes.push((await ask()).statusCode);
    expect(codes.slice(0, -1).every((code) => code === 404)).toBe(true);
    expect(codes.at(-1)).toBe(429);
  });
});

test('stored emails and answers have no secret of a link, and no cache stores an answer', async () => {
  const { quote, token } = await world.aSentQuote();
  const answer = await world.link('read', { token });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await world.ofQuote('GET', `${quote.id}`)).body).not.toContain(token);
});
