import { afterAll, beforeAll, expect, test } from 'vitest';
import { openQuoteWorld, type QuoteWorld, type Who } from '../../testing/quote-world.ts';
import { readPdf } from '../../testing/read-pdf.ts';

let world: QuoteWorld;
beforeAll(async () => {
  world = await openQuoteWorld();
});
afterAll(() => world.t.close());

const sheetFor = async (who: Who, enquiry: number): Promise<string> => {
  const answer = await world.call('GET', `/enquiries/${enquiry}/sheet`, { token: world.tokens[who] });
  expect(answer.statusCode).toBe(200);
  return readPdf(answer.rawPayload).pages.flat().join(' ');
};

test('shows a reseller that no longer has the configurator no prices: those of its manufacturer are not for it', async () => {
  const { db } = world.t.services;
  const { id } = world;
  const enquiry = await world.anEnquiry({ resellerId: id.northside });
  expect(await sheetFor('northside', enquiry)).toContain('£39.00');
  // Visitors of the manufacturer see the price of the cheapest design only.
  const priceSettings = JSON.stringify({ display: 'from', differences: false, measures: false, country: null });
  await db.updateTable('organisations').set({ priceSettings }).where('id', '=', id.oakline).execute();
  await db.deleteFrom('resellerConfigurators').where('resellerId', '=', id.northside).execute();
  expect(await sheetFor('oakline', enquiry)).toContain('£39.00');
  expect(await sheetFor('northside', enquiry)).not.toContain('£');
});
