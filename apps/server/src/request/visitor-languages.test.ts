import { designMessages } from '@vitrine/contract/designs/messages';
import { directionOf, localeOf } from '@vitrine/contract/languages/tags';
import { allRoutes } from '@vitrine/contract/routes';
import { texts as arabicErrors } from '@vitrine/texts/ar/api/errors';
import { texts as arabicDesigns } from '@vitrine/texts/ar/designs/designs';
import { texts as arabicQuotes } from '@vitrine/texts/ar/quotes/validation';
import { texts as hebrewErrors } from '@vitrine/texts/he/api/errors';
import { texts as hebrewDesigns } from '@vitrine/texts/he/designs/designs';
import { texts as hebrewQuotes } from '@vitrine/texts/he/quotes/validation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openQuoteWorld, type QuoteWorld } from '../testing/quote-world.ts';
import { readPdf } from '../testing/read-pdf.ts';

let world: QuoteWorld;
beforeAll(async () => {
  world = await openQuoteWorld();
});
afterAll(() => world.t.close());

const ask = (language: string, method: 'GET' | 'POST', url: string, payload?: object) =>
  world.t.app.inject({ method, url, headers: { 'accept-language': language }, ...(payload && { payload }) });

test.each([
  ['ar', arabicErrors, arabicQuotes],
  ['he-IL,en;q=0.5', hebrewErrors, hebrewQuotes],
])('a customer who prefers %s reads errors and sentences about fields in it', async (language, errors, quotes) => {
  const missing = await ask(language, 'POST', '/api/quote-links/read', { token: 'x' });
  expect(missing.json()).toMatchObject({ code: 'resource.missing', message: errors['resource.missing'] });
  const { token } = await world.aSentQuote();
  const invalid = await ask(language, 'POST', '/api/quote-links/accept', { token, name: ' ' });
  expect(invalid.json()).toMatchObject({
    message: errors['request.invalid'],
    errors: { name: [quotes.nameRequired] },
  });
});

test('what only accounts use is in English for a browser in a language that accounts do not have', async () => {
  const answer = await ask('ar', 'GET', '/api/user');
  expect(answer.json().message).toBe('Sign in to continue.');
});

test.each([
  ['ar', arabicDesigns],
  ['he', hebrewDesigns],
] as const)('the page of a dead link is in %s, from right to left', async (language, texts) => {
  const { body } = await ask(language, 'GET', '/api/s/nothing');
  expect(body).toContain(`<html lang="${localeOf(language)}" dir="${directionOf(language)}">`);
  expect(body).toContain(texts.goneTitle);
  expect(body).toContain(texts.gone);
});

test('the page of a dead link is in English for a browser without a known language', async () => {
  const { body } = await ask('xx', 'GET', '/api/s/nothing');
  expect(body).toContain('<html lang="en-GB" dir="ltr">');
  expect(body).toContain(designMessages.gone);
});

test('a quote as PDF names its language; readers of Arabic and Hebrew get it in English', async () => {
  const { token } = await world.aSentQuote();
  const read = async (language: string) => {
    const { rawPayload } = await ask(language, 'POST', '/api/quote-links/pdf', { token });
    return {
      texts: readPdf(rawPayload).pages.flat(),
      lang: /\/Lang \(([^)]+)\)/.exec(rawPayload.toString('latin1'))?.[1],
    };
  };
  const german = await read('de');
  expect(german).toMatchObject({ lang: 'de', texts: expect.arrayContaining([expect.stringMatching(/^Angebot Q-/)]) });
  for (const language of ['ar', 'he']) {
    const { lang, texts } = await read(language);
    expect([lang, texts]).toEqual(['en-GB', expect.arrayContaining([expect.stringMatching(/^Quote Q-/)])]);
    expect(texts.join()).not.toContain('?');
  }
});

test('every route of a viewer or of a link answers in the languages of visitors', () => {
  const theirs = Object.values(allRoutes).filter(({ path }) => /^\/(viewer\/|quote-links\/|s\/)/.test(path));
  expect(theirs.length).toBeGreaterThan(8);
  // Nobody reads the answer about what a viewer reports.
  const others = theirs.filter((route) => !('forVisitors' in route)).map(({ path }) => path);
  expect(others).toEqual(['/viewer/events']);
});
