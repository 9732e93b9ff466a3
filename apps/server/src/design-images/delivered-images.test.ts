import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendForm } from '../testing/form-request.ts';
import { DESIGN, openQuoteWorld, type QuoteWorld } from '../testing/quote-world.ts';
import { readPdf } from '../testing/read-pdf.ts';

let world: QuoteWorld;

beforeAll(async () => {
  world = await openQuoteWorld();
});
afterAll(() => world.t.close());

/** An enquiry of a page whose browser sent no image. */
async function sendEnquiry(): Promise<number> {
  const fields = {
    ...{ name: 'Priya Shah', email: 'priya@example.org', configurator_id: String(world.id.kitchen) },
    ...{ type: 'panoramic', items: '[]', design: DESIGN },
  };
  const answer = await sendForm(world.t, '/viewer/contact/request', undefined, fields);
  expect(answer.json()).toMatchObject({ success: true });
  await world.t.deliver();
  const { id } = await world.t.store.db
    .selectFrom('enquiries')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return Number(id);
}

test('each email of an enquiry without an image shows one that can be loaded', async () => {
  world.t.sent.length = 0;
  await sendEnquiry();
  expect(world.t.sent.map(({ to }) => to)).toContain('priya@example.org');
  for (const { html } of world.t.sent) {
    const [address] = [...html.matchAll(/<img[^>]*\ssrc="([^"]+designs\/image[^"]+)"/g)].map(([, src]) => src);
    const { pathname, search } = new URL((address ?? '').replaceAll('&amp;', '&'));
    const answer = await world.t.app.inject({ url: pathname + search, headers: { host: 'vitrine-content.localhost' } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  }
});

test('the sheet of an enquiry without an image contains the drawn one', async () => {
  const id = await sendEnquiry();
  const answer = await world.call('GET', `/enquiries/${id}/sheet`, { token: world.tokens.oakline });
  expect(readPdf(answer.rawPayload).images).toBe(1);
});

test('the PDF of a quote without an image contains the drawn one', async () => {
  const quote = await world.create({ enquiry_id: await sendEnquiry() });
  const answer = await world.ofQuote('GET', `${quote.id}/pdf`);
  expect(readPdf(answer.rawPayload).images).toBe(1);
});
