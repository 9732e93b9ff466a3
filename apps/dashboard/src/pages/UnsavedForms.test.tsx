import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { builderMessages } from '@vitrine/contract/configurators/builder-messages';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import { priceMessages } from '@vitrine/contract/prices/messages';
import { DEFAULT_PRICE_SETTINGS } from '@vitrine/contract/prices/schemas';
import { quoteMessages } from '@vitrine/contract/quotes/messages';
import { DEFAULT_QUOTE_SETTINGS } from '@vitrine/contract/quotes/schemas';
import { quoteSentMessages } from '@vitrine/contract/quotes/sent-messages';
import { resellerMessages } from '@vitrine/contract/resellers/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { describe, expect, test } from 'vitest';
import { enquiryRoutes } from '../test/enquiry-routes.ts';
import { FakeError, type FakeRoutes } from '../test/fake-server.ts';
import { openBuilderWithDraft } from '../test/open-builder.tsx';
import { aQuote } from '../test/quote-samples.ts';
import { renderApp } from '../test/render-app.tsx';
import { aGrant, anAccount, aReseller, aResellerRow, aUser } from '../test/samples.ts';

const LIST = {
  ...{ id: 5, name: 'Retail', currency: 'GBP', status: 'draft', revision: 3, count: 0, base: 'none', change: 0 },
  ...{ valid_from: null, valid_until: null, tax_included: false, tax_shown: true, taxes: [], surcharges: [] },
  ...{ updated_at: '2026-11-20T09:00:00.000Z', prices: {} },
};
const ROUTES: FakeRoutes = {
  'GET /api/user': aUser({
    is_admin: true,
    permissions: ['users.create', 'users.invite', 'users.edit', 'organisations.admin', 'configurators'],
  }),
  'GET /api/users': [anAccount()],
  'GET /api/organisations/7/resellers/rows': [aResellerRow()],
  'GET /api/resellers/70': aReseller({ configurators: [aGrant()] }),
  'GET /api/organisations/7/enquiry-filters': [],
  'GET /oakline-kitchens/kitchens/panoramic-kitchen/v/1.001/data.json': aLayeredFile(),
  'GET /api/organisations/7/quotes': { quotes: [], next: null, waiting: 0 },
  'GET /api/organisations/7/quote-settings': DEFAULT_QUOTE_SETTINGS,
  'GET /api/quotes/5': aQuote(),
  'GET /api/organisations/7/price-lists': { settings: DEFAULT_PRICE_SETTINGS, lists: [LIST] },
  'GET /api/organisations/7/price-lists/5': LIST,
  'GET /api/organisations/7/articles': [],
};

const FORMS = [
  ['/accounts/inviteUser', 'First name'],
  ['/accounts/editUser?user=4', 'First name'],
  ['/configurators/1/edit', 'Name'],
  ['/configurators/1/data/editProduct?layer=1&item=D2', 'Name'],
  ['/quotes/create', quoteMessages.customer],
  ['/quotes/settings', quoteMessages.prefix],
  ['/quotes/5/lost', quoteSentMessages.reason],
  ['/prices/create', priceMessages.name],
  ['/prices/5/settings', priceMessages.name],
] as const;

const press = async (name: string): Promise<void> => void fireEvent.click(await screen.findByRole('button', { name }));

const answer = async (name: 'Stay' | 'Discard and go'): Promise<void> => {
  await press(name);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};

/** Types into a field of the only dialog. */
const typeIn = async (label: string): Promise<HTMLInputElement> => {
  const field = await within(await screen.findByRole('dialog')).findByLabelText<HTMLInputElement>(label);
  fireEvent.change(field, { target: { value: 'Typed' } });
  return field;
};

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Escape asks: Stay keeps the text, Discard closes the dialog. */
const closeByEscape = async (field: HTMLInputElement, kept: () => void): Promise<void> => {
  fireEvent.keyDown(field, { key: 'Escape' });
  await answer('Stay');
  kept();
  fireEvent.keyDown(field, { key: 'Escape' });
  await answer('Discard and go');
  await closed();
};

test.each(FORMS)('%s: Escape asks before what was typed is lost', async (address, label) => {
  renderApp(address, ROUTES);
  const field = await typeIn(label);
  await closeByEscape(field, () => expect(field.value).toBe('Typed'));
});

test.each(FORMS)('%s: another address asks before what was typed is lost', async (address, label) => {
  const { router } = renderApp(address, ROUTES);
  const field = await typeIn(label);
  const { pathname } = router.state.location;
  act(() => void router.navigate({ to: '/settings' }));
  await answer('Stay');
  expect([router.state.location.pathname, field.value]).toEqual([pathname, 'Typed']);
  act(() => void router.navigate({ to: '/settings' }));
  await answer('Discard and go');
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings'));
  await closed();
});

