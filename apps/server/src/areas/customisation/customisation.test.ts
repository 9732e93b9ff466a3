import type { LatestFile } from '@vitrine/contract/latest-file';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentPaths } from '../../hosting/paths.ts';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { callsOf } from '../../testing/calls-of.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../../testing/tenants.ts';

let t: TestApp;
let call: ReturnType<typeof callsOf>;
let configurator: number;
let resellerId: number;
let owner: string;
let reseller: string;

const at = (id = configurator): string => `/configurators/${id}/customisation`;

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
  const { services } = t;
  const organisationId = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  resellerId = await anOrganisation(services, { name: 'Northside', subdomain: 'northside', parentId: organisationId });
  configurator = await aConfigurator(services, { organisationId, name: 'Kitchen' });
  owner = await aSession(services, await aUser(services, { email: 'o@oakline.test', groupId: 2, organisationId }));
  reseller = await aSession(
    services,
    await aUser(services, { email: 'd@north.test', groupId: 2, organisationId: resellerId }),
  );
  await call('POST', `/configurators/${configurator}/deploy`, { token: owner, payload: { version: '1' } });
  await t.store.db
    .insertInto('resellerConfigurators')
    .values({ resellerId, configuratorId: configurator, version: 1000, status: 'ready', updatedAt: new Date() })
    .execute();
});
afterAll(() => t.close());

const latest = async (folder: string): Promise<LatestFile> =>
  JSON.parse((await t.services.content.read(contentPaths(folder).latest))?.toString() ?? '{}');
const ownFolder = async (): Promise<string> => {
  const { dataUrl } = await t.store.db
    .selectFrom('configurators')
    .select('dataUrl')
    .where('id', '=', configurator)
    .executeTakeFirstOrThrow();
  return dataUrl;
};

