import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { quoteMessages as messages } from '@vitrine/contract/quotes/messages';
import { beforeAll, expect, test } from 'vitest';
import { aQuote, aSummary } from '../../../test/quote-samples.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { anEnquiry, anEnquiryRow } from '../../../test/samples.ts';

beforeAll(async () => {
  await Promise.all([
    import('../../../pages/EnquiryDetails.tsx'),
    import('./EnquiryQuotes.tsx'),
    import('../QuoteScreen.tsx'),
  ]);
});

const LIST = '/api/organisations/7/quotes';
const open = (routes = {}) =>
  renderApp('/enquiries/51/details', {
    'GET /api/enquiries': { rows: [anEnquiryRow({ status: 'Viewed' })], older: 0 },
    'GET /api/enquiries/51': anEnquiry({ status: 'Viewed' }),
    [`GET ${LIST}`]: { quotes: [aSummary({ enquiry_id: 51 })], more: false },
    ...routes,
  });

test('an enquiry lists its quotes with their state', async () => {
  const { server } = open();
  const list = within(await screen.findByRole('list', { name: messages.ofEnquiry }));
  expect(list.getByRole('link', { name: 'Q-0007' }).getAttribute('href')).toBe('/quotes/5');
  expect(list.getByText(messages.states.draft)).toBeDefined();
  expect(server.sent(`GET ${LIST}`)[0]?.query).toEqual({ enquiry: '51' });
});

test('a quote is made from an enquiry, and opens', async () => {
  const { server, router } = open({ [`POST ${LIST}`]: aQuote(), 'GET /api/quotes/5': aQuote() });
  fireEvent.click(await screen.findByRole('button', { name: messages.make }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/quotes/5'));
  expect(server.sent(`POST ${LIST}`)[0]?.body).toEqual({ enquiry_id: 51 });
});
