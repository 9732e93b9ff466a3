import { afterAll, beforeAll, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { aConfigurator, anOrganisation, aSession, aUser, PASSWORD } from '../../testing/tenants.ts';

let t: TestApp;
const id = { admin: 0, owner: 0, stranger: 0, leaver: 0 };
const tenant = { oakline: 0, northside: 0, terra: 0 };

const KEYS = ['users.edit', 'users.invite', 'users.create', 'configurators', 'organisations.admin'];

beforeAll(async () => {
  t = await appForTests();
  const { services } = t;
  tenant.oakline = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  tenant.northside = await anOrganisation(services, {
    name: 'Northside',
    subdomain: 'northside',
    parentId: tenant.oakline,
  });
  tenant.terra = await anOrganisation(services, { name: 'Terra', subdomain: 'terra' });
  const user = (email: string, groupId: number, organisationId: number | null) =>
    aUser(services, { email, groupId, organisationId, permissions: KEYS });
  id.admin = await user('admin@vitrine.test', 1, null);
  id.owner = await user('owner@oakline.test', 2, tenant.oakline);
  id.leaver = await user('leaver@northside.test', 4, tenant.northside);
  // A reseller needs a user who manages its users.
  await user('stayer@northside.test', 4, tenant.northside);
  id.stranger = await user('owner@terra.test', 2, tenant.terra);

  await signIn('owner@oakline.test', PASSWORD);
  await signIn('owner@oakline.test', 'wrong');
  await signIn('owner@terra.test', PASSWORD);
  const person = { first_name: 'Ann', last_name: 'Bell', email: 'ann@example.org' };
  const ann = (await ask('owner', 'POST', '/users', person)).json().data.id as number;
  await ask('owner', 'PATCH', `/users/${ann}`, { last_name: 'Ball' });
  await ask('owner', 'PUT', `/users/${ann}/permissions`, { permissions: ['configurators'] });
  await ask('owner', 'DELETE', `/users/${id.leaver}`);
  const configurator = await aConfigurator(services, { organisationId: tenant.oakline, name: 'Kitchen' });
  await ask('owner', 'POST', `/configurators/${configurator}/deploy`, { version: '1' });
  await ask('owner', 'PUT', `/organisations/${tenant.oakline}/sign-in-rules`, { two_step_required: true });
  await ask('admin', 'PUT', `/organisations/${tenant.oakline}/sign-in-rules`, { two_step_required: false });
});
afterAll(() => t.close());

let addresses = 0;

const signIn = (email: string, password: string) =>
  t.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email, password },
    remoteAddress: `10.6.0.${(addresses++ % 250) + 1}`,
    headers: { 'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Gecko/20100101 Firefox/130.0' },
  });

async function ask(
  who: keyof typeof id,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
) {
  const headers = { authorization: `Bearer ${await aSession(t.services, id[who])}` };
  return t.app.inject({ method, url: `/api${url}`, headers, ...(payload ? { payload } : {}) });
}

interface AuditLine {
  kind: string;
  subject: string;
  detail: string;
  actor: { name: string; email: string } | null;
  organisation: { name: string } | null;
}

/** The events as a reader of another language sees them. */
const eventsIn = async (language: string, query = ''): Promise<AuditLine[]> => {
  const headers = { authorization: `Bearer ${await aSession(t.services, id.owner)}`, 'accept-language': language };
  return (await t.app.inject({ url: `/api/audit${query}`, headers })).json().data.events;
};

const events = async (who: keyof typeof id, query = ''): Promise<AuditLine[]> =>
  (await ask(who, 'GET', `/audit${query}`)).json().data.events;

test('shows the owner the events of the organisation and its resellers, newest first', async () => {
  const entries = (await events('owner')).map(({ kind, subject, detail }) => [kind, subject, detail]);
  expect(entries).toEqual([
    ['access.changed', 'Oakline', 'A second step is optional'],
    ['access.changed', 'Oakline', 'A second step is required'],
    ['version.deployed', 'Kitchen', 'v1'],
    ['user.deleted', 'Test Person', 'leaver@northside.test'],
    ['access.changed', 'Ann Ball', 'May no longer edit users, invite users, create users'],
    ['user.edited', 'Ann Bell', 'Second name: Ball, was Bell'],
    ['invitation.sent', 'Ann Bell', 'ann@example.org'],
    ['session.refused', '', ''],
    ['session.opened', '', 'Password, Firefox on macOS'],
  ]);
});

test('names the actor, and the reseller that the event was in', async () => {
  const deleted = (await events('owner', '?kind=user.deleted'))[0];
  expect(deleted).toMatchObject({
    actor: { name: 'Test Person', email: 'owner@oakline.test' },
    organisation: { name: 'Northside' },
  });
});

test('shows nothing of another organisation, whatever the request', async () => {
  expect(new Set((await events('stranger')).map(({ actor }) => actor?.email))).toEqual(new Set(['owner@terra.test']));
  expect(await events('stranger', `?organisation_id=${tenant.oakline}`)).toEqual([]);
});

test('shows administrators all, or one organisation', async () => {
  const all = (await events('admin')).map(({ organisation }) => organisation?.name);
  expect(new Set(all)).toEqual(new Set(['Oakline', 'Northside', 'Terra']));
  const one = await events('admin', `?organisation_id=${tenant.terra}`);
  expect(one.map(({ organisation }) => organisation?.name)).toEqual(['Terra']);
});

