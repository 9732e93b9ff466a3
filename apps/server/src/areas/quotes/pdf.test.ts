import { quoteLimits as limits } from '@vitrine/contract/quotes/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLine, openQuoteWorld, type QuoteWorld } from '../../testing/quote-world.ts';
import { readPdf } from '../../testing/read-pdf.ts';

let world: QuoteWorld;
beforeAll(async () => {
  world = await openQuoteWorld();
});
afterAll(() => world.t.close());

/** The longest quote that there can be, of characters that break anywhere. */
const longest = () => ({
  lines: Array.from({ length: limits.linesMaximum }, (_, index) =>
    aLine({ id: `own-${index}`, name: '漢'.repeat(limits.lineNameMaximum) }),
  ),
  notes: '漢'.repeat(limits.notesMaximum),
  terms: '漢'.repeat(limits.termsMaximum),
});

test('while a long quote becomes a PDF, other requests are answered', async () => {
  const short = await world.aSentQuote();
  const long = await world.aSentQuote('oakline', longest());
  // The first PDF loads what all others have at hand.
  await world.link('pdf', { token: short.token });
  let isDrawn = false;
  const drawing = world.link('pdf', { token: long.token }).then((answer) => {
    isDrawn = true;
    return answer;
  });
  for (let asked = 0; asked < 30; asked++) expect((await world.t.app.inject('/readyz')).statusCode).toBe(200);
  expect(isDrawn).toBe(false);
  expect(readPdf((await drawing).rawPayload).pages.length).toBeGreaterThan(20);
});
