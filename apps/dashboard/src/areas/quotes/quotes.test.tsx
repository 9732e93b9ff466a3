import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { quoteMessages as messages } from '@vitrine/contract/quotes/messages';
import { DEFAULT_QUOTE_SETTINGS } from '@vitrine/contract/quotes/schemas';
import { quoteValidation } from '@vitrine/contract/quotes/validation-messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setPhone } from '../../test/browser-parts.ts';
import { FakeError, type FakeRoutes } from '../../test/fake-server.ts';
import { aQuote, aSummary } from '../../test/quote-samples.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aUser } from '../../test/samples.ts';

beforeAll(async () => {
  await Promise.all([
    import('./QuotesScreen.tsx'),
    import('./QuoteScreen.tsx'),
    import('./new/NewQuoteModal.tsx'),
    import('./settings/QuoteSettingsModal.tsx'),
  ]);
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const LIST = '/api/organisations/7/quotes';
const listed = (...quotes: object[]): FakeRoutes => ({ [`GET ${LIST}`]: { quotes, more: false } });

describe('the quotes', () => {
  test('say what they are for while there is none', async () => {
    renderApp('/quotes', listed());
    expect(await screen.findByText(messages.none)).toBeDefined();
    expect(screen.getByRole('link', { name: messages.title }).getAttribute('aria-current')).toBe('page');
  });

  test('show number, customer, state, total and reseller, and what waits', async () => {
    const sent = aSummary({ state: 'sent', versions: 2, has_question: true, reseller: { id: 9, name: 'Northside' } });
    renderApp('/quotes', listed(sent));
    const row = await screen.findByRole('row', { name: /Q-0007/ });
    for (const text of ['Priya Shah', 'New kitchen', 'Sent', messages.question, messages.changesNotSent, '£240.00'])
      expect(within(row).getByText(text)).toBeDefined();
    expect(within(row).getByText('Northside')).toBeDefined();
    expect(within(row).getByText(messages.versions(2))).toBeDefined();
    expect(within(row).getByRole('link').getAttribute('href')).toBe('/quotes/5');
  });

  test('are searched and filtered by the server', async () => {
    const { server } = renderApp('/quotes', listed(aSummary()));
    fireEvent.change(await screen.findByLabelText(messages.filter), { target: { value: 'sent' } });
    fireEvent.change(screen.getByLabelText(messages.search), { target: { value: ' priya ' } });
    await waitFor(() =>
      expect(server.sent(`GET ${LIST}`).at(-1)?.query).toEqual({ limit: '50', state: 'sent', search: 'priya' }),
    );
  });

  test('older ones load on demand', async () => {
    const older = aSummary({ id: 4, number: 'Q-0006' });
    const { server } = renderApp('/quotes', {
      [`GET ${LIST}`]: ({ query }: { query: Record<string, string> }) =>
        query.before === undefined ? { quotes: [aSummary()], more: true } : { quotes: [older], more: false },
    });
    fireEvent.click(await screen.findByRole('button', { name: messages.showMore }));
    expect(await screen.findByRole('link', { name: 'Q-0006' })).toBeDefined();
    expect(server.sent(`GET ${LIST}`).at(-1)?.query.before).toBe('5');
    expect(screen.queryByRole('button', { name: messages.showMore })).toBeNull();
  });

  test.each([[true], [false]])('have the focus once the last ones are here (on a phone: %s)', async (isPhone) => {
    setPhone(isPhone);
    const older = [aSummary({ id: 4, number: 'Q-0006', customer: 'Last' }), aSummary({ id: 3, number: 'Q-0005' })];
    const { user } = renderApp('/quotes', {
      [`GET ${LIST}`]: ({ query }: { query: Record<string, string> }) =>
        query.before === undefined ? { quotes: [aSummary()], more: true } : { quotes: older, more: false },
    });
    await user.click(await screen.findByRole('button', { name: messages.showMore }));
    const link = await screen.findByRole('link', { name: isPhone ? 'Last' : 'Q-0006' });
    expect(document.activeElement).toBe(link);
  });

  test('do not take the focus from where the user went while they loaded', async () => {
    let answer: () => void = () => undefined;
    const older = aSummary({ id: 4, number: 'Q-0006' });
    const { user } = renderApp('/quotes', {
      [`GET ${LIST}`]: ({ query }: { query: Record<string, string> }) =>
        query.before === undefined
          ? { quotes: [aSummary()], more: true }
          : new Promise((resolve) => (answer = () => resolve({ quotes: [older], more: false }))),
    });
    await user.click(await screen.findByRole('button', { name: messages.showMore }));
    const field = screen.getByLabelText(messages.search);
    await user.click(field);
    answer();
    await screen.findByRole('link', { name: 'Q-0006' });
    expect(document.activeElement).toBe(field);
  });

  test('that did not load are asked for again, and the focus stays on the page', async () => {
    const { server, user } = renderApp('/quotes', { [`GET ${LIST}`]: new FakeError(500, { message: 'Broken' }) });
    const again = await screen.findByRole('button', { name: uiMessages.tryAgain });
    server.routes[`GET ${LIST}`] = { quotes: [aSummary()], more: false };
    await user.click(again);
    await screen.findByRole('link', { name: 'Q-0007' });
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  test('of a reseller are read only for its manufacturer', async () => {
    renderApp('/resellers/9/quotes', {
      'GET /api/resellers/9': { id: 9, name: 'Northside', configurators: [] },
      'GET /api/organisations/9/quotes': { quotes: [aSummary()], more: false },
    });
    const link = await screen.findByRole('link', { name: 'Q-0007' });
    expect(link.getAttribute('href')).toBe('/resellers/9/quotes/5');
    expect(screen.queryByRole('button', { name: messages.newQuote })).toBeNull();
  });
});

describe('a new quote', () => {
  const open = async () => {
    const app = renderApp('/quotes/create', {
      ...listed(),
      [`POST ${LIST}`]: aQuote(),
      'GET /api/quotes/5': aQuote(),
    });
    return { ...app, modal: within(await screen.findByRole('dialog', { name: messages.createTitle })) };
  };

  test('is made from nothing, and opens', async () => {
    const { modal, server, router } = await open();
    fireEvent.change(modal.getByLabelText(messages.customer), { target: { value: ' Ann ' } });
    fireEvent.change(modal.getByLabelText(messages.currency), { target: { value: 'EUR' } });
    fireEvent.click(modal.getByRole('button', { name: messages.create }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/quotes/5'));
    expect(server.sent(`POST ${LIST}`)[0]?.body).toEqual({ customer_name: 'Ann', currency: 'EUR' });
  });

  test('is made from the link of a shared design', async () => {
    const { modal, server, router } = await open();
    fireEvent.change(modal.getByLabelText(messages.from), { target: { value: '1' } });
    const link = modal.getByLabelText(messages.design);
    fireEvent.change(link, { target: { value: 'https://shop.test/kitchen' } });
    fireEvent.click(modal.getByRole('button', { name: messages.create }));
    expect(await modal.findByText(messages.designRequired)).toBeDefined();
    fireEvent.change(link, { target: { value: 'https://shop.test/kitchen?panoramicConfig=a-b#top' } });
    fireEvent.click(modal.getByRole('button', { name: messages.create }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/quotes/5'));
    const design = { configurator_id: 1, reseller_id: null, design: 'a-b' };
    expect(server.sent(`POST ${LIST}`)[0]?.body).toEqual({ design });
  });
});

describe('the settings', () => {
  const URL = '/api/organisations/7/quote-settings';
  const routes = {
    ...listed(aSummary()),
    [`GET ${URL}`]: DEFAULT_QUOTE_SETTINGS,
    [`PUT ${URL}`]: { ...DEFAULT_QUOTE_SETTINGS, prefix: 'A/', next_number: 12 },
    'GET /api/user': aUser({ permissions: ['organisations.admin'] }),
  };

  test('show the next number, and what was changed of them is saved', async () => {
    const { server } = renderApp('/quotes/settings', routes);
    const modal = within(await screen.findByRole('dialog', { name: messages.settingsTitle }));
    fireEvent.change(await modal.findByLabelText(messages.prefix), { target: { value: 'A/' } });
    fireEvent.change(modal.getByLabelText(messages.nextNumber), { target: { value: 'x' } });
    fireEvent.click(modal.getByRole('button', { name: messages.save }));
    expect(await modal.findByText(quoteValidation.nextNumberInvalid)).toBeDefined();
    fireEvent.change(modal.getByLabelText(messages.nextNumber), { target: { value: '12' } });
    expect(modal.getByText(messages.example('A/0012'))).toBeDefined();
    fireEvent.click(modal.getByRole('button', { name: messages.save }));
    expect(await screen.findByText(messages.settingsSaved)).toBeDefined();
    expect(server.sent(`PUT ${URL}`)[0]?.body).toEqual({ prefix: 'A/', next_number: 12 });
  });

  test('are saved without what was not changed, such as the number that is next by then', async () => {
    const { server } = renderApp('/quotes/settings', routes);
    const modal = within(await screen.findByRole('dialog', { name: messages.settingsTitle }));
    fireEvent.change(await modal.findByLabelText(messages.prefix), { target: { value: 'A/' } });
    fireEvent.click(modal.getByRole('button', { name: messages.save }));
    expect(await screen.findByText(messages.settingsSaved)).toBeDefined();
    expect(server.sent(`PUT ${URL}`)[0]?.body).toEqual({ prefix: 'A/' });
  });

  test('that are saved once their user has gone back move nobody', async () => {
    let answer: () => void = () => undefined;
    const { server, router } = renderApp('/configurators', {
      ...routes,
      [`PUT ${URL}`]: () => new Promise((resolve) => (answer = () => resolve(DEFAULT_QUOTE_SETTINGS))),
    });
    await router.navigate({ to: '/quotes/settings' });
    const modal = within(await screen.findByRole('dialog', { name: messages.settingsTitle }));
    fireEvent.change(await modal.findByLabelText(messages.prefix), { target: { value: 'A/' } });
    fireEvent.click(modal.getByRole('button', { name: messages.save }));
    await waitFor(() => expect(server.sent(`PUT ${URL}`)).toHaveLength(1));
    act(() => router.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog', { name: messages.settingsTitle })).toBeNull());
    answer();
    expect(await screen.findByText(messages.settingsSaved)).toBeDefined();
    expect(router.state.location.pathname).toBe('/configurators');
  });

  test('are for those who manage the seller', async () => {
    const { router } = renderApp('/quotes/settings', { ...routes, 'GET /api/user': aUser() });
    await waitFor(() => expect(router.state.location.pathname).toBe('/quotes'));
    expect(await screen.findByRole('link', { name: 'Q-0007' })).toBeDefined();
    expect(screen.queryByRole('button', { name: messages.settingsTitle })).toBeNull();
  });
});
