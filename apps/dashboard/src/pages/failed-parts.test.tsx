import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import { translationMessages } from '@vitrine/contract/translations/messages';
import { expect, test } from 'vitest';
import { enquiryRoutes } from '../test/enquiry-routes.ts';
import { FakeError, type FakeRoutes } from '../test/fake-server.ts';
import { renderApp } from '../test/render-app.tsx';
import { aConfigurator, anAppConfig, anEnquiry, anOrganisation, aUser } from '../test/samples.ts';

const ADMIN: FakeRoutes = {
  'GET /api/user': aUser({ is_admin: true, organisation: null, organisation_id: null, group: { id: 1 } }),
  'GET /api/app-config': anAppConfig({ admin_host: true }),
  'GET /api/organisations': [anOrganisation({ id: 9, name: 'Acme' })],
};
const ACME_SETTINGS = '/organisations/Acme/settings';
const RESELLER = { 'GET /api/user': aUser({ reseller: { ...aUser().organisation, id: 70 } as never }) };
const HANDING = { 'GET /api/user': aUser({ permissions: ['organisations.admin'] }) };

const press = async (name: string): Promise<void> => void fireEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string): Promise<void> =>
  void fireEvent.click(await screen.findByRole('menuitem', { name }));

const openGlossary = async (): Promise<void> => {
  await press(translationMessages.more);
  await choose(translationMessages.glossary);
};
const openSavedFilters = async (): Promise<void> => {
  await press(followUpMessages.filters);
  await choose(followUpMessages.manageFilters);
};

const TRANSLATIONS = '/api/configurators/1/translations';
const WORDS = { language: 'de', source_language: 'en-gb', words: [] };
const LANGUAGES = [{ language: 'de', missing: 0, outdated: 0, done: 0, live: true }];
const PROGRESS = {
  source_language: 'en-gb',
  catalogue_language: null,
  main_language: 'en-gb',
  languages: LANGUAGES,
};
const WITH_WORDS: FakeRoutes = { [`GET ${TRANSLATIONS}`]: PROGRESS, [`GET ${TRANSLATIONS}/de`]: WORDS };

interface Part {
  what: string;
  address: string;
  /** What does not answer, and what it answers in the end. */
  route: string;
  answer: unknown;
  routes?: FakeRoutes;
  /** Opens a dialog with the part. */
  open?: () => Promise<void>;
}

const PARTS: Part[] = [
  {
    what: 'Added previews',
    address: '/configurators/1/preview',
    route: '/api/configurators/1/previews',
    answer: [],
  },
  {
    what: 'Configurators',
    address: '/settings',
    route: '/api/configurators',
    answer: [aConfigurator()],
  },
  {
    what: 'The glossary',
    address: '/configurators/1/translations',
    route: '/api/organisations/7/glossary',
    answer: [],
    routes: WITH_WORDS,
    open: openGlossary,
  },
  {
    what: 'Saved filters',
    address: '/enquiries',
    route: '/api/organisations/7/enquiry-filters',
    answer: [],
    routes: enquiryRoutes([anEnquiry()]),
    open: openSavedFilters,
  },
  {
    what: 'Resellers',
    address: '/enquiries/51/details',
    route: '/api/organisations/7/resellers/rows',
    answer: [],
    routes: { ...enquiryRoutes([anEnquiry({ id: 51, status: 'Viewed' })]), ...HANDING },
  },
  {
    what: 'Authorised domain',
    address: '/settings',
    route: '/api/resellers/70',
    answer: { authorised_domain: null, configurators: [] },
    routes: RESELLER,
  },
  { what: 'Organisations', address: '/settings', route: '/api/organisations', answer: [], routes: ADMIN },
  {
    what: 'Own domain',
    address: ACME_SETTINGS,
    route: '/api/organisations/9/access-domain',
    answer: { access_domain: null, verified: false, record_name: null, file_address: null, proof: null },
    routes: ADMIN,
  },
  {
    what: 'Airtable',
    address: ACME_SETTINGS,
    route: '/api/organisations/9/airtable',
    answer: { connected: false, base_id: null, table: null },
    routes: ADMIN,
  },
  {
    what: 'Addresses and contract',
    address: ACME_SETTINGS,
    route: '/api/organisations/9/contract',
    answer: null,
    routes: ADMIN,
  },
];

test.each(PARTS)(
  'a part that did not load says so, and loads again: $what',
  async ({ what, address, route, ...part }) => {
    const { server } = renderApp(address, { ...part.routes, [`GET ${route}`]: new FakeError(500, {}) });
    await part.open?.();
    const title = `${what} did not load`;
    const [sentence] = await screen.findAllByText(title);
    const alert = sentence?.closest<HTMLElement>('[role=alert]');
    server.routes[`GET ${route}`] = part.answer;
    fireEvent.click(within(alert as HTMLElement).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryAllByText(title)).toEqual([]));
  },
);