test.each(FORMS)('%s: Cancel asks nothing', async (address, label) => {
  const { router } = renderApp(address, ROUTES);
  await typeIn(label);
  const { pathname } = router.state.location;
  await press('Cancel');
  await closed();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(router.state.location.pathname).not.toBe(pathname);
});

test('a user is invited without a question', async () => {
  const { router } = renderApp('/accounts/inviteUser', {
    ...ROUTES,
    'POST /api/organisations/7/users': anAccount({ id: 5 }),
  });
  for (const label of ['First name', 'Second name', 'Email address']) await typeIn(label);
  await press('Invite');
  await waitFor(() => expect(router.state.location.pathname).toBe('/accounts'));
  expect(screen.queryByText(uiMessages.leaveTitle)).toBeNull();
});

describe('another address while a form is being saved asks', () => {
  const SETTINGS = 'PUT /api/organisations/7/quote-settings';
  const openSaving = async () => {
    let settle: (answer: unknown) => void = () => undefined;
    const { router, server } = renderApp('/quotes/settings', {
      ...ROUTES,
      [SETTINGS]: () => new Promise((resolve) => (settle = resolve)),
    });
    const field = await typeIn(quoteMessages.prefix);
    await press(quoteMessages.save);
    await waitFor(() => expect(server.sent(SETTINGS)).toHaveLength(1));
    act(() => void router.navigate({ to: '/settings' }));
    await screen.findByText(uiMessages.leaveTitle);
    return { router, field, settle: (answer: unknown) => act(async () => settle(answer)) };
  };

  test('and who stays has the text when the save fails', async () => {
    const { router, field, settle } = await openSaving();
    await answer('Stay');
    await settle(new FakeError(500, { message: 'It broke.' }));
    await screen.findByText('Error 500: It broke.');
    expect([router.state.location.pathname, field.value]).toEqual(['/quotes/settings', 'Typed']);
  });

  test('and opens it once the form is saved', async () => {
    const { router, settle } = await openSaving();
    await settle(DEFAULT_QUOTE_SETTINGS);
    await closed();
    expect(screen.queryByText(uiMessages.leaveTitle)).toBeNull();
    await waitFor(() => expect(router.state.location.pathname).toBe('/settings'));
  });
});

test('a page with changes and a dialog with text over it ask once', async () => {
  const { router } = renderApp('/configurators/1/data?layer=1', ROUTES);
  fireEvent.click(await screen.findByLabelText('Matt Porcelain enabled', { selector: '[role=switch]' }));
  await press('Edit Matt Cashmere');
  const field = await typeIn('Name');
  act(() => void router.navigate({ to: '/settings' }));
  await answer('Stay');
  expect(field.value).toBe('Typed');
  act(() => void router.navigate({ to: '/settings' }));
  await answer('Discard and go');
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings'));
  expect(localStorage.getItem('vitrine.edits.3.1.1.001')).toBeNull();
});

test('the name of a saved filter', async () => {
  renderApp('/enquiries', { ...ROUTES, ...enquiryRoutes([]) });
  await press(followUpMessages.filters);
  fireEvent.click(await screen.findByRole('menuitem', { name: followUpMessages.manageFilters }));
  const field = await typeIn(followUpMessages.filterName);
  await closeByEscape(field, () => expect(field.value).toBe('Typed'));
});

test('the access of a reseller', async () => {
  const { router } = renderApp('/resellers/70/configurators', ROUTES);
  const ticked = async (): Promise<HTMLInputElement> => {
    await press(resellerMessages.accessTitle);
    const dialog = within(await screen.findByRole('dialog'));
    const box = await dialog.findByRole<HTMLInputElement>('checkbox', { name: 'Panoramic Kitchen' });
    expect(box.checked).toBe(true);
    fireEvent.click(box);
    return box;
  };
  const box = await ticked();
  await closeByEscape(box, () => expect(box.checked).toBe(false));
  await ticked();
  act(() => void router.navigate({ to: '/resellers/70/settings' as never }));
  await answer('Discard and go');
  await closed();
  const settings = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Panoramic Kitchen' });
  expect(settings.checked).toBe(true);
});

test('new data of a configurator', async () => {
  renderApp('/configurators/1/update', ROUTES);
  const dialog = await screen.findByRole('dialog');
  const input = await waitFor(() => dialog.querySelector('input[type=file]') as HTMLInputElement);
  fireEvent.change(input, { target: { files: [new File(['{}'], 'data.json', { type: 'application/json' })] } });
  const field = await within(dialog).findByLabelText<HTMLInputElement>('Version');
  await closeByEscape(field, () => expect(within(dialog).getByText('data.json')).toBeDefined());
});

test('the name of a configurator that is built', async () => {
  await openBuilderWithDraft();
  await press(builderMessages.create);
  const field = await typeIn(configuratorMessages.configuratorName);
  await closeByEscape(field, () => expect(field.value).toBe('Typed'));
});