async function upload(fileName: string, image: Buffer, token = owner, language = 'en-GB') {
  const form = new FormData();
  form.set('fileName', fileName);
  form.set('fileData', new Blob([new Uint8Array(image)], { type: 'image/png' }), fileName);
  const body = new Response(form);
  return t.app.inject({
    method: 'POST',
    url: `/api${at()}/logos`,
    headers: {
      'content-type': body.headers.get('content-type') ?? '',
      host: 'oakline.vitrine.localhost:4000',
      authorization: `Bearer ${token}`,
      'accept-language': language,
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}
const image = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#456' } });

describe('returns', () => {
  test('null where nothing is set', async () => {
    const { data } = (await call('GET', at(), { token: owner })).json();
    expect(data.logos).toEqual({});
    expect(data.saveDesign).toEqual({ contact: null, termsUrl: null, cta_label: null, customFields: [] });
    const texts =
      'customer_subject customer_from enquiry_subject header_title header_text popup_title popup_text cta_btn cta_link';
    const switches = 'append_customer_name append_customer_email cta_button_enabled';
    const switched = ['cta_title', 'cta_text', 'address', 'linkedin', 'facebook', 'twitter', 'instagram'];
    const all = [...`${texts} ${switches}`.split(' '), ...switched.flatMap((part) => [part, `${part}_enabled`])];
    expect(data.emails).toEqual(Object.fromEntries(all.map((field) => [field, null])));
  });

  test('a custom field without a label has its name as one', async () => {
    const fields = [
      { name: ' Room Size ', type: 'text' },
      { name: 'site', placeholder: '  ', type: 'email' },
    ];
    const answer = await call('POST', at(), { token: owner, payload: { saveDesign: { customFields: fields } } });
    expect(answer.json().data.saveDesign.customFields).toEqual([
      { name: 'room size', placeholder: 'Room Size', type: 'text', required: false },
      { name: 'site', placeholder: 'site', type: 'email', required: false },
    ]);
  });

  test('what was saved, empty texts as null and names in lower case, and visitors see it at once', async () => {
    const field = { name: '  Showroom ', placeholder: 'Preferred showroom', type: 'text', required: true };
    const answer = await call('POST', at(), {
      token: owner,
      payload: {
        saveDesign: { contact: '  Ring us ', termsUrl: '', cta_label: 'Get a quote', customFields: [field] },
        emails: { popup_title: 'Thank you', header_title: '' },
      },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data.saveDesign).toEqual({
      contact: 'Ring us',
      termsUrl: null,
      cta_label: 'Get a quote',
      customFields: [{ ...field, name: 'showroom' }],
    });
    expect(answer.json().data.emails.header_title).toBeNull();
    expect((await latest(await ownFolder())).customisation).toMatchObject({
      contact: 'Ring us',
      ctaLabel: 'Get a quote',
      popupTitle: 'Thank you',
    });
  });

  test('a logo in the slot of its file name, relative to the live file, and an empty slot after its removal', async () => {
    for (const slot of ['startScreen', 'saveDesign', 'emails']) {
      const answer = await upload(`${slot}.jpg`, await image(300, 120).jpeg().toBuffer());
      expect(Object.keys(answer.json().data.logos)).toContain(slot);
    }
    const answer = await upload('viewer.png', await image(210, 100).png().toBuffer());
    expect(answer.statusCode).toBe(200);
    const folder = await ownFolder();
    expect(answer.json().data.logos.viewer).toMatch(new RegExp(`^${folder}/logos/viewer-[0-9a-f]{16}\\.png$`));
    const { logos } = (await latest(folder)).customisation;
    expect(await t.services.content.read(`${folder}/${logos.viewer}`)).not.toBeNull();
    expect((await call('DELETE', `${at()}/logos/viewer`, { token: owner })).statusCode).toBe(200);
    expect(Object.keys((await latest(folder)).customisation.logos).sort()).toEqual(['saveDesign', 'startScreen']);
  });

  test('the texts of a reseller for its copy, which its organisation’s texts no longer replace', async () => {
    await call('POST', at(), { token: reseller, payload: { saveDesign: { contact: 'Northside' } } });
    await call('POST', at(), { token: owner, payload: { saveDesign: { contact: 'Oakline' } } });
    await t.deliver();
    expect((await latest('northside/kitchen')).customisation.contact).toBe('Northside');
    expect((await latest(await ownFolder())).customisation.contact).toBe('Oakline');
    const mirrored = await call('GET', `${at()}?reseller=${resellerId}`, { token: owner });
    expect(mirrored.json().data.saveDesign.contact).toBe('Northside');
  });

  test('both emails with the texts, and sends them to the caller only', async () => {
    const payload = { emails: { customer_subject: 'Your kitchen', customer_from: 'Oak', enquiry_subject: 'New lead' } };
    const { data } = (await call('POST', `${at()}/email-preview`, { token: owner, payload })).json();
    expect(data.customer).toMatchObject({ from: 'Oak', subject: 'Your kitchen' });
    expect(data.organisation.subject).toBe('New lead');
    expect(data.customer.html).toContain('Here is your design');
    expect(t.sent).toEqual([]);
    const sent = await call('POST', `${at()}/test-email`, { token: owner, payload });
    expect(sent.json().data).toEqual({ sent_to: 'o@oakline.test' });
    await t.deliver();
    expect(t.sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['o@oakline.test', 'Your kitchen'],
      ['o@oakline.test', 'New lead'],
    ]);
  });
});

describe('rejects', () => {
  const cases: [string, object, string][] = [
    ['a name that the form has', { name: 'EMAIL', type: 'text' }, 'The field "EMAIL" is predefined'],
    ['a name that the form has, in other case', { name: 'Name', type: 'text' }, 'The field "Name" is predefined'],
    ['no name', { name: ' ', type: 'text' }, 'Field name cannot be empty'],
    ['26 characters', { name: 'x'.repeat(26), type: 'text' }, 'Field names can be up to 25 characters.'],
  ];
  test.each(cases)('a field with %s', async (_, field, message) => {
    const payload = { saveDesign: { customFields: [field] } };
    const answer = await call('POST', at(), { token: owner, payload });
    expect(answer.statusCode).toBe(422);
    expect(JSON.stringify(answer.json().errors)).toContain(JSON.stringify(message).slice(1, -1));
  });

  test('a repeated name in any case, and a sixth field', async () => {
    const field = (name: string) => ({ name, type: 'text' });
    const twice = await call('POST', at(), {
      token: owner,
      payload: { saveDesign: { customFields: [field('Room'), field('ROOM')] } },
    });
    expect(JSON.stringify(twice.json().errors)).toContain('Name must be unique');
    const six = await call('POST', at(), {
      token: owner,
      payload: { saveDesign: { customFields: ['a', 'b', 'c', 'd', 'e', 'f'].map(field) } },
    });
    expect(JSON.stringify(six.json().errors)).toContain('Maximum number of custom fields reached');
  });

  test.each([
    ['emails', 'customer_subject', 'x'.repeat(10_000)],
    ['emails', 'customer_from', 'x'.repeat(26)],
    ['emails', 'linkedin', 'javascript:alert(1)'],
    ['saveDesign', 'termsUrl', 'data:text/html,x'],
    ['saveDesign', 'contact', 'x'.repeat(261)],
  ])('%s.%s that is too long or no web address', async (part, field, value) => {
    const answer = await call('POST', at(), { token: owner, payload: { [part]: { [field]: value } } });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([`${part}.${field}`]);
  });

  test('a link that would run a script, with a message of its own', async () => {
    const messageOf = async (cta_link: string) =>
      (await call('POST', at(), { token: owner, payload: { emails: { cta_link } } })).json().errors['emails.cta_link'];
    expect(await messageOf(' JavaScript:alert(1)')).toEqual([expect.stringMatching(/^This link would run a script/)]);
    expect(await messageOf('kitchens')).toEqual([expect.stringMatching(/^Enter a full web address/)]);
  });

  test('a button without its link, and names what is missing', async () => {
    const payload = { emails: { cta_button_enabled: true, cta_btn: 'Visit us' } };
    const answer = await call('POST', at(), { token: owner, payload });
    expect(Object.keys(answer.json().errors)).toEqual(['emails.cta_link']);
  });

  test('a logo that is too small, of another kind, or in no slot, and keeps the stored one', async () => {
    const before = (await call('GET', at(), { token: owner })).json().data.logos;
    const small = await upload('viewer.png', await image(210, 99).png().toBuffer());
    expect(small.json().errors.fileData).toEqual(['Logos must be at least 210 px wide and 100 px high.']);
    const german = await upload('viewer.png', await image(210, 99).png().toBuffer(), owner, 'de');
    expect(german.json().errors.fileData).toEqual([
      'Logos müssen mindestens 210\u00a0px breit und 100\u00a0px hoch sein.',
    ]);
    const webp = await upload('viewer.png', await image(300, 200).webp().toBuffer());
    expect(webp.statusCode).toBe(422);
    expect(webp.json().errors.fileData).toEqual(['The logo is not a PNG or JPG image.']);
    const large = await upload('viewer.png', await image(8001, 5000).png().toBuffer());
    expect([large.statusCode, large.json().errors.fileData]).toEqual([413, ['This image has too many pixels.']]);
    expect((await upload('viewer.png', Buffer.from('<html>'))).statusCode).toBe(422);
    expect((await upload('../viewer.png', await image(300, 200).png().toBuffer())).statusCode).toBe(422);
    expect((await call('GET', at(), { token: owner })).json().data.logos).toEqual(before);
  });

  test('a logo whose change cannot be stored, and leaves no file of it', async () => {
    const { store, services } = t;
    await store.run(`create function reject_change() returns trigger language plpgsql as $$ begin
        raise exception 'no change of a configurator is stored'; end $$;
      create trigger reject_change before update on configurators for each row execute function reject_change();`);
    const before = await services.content.list('');
    const rejected = await upload('viewer.png', await image(310, 210).png().toBuffer());
    await store.run('drop function reject_change cascade;');
    expect(rejected.statusCode).toBe(500);
    expect(await services.content.list('')).toEqual(before);
    expect((await upload('viewer.png', await image(310, 210).png().toBuffer())).statusCode).toBe(200);
  });

  test('a reseller that is not one’s own, or has no copy', async () => {
    expect((await call('GET', `${at()}?reseller=987654`, { token: owner })).statusCode).toBe(404);
  });
});