test.each([
  ['ann@EXAMPLE', 1],
  ['northside', 1],
  ['kitchen', 1],
  ['100%', 0],
])('finds %j in names, addresses and details', async (search, count) => {
  expect(await events('owner', `?search=${encodeURIComponent(search)}`)).toHaveLength(count);
});

test('says what happened in the language of the reader', async () => {
  expect((await eventsIn('de')).map(({ kind, subject, detail }) => [kind, subject, detail])).toEqual([
    ['access.changed', 'Oakline', 'Ein zweiter Faktor ist freiwillig'],
    ['access.changed', 'Oakline', 'Ein zweiter Faktor ist Pflicht'],
    ['version.deployed', 'Kitchen', 'v1'],
    ['user.deleted', 'Test Person', 'leaver@northside.test'],
    ['access.changed', 'Ann Ball', 'Darf nicht mehr: Benutzer bearbeiten, Benutzer einladen, Benutzer anlegen'],
    ['user.edited', 'Ann Bell', 'Nachname: Ball, vorher Bell'],
    ['invitation.sent', 'Ann Bell', 'ann@example.org'],
    ['session.refused', '', ''],
    ['session.opened', '', 'Passwort, Firefox unter macOS'],
  ]);
});

test.each([
  ['benutzer einladen', 1],
  ['zweiter faktor', 2],
  ['Bell', 2],
  ['no longer edit users, invite', 1],
])('finds %j for a reader of German', async (search, count) => {
  expect(await eventsIn('de', `?search=${encodeURIComponent(search)}`)).toHaveLength(count);
});

test('shows an event from before texts were stored as data, and one of a later release, as stored', async () => {
  const { db } = t.services;
  const row = { kind: 'user.edited', organisationId: tenant.terra, createdAt: new Date('2020-01-01') };
  const later = JSON.stringify({ detail: { phrase: 'of.a.later.release' } });
  await db
    .insertInto('auditEvents')
    .values([
      { ...row, subject: 'Old Name', detail: 'First name: New, was Old' },
      { ...row, subject: 'Later Name', detail: 'Later', texts: later },
    ])
    .execute();
  const found = (await events('stranger', '?kind=user.edited')).map(({ subject, detail }) => [subject, detail]);
  expect(found).toEqual([
    ['Later Name', 'Later'],
    ['Old Name', 'First name: New, was Old'],
  ]);
  await db.deleteFrom('auditEvents').where('organisationId', '=', tenant.terra).where('kind', '=', row.kind).execute();
});

test('continues where a page ended', async () => {
  const page = (await ask('owner', 'GET', '/audit')).json().data as { events: { id: number }[]; more: boolean };
  expect(page.more).toBe(false);
  const third = page.events[2]?.id;
  const rest = (await ask('owner', 'GET', `/audit?before=${third}`)).json().data.events as { id: number }[];
  expect(rest).toEqual(page.events.slice(3));
});

test('does not store what a stranger typed', async () => {
  await signIn('my password typed by mistake', 'x');
  const rows = await t.services.db.selectFrom('auditEvents').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('typed by mistake');
});

test('names changed settings by the labels of their screens', async () => {
  const configurator = await aConfigurator(t.services, { organisationId: tenant.oakline, name: 'Bedroom' });
  const edit = (who: 'admin' | 'owner', body: object) => ask(who, 'POST', `/configurators/${configurator}/edit`, body);
  await edit('admin', { name: 'Bedrooms', supports_presets: 1, supports_save_design: 0 });
  await edit('owner', { contact_email: ['a@oakline.test'] });
  await ask('owner', 'PATCH', `/organisations/${tenant.oakline}/edit`, { contact_email: 'b@oakline.test' });
  await ask('admin', 'PATCH', `/organisations/${tenant.oakline}/terms`, { enterprise: true, contract: { years: 2 } });
  expect((await events('owner')).slice(0, 4).map(({ subject, detail }) => [subject, detail])).toEqual([
    ['Oakline', 'Enterprise: on, Length in years'],
    ['Oakline', 'Contact email'],
    ['Bedrooms', 'Customer Enquiries'],
    ['Bedroom', 'Name, Presets: on, Save Design: off'],
  ]);
  expect((await eventsIn('es')).slice(0, 4).map(({ detail }) => detail)).toEqual([
    'Enterprise: activado, Duración en años',
    'Correo de contacto',
    'Consultas de clientes',
    'Nombre, Propuestas: activado, Guardar diseño: desactivado',
  ]);
});

test('of customisation and presets, which one button saves, has only what changed', async () => {
  const configurator = await aConfigurator(t.services, { organisationId: tenant.oakline, name: 'Bathroom' });
  const url = `/configurators/${configurator}`;
  const { saveDesign, emails } = (await ask('owner', 'GET', `${url}/customisation`)).json().data;
  const presets = [{ name: 'Oak', configuration: 'W1,H1,D1', imageUrl: null, version: 1 }];
  const map = { 'oakline/kitchens/bathroom': presets };
  const details = async () =>
    (await events('owner')).filter(({ subject }) => subject === 'Bathroom').map(({ detail }) => detail);
  await ask('owner', 'POST', `${url}/customisation`, { saveDesign, emails });
  expect((await ask('owner', 'POST', `${url}/presets`, map)).statusCode).toBe(200);
  expect(await details()).toEqual(['Presets']);
  await ask('owner', 'POST', `${url}/customisation`, { saveDesign: { ...saveDesign, contact: 'Call us' }, emails });
  await ask('owner', 'POST', `${url}/presets`, map);
  expect(await details()).toEqual(['Customisation', 'Presets']);
});
