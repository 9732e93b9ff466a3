import { act, screen, within } from '@testing-library/react';
import { quoteEditorMessages as messages } from '@vitrine/contract/quotes/editor-messages';
import { quoteTitles } from '@vitrine/contract/quotes/titles';
import { expect, test } from 'vitest';
import { setPhone } from '../../test/browser-parts.ts';
import { aQuote } from '../../test/quote-samples.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aReseller } from '../../test/samples.ts';

test.each([[false], [true]])(
  'the head stays the same elements when the quote arrives (on a phone: %s)',
  async (isPhone) => {
    setPhone(isPhone);
    let arrive: (quote: unknown) => void = () => undefined;
    renderApp('/quotes/5', { 'GET /api/quotes/5': () => new Promise((resolve) => (arrive = resolve)) });
    const title = await screen.findByRole('heading', { name: quoteTitles.quoteTitle, level: 1 });
    const main = within(screen.getByRole('main'));
    const back = main.getByRole('link', { name: messages.back });
    await act(async () => arrive(aQuote()));
    expect(await screen.findByRole('heading', { name: 'Q-0007', level: 1 })).toBe(title);
    expect(main.getByRole('link', { name: messages.back })).toBe(back);
    expect(title.closest('header')?.contains(screen.getByRole('button', { name: messages.send }))).toBe(true);
  },
);

test.each([
  ['its organisation', null],
  ['another reseller', { id: 8, name: 'Southside' }],
])('a quote of %s does not exist on the pages of a reseller', async (_, reseller) => {
  renderApp('/resellers/9/quotes/5', {
    'GET /api/resellers/9': aReseller({ id: 9 }),
    'GET /api/quotes/5': aQuote({ reseller }),
  });
  expect(await screen.findByRole('heading', { name: '404 not found' })).toBeDefined();
});
