import type { LatestFile } from '@vitrine/contract/latest-file';
import { translationLimits as limits } from '@vitrine/contract/translations/limits';
import { translationMessages as messages } from '@vitrine/contract/translations/messages';
import type { ImportReport, TranslatedWord, TranslationProgress } from '@vitrine/contract/translations/schemas';
import { presetPlace, surchargePlace } from '@vitrine/domain/translations/places';
import { updateConfigurator } from '@vitrine/store/configurators/queries';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { repairCopies, repairLiveFiles } from '../../publish/repair.ts';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { callsOf } from '../../testing/calls-of.ts';
import { sendForm } from '../../testing/form-request.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { aConfigurator, anOrganisation, aSession, aUser, deployFirstVersion } from '../../testing/tenants.ts';

let t: TestApp;
let call: ReturnType<typeof callsOf>;
const id = { oakline: 0, northside: 0, terra: 0, kitchen: 0, bedroom: 0 };
const tokens = { oakline: '', colleague: '', northside: '', terra: '' };
type Who = keyof typeof tokens;

const FOLDER = 'oakline/kitchens/kitchen';
const COPY = 'northside/kitchen';
const WALLS = 'layer/walls/name';
const OAK = 'item/walls/W1/name';

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
  const { services } = t;
  id.oakline = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  id.terra = await anOrganisation(services, { name: 'Terra', subdomain: 'terra' });
  id.northside = await anOrganisation(services, { name: 'Northside', subdomain: 'northside', parentId: id.oakline });
  id.kitchen = await aConfigurator(services, { organisationId: id.oakline, name: 'Kitchen' });
  id.bedroom = await aConfigurator(services, { organisationId: id.oakline, name: 'Bedroom' });
  await updateConfigurator(services.db, id.kitchen, { supportsPresets: true });
  await deployFirstVersion(services, id.kitchen);
  await services.db
    .insertInto('resellerConfigurators')
    .values({ resellerId: id.northside, configuratorId: id.kitchen, version: 1000, status: 'ready' })
    .execute();
  const of = { oakline: id.oakline, colleague: id.oakline, northside: id.northside, terra: id.terra };
  for (const who of Object.keys(tokens) as Who[]) {
    const groupId = who === 'northside' ? 4 : 2;
    const user = await aUser(services, { email: `words@${who}.test`, groupId, organisationId: of[who] });
    tokens[who] = await aSession(services, user);
  }
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.services.db.deleteFrom('translations').execute();
  await t.services.db.deleteFrom('glossaryTerms').execute();
});

const at = (path = '', of = id.kitchen) => `/configurators/${of}/translations${path}`;
const get = async (path = '', who: Who = 'oakline', of = id.kitchen) =>
  call('GET', at(path, of), { token: tokens[who] });
const words = async (who: Who = 'oakline', query = ''): Promise<TranslatedWord[]> =>
  (await get(`/de${query}`, who)).json().data.words;
const word = async (place: string, who: Who = 'oakline') => (await words(who)).find((one) => one.place === place);
const change = (place: string, text: string, more: object = {}) => ({
  ...{ place, text, source: place === WALLS ? 'Walls' : 'Chalk White', seen: null },
  ...more,
});
const save = (changes: object[], who: Who = 'oakline', of = id.kitchen, language = 'de') =>
  call('PUT', at(`/${language}`, of), { token: tokens[who], payload: { changes } });
const json = async <File>(path: string): Promise<File> =>
  JSON.parse((await t.services.content.read(path))?.toString() ?? 'null');
const live = async (folder = FOLDER, language: 'de' | 'fr' = 'de') => {
  const { words: named } = await json<LatestFile>(`${folder}/latest.json`);
  const path = named?.[language];
  return path ? json<Record<string, string>>(`${folder}/${path}`) : undefined;
};

describe('answers', () => {
  test('every word with its place, its status and its limit', async () => {
    const [first] = await words();
    expect(first).toEqual({
      ...{ place: WALLS, kind: 'layer', source: 'Walls', context: '', max_length: 200, status: 'missing' },
      ...{ text: null, source_text: null, updated_at: null, updated_by: null, inherited: false },
    });
    expect((await words()).map(({ place }) => place)).toContain('configurator/name');
  });

  test('a save, which visitors see without a new version', async () => {
    const saved = (await save([change(WALLS, 'Wände'), change(OAK, ' <b>Kreide</b> & "weiß" ')])).json().data;
    expect(saved).toMatchObject({ saved: 2, words: [{ place: WALLS, text: 'Wände', status: 'done' }, {}] });
    expect(saved.words[0]).toMatchObject({ updated_by: 'Test Person', source_text: 'Walls' });
    expect(await live()).toEqual({ [WALLS]: 'Wände', [OAK]: ' <b>Kreide</b> & "weiß" ' });
    expect((await json<LatestFile>(`${FOLDER}/latest.json`)).version).toBe(1);
  });

  test('a removed translation leaves what visitors see', async () => {
    await save([change(WALLS, 'Wände')]);
    expect((await save([change(WALLS, '', { seen: 'Wände' })])).statusCode).toBe(200);
    expect(await live()).toBeUndefined();
    expect((await json<LatestFile>(`${FOLDER}/latest.json`)).words).toBeUndefined();
  });

  test('progress by language, without that of the catalogue', async () => {
    await save([change(WALLS, 'Wände')]);
    await save([change(OAK, 'Craie', { source: 'Chalk' })], 'oakline', id.kitchen, 'fr');
    const progress: TranslationProgress = (await get()).json().data;
    expect(progress.source_language).toBe('en-gb');
    expect(progress.languages.some(({ language }) => language === 'en-gb')).toBe(false);
    const all = (await words()).length;
    const of = (name: string) => progress.languages.find(({ language }) => language === name);
    expect(of('de')).toEqual({ language: 'de', missing: all - 1, outdated: 0, done: 1, live: true });
    expect(of('fr')).toEqual({ language: 'fr', missing: all - 1, outdated: 1, done: 0, live: true });
    expect(of('nl')).toMatchObject({ done: 0, live: false });
    expect((await words('oakline', '?status=done')).map(({ place }) => place)).toEqual([WALLS]);
  });

  test('a change of the source makes it outdated, and a save with today’s source done again', async () => {
    await save([change(WALLS, 'Wand', { source: 'Wall' })]);
    expect(await word(WALLS)).toMatchObject({ status: 'outdated', source_text: 'Wall', source: 'Walls' });
    expect(await live()).toEqual({ [WALLS]: 'Wand' });
    await save([change(WALLS, 'Wand', { seen: 'Wand' })]);
    expect(await word(WALLS)).toMatchObject({ status: 'done', source_text: 'Walls' });
  });

  test('words of presets, fields and emails', async () => {
    const configuration = 'W1,H1,D1';
    const preset = { name: 'Warm oak', configuration, imageUrl: null, version: 1 };
    await call('POST', `/configurators/${id.kitchen}/presets`, {
      token: tokens.oakline,
      payload: { [FOLDER]: [preset] },
    });
    const place = presetPlace(configuration);
    await save([change(place, 'Eiche warm', { source: 'Warm oak' })]);
    expect(await live()).toEqual({ [place]: 'Eiche warm' });
    await call('POST', `/configurators/${id.kitchen}/presets`, { token: tokens.oakline, payload: { [FOLDER]: [] } });
    expect(await live()).toBeUndefined();
  });

  test('identical words of another configurator, the newest of each', async () => {
    await save([change(WALLS, 'Wände'), change(OAK, 'Kreide')], 'oakline', id.bedroom);
    await save([change(OAK, 'Eigenes')]);
    expect((await get('/de/identical')).json().data).toContainEqual({ source: 'Walls', text: 'Wände' });
    expect((await get('/de/identical', 'terra', id.kitchen)).statusCode).toBe(404);
  });

  test('files: XLIFF and Excel', async () => {
    await save([change(WALLS, 'Wände')]);
    const xliff = await get('/de/export/xliff?status=done');
    expect(xliff.headers['content-disposition']).toBe('attachment; filename="kitchen-de.xlf"');
    expect(xliff.body).toContain('<target xml:space="preserve">Wände</target>');
    expect(xliff.body.match(/<unit /g)).toHaveLength(1);
    const xlsx = await get('/de/export/xlsx');
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  test('a repair writes what is missing', async () => {
    await save([change(WALLS, 'Wände')]);
    const { words: named } = await json<LatestFile>(`${FOLDER}/latest.json`);
    await t.services.content.remove(`${FOLDER}/${named?.de}`);
    const failed: string[] = [];
    expect(await repairLiveFiles(t.services, (line) => failed.push(line))).toBe(1);
    expect(await live()).toEqual({ [WALLS]: 'Wände' });
    expect(await repairLiveFiles(t.services, (line) => failed.push(line))).toBe(0);
    expect(failed).toEqual([]);
  });
});

describe('a deploy that comes while a target is looked up', () => {
  const payloads = [
    ['a save', 'PUT', '/de', { changes: [change(WALLS, 'Wände')] }],
    ['an import', 'POST', '/de/import', { entries: [{ place: WALLS, source: 'Walls', text: 'Wände' }], apply: true }],
  ] as const;

  test.each(payloads)('stays, and %s is shown on it', async (name, method, path, payload) => {
    const hall = await aConfigurator(t.services, { organisationId: id.oakline, name: `Hall of ${name}` });
    await deployFirstVersion(t.services, hall);
    const admin = await aUser(t.services, {
      email: `${name}@admin.test`.replace(' ', '-'),
      groupId: 1,
      organisationId: null,
    });
    const token = await aSession(t.services, admin);
    const minor = { data: [{ layer_index: 0, id: 'W2', data: { disabled: true } }], version: 1, new_version: 1.001 };
    await call('PATCH', `/configurators/${hall}/version/minor`, { token, payload: minor });
    const { read } = t.services.versionFiles;
    const reads = vi.spyOn(t.services.versionFiles, 'read').mockImplementationOnce(async (location) => {
      const deployed = await call('POST', `/configurators/${hall}/deploy`, { token, payload: { version: '1.001' } });
      expect(deployed.statusCode).toBe(200);
      return read(location);
    });
    const answer = await call(method, at(path, hall), { token: tokens.oakline, payload });
    reads.mockRestore();
    expect(answer.statusCode, answer.body).toBe(200);
    const { data_url: folder } = (await call('GET', `/configurators/${hall}`, { token })).json().data;
    expect((await json<LatestFile>(`${folder}/latest.json`)).version).toBe(1.001);
    expect(await live(folder)).toEqual({ [WALLS]: 'Wände' });
  });
});

describe('a reseller’s copy', () => {
  const german = { place: WALLS, text: 'Wandfarben' };

  test('has its organisation’s words, and its own in front of them', async () => {
    await save([change(WALLS, 'Wände'), change(OAK, 'Kreide')]);
    await t.deliver();
    expect(await live(COPY)).toEqual({ [WALLS]: 'Wände', [OAK]: 'Kreide' });
    expect(await word(WALLS, 'northside')).toMatchObject({ text: 'Wände', inherited: true });
    expect((await save([change(WALLS, german.text, { seen: 'Wände' })], 'northside')).statusCode).toBe(200);
    expect(await live(COPY)).toEqual({ [WALLS]: 'Wandfarben', [OAK]: 'Kreide' });
    expect(await live()).toMatchObject({ [WALLS]: 'Wände' });
    expect(await word(WALLS, 'northside')).toMatchObject({ text: 'Wandfarben', inherited: false });
    expect(await word(WALLS)).toMatchObject({ text: 'Wände' });
    expect(await repairCopies(t.services, () => undefined)).toBe(0);
  });

  test('shows nothing of what the organisation prepares in its price lists, nor do visitors see it', async () => {
    const { db } = t.services;
    const lists = [
      { organisationId: id.oakline, status: 'draft', name: 'Canary of the organisation' },
      { organisationId: id.oakline, status: 'live', name: 'Delivery' },
      { organisationId: id.northside, status: 'draft', name: 'Fitting' },
    ] as const;
    for (const { organisationId, status, name } of lists) {
      const surcharges = JSON.stringify([{ name, kind: 'fixed', value: 100 }]);
      const dates = { createdAt: new Date(), updatedAt: new Date() };
      const row = { organisationId, status, name, currency: 'GBP', taxes: '[]', surcharges, ...dates };
      await db.insertInto('priceLists').values(row).execute();
    }
    const sources = async (who: Who) => (await words(who)).map(({ source }) => source);
    expect(await sources('oakline')).toEqual(expect.arrayContaining(['Canary of the organisation', 'Delivery']));
    expect(await sources('northside')).toEqual(expect.arrayContaining(['Delivery', 'Fitting']));
    expect(await sources('northside')).not.toContain('Canary of the organisation');

    const changes = lists
      .slice(0, 2)
      .map(({ name }) => change(surchargePlace(name), `${name} auf Deutsch`, { source: name }));
    expect((await save(changes)).statusCode).toBe(200);
    await t.deliver();
    for (const folder of [FOLDER, COPY])
      expect(await live(folder)).toEqual({ [surchargePlace('Delivery')]: 'Delivery auf Deutsch' });
    await db.deleteFrom('priceLists').execute();
  });

  test('of another reseller is not found', async () => {
    expect((await get('/de?reseller=999999')).statusCode).toBe(404);
    expect((await get(`/de?reseller=${id.northside}`)).statusCode).toBe(200);
    expect((await get(`/de?reseller=${id.northside}`, 'terra')).statusCode).toBe(404);
  });
});

describe('rejects', () => {
  test('a change of what somebody else changed meanwhile, names it and changes nothing', async () => {
    await save([change(WALLS, 'Wände')], 'colleague');
    const late = await save([change(WALLS, 'Mauern'), change(OAK, 'Kreide')]);
    expect([late.statusCode, late.json().code]).toEqual([409, 'translations.moved']);
    expect(late.json().errors).toEqual({ [WALLS]: [messages.changedBySomebody] });
    expect(await word(OAK)).toMatchObject({ text: null });
    expect((await save([change(WALLS, 'Wände')])).statusCode).toBe(200);
    expect((await save([change(WALLS, 'Mauern', { seen: 'Wände' })])).statusCode).toBe(200);
  });

  test.each([
    ['an unknown place', change('item/walls/none/name', 'Nichts'), messages.placeUnknown],
    ['spaces alone', change(WALLS, '  '), messages.blank],
    ['a text that is too long', change(WALLS, 'x'.repeat(201)), messages.tooLong(200)],
    ['an added placeholder', change(WALLS, 'Wände {name}'), messages.placeholderAdded('{name}')],
    ['an override of the direction', change(WALLS, 'W\u202Eände'), messages.directionOverride],
    ['a control character', change(WALLS, 'W\u0000ände'), messages.controlCharacter],
  ])('%s', async (_, input, message) => {
    const answer = await save([input]);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { [input.place]: [message] }]);
  });

  test('the language of the tenant, from which it translates', async () => {
    const set = (language: 'fr' | null) =>
      t.services.db.updateTable('organisations').set({ language }).where('id', '=', id.oakline).execute();
    await set('fr');
    expect((await get()).json().data.source_language).toBe('fr');
    expect((await get('/fr')).statusCode).toBe(409);
    expect((await get('/en-gb')).statusCode).toBe(200);
    await set(null);
  });

  test.each([
    ['an unknown language', '/xx', 422],
    ['the language of the catalogue', '/en-gb', 409],
  ])('%s', async (_, path, status) => {
    expect((await get(path)).statusCode).toBe(status);
  });

  test('more changes than one save takes', async () => {
    const many = Array.from({ length: limits.changesASave + 1 }, () => change(WALLS, 'W'));
    expect((await save(many)).statusCode).toBe(422);
  });
});

describe('an import', () => {
  const send = (payload: object, language = 'de') =>
    call('POST', at(`/${language}/import`), { token: tokens.oakline, payload });
  const xliffOf = (units: string, target = 'de') =>
    `<?xml version="1.0"?><xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en-GB" trgLang="${target}"><file id="f">${units}</file></xliff>`;
  const unit = (place: string, source: string, text: string) =>
    `<unit id="u" name="${place}"><segment><source>${source}</source><target>${text}</target></segment></unit>`;
  const file = xliffOf(
    [
      unit(WALLS, 'Walls', 'Wände'),
      unit(OAK, 'Old Chalk', 'Alte Kreide'),
      unit('item/walls/none/name', 'None', 'Nichts'),
      unit('configurator/name', 'Kitchen', 'Küche {x}'),
      unit('layer/doors/name', 'Doors', ''),
    ].join(''),
  );

  test('lists what it would change, and changes nothing until it is applied', async () => {
    const report: ImportReport = (await send({ xliff: file, apply: false })).json().data;
    expect(report.applied).toBe(false);
    expect(report.counts).toEqual({ changed: 1, outdated: 1, unknown: 1, invalid: 1, empty: 1, unchanged: 0 });
    expect(report.outdated[0]).toMatchObject({ source: 'Old Chalk', source_now: 'Chalk White', text: 'Alte Kreide' });
    expect(report.invalid[0]?.message).toBe(messages.placeholderAdded('{x}'));
    expect(await word(WALLS)).toMatchObject({ status: 'missing' });

    expect((await send({ xliff: file, apply: true })).json().data.applied).toBe(true);
    expect(await word(WALLS)).toMatchObject({ text: 'Wände', status: 'done' });
    expect(await word(OAK)).toMatchObject({ status: 'missing' });
    await send({ xliff: file, apply: true, outdated: true });
    expect(await word(OAK)).toMatchObject({ text: 'Alte Kreide', status: 'outdated' });
    expect((await send({ xliff: file, apply: false })).json().data.counts).toMatchObject({ unchanged: 2, changed: 0 });
  });

  test('takes back its own export unchanged', async () => {
    await save([change(WALLS, 'Wände')]);
    const exported = (await get('/de/export/xliff')).body;
    const { counts } = (await send({ xliff: exported, apply: true })).json().data;
    expect(counts).toMatchObject({ changed: 0, outdated: 0, unknown: 0, invalid: 0, unchanged: 1 });
  });

  test('of 5,000 units, half of them outdated', async () => {
    const units = Array.from({ length: 5000 }, (_, index) =>
      unit(`item/walls/X${index}/name`, index % 2 ? 'A' : 'B', `Text ${index}`),
    );
    const { counts, unknown } = (await send({ xliff: xliffOf(units.join('')), apply: true })).json().data;
    expect(counts.unknown).toBe(5000);
    expect(unknown).toHaveLength(limits.reported);
  });

  test.each([
    ['no XML', { xliff: 'a;b;c', apply: false }, 422, 'translations.file_unreadable'],
    ['of another language', { xliff: xliffOf('', 'fr'), apply: false }, 422, 'translations.file_wrong'],
    [
      'with a document type',
      { xliff: `<!DOCTYPE x>${xliffOf('')}`, apply: false },
      422,
      'translations.file_unreadable',
    ],
    ['nothing', { apply: false }, 422, 'request.invalid'],
    ['both', { xliff: xliffOf(''), entries: [], apply: false }, 422, 'request.invalid'],
  ])('rejects %s', async (_, payload, status, code) => {
    const answer = await send(payload);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test('rejects 50 MB before it is read', async () => {
    expect((await send({ xliff: 'x'.repeat(50 * 1024 * 1024), apply: false })).statusCode).toBe(413);
  });
});

describe('the glossary', () => {
  const path = (of = id.oakline) => `/organisations/${of}/glossary`;
  const add = (payload: object, who: Who = 'oakline', of = id.oakline) =>
    call('POST', path(of), { token: tokens[who], payload });

  test('is listed, added to, changed and deleted', async () => {
    const added = (await add({ source: ' Oak ', targets: { de: 'Eiche', fr: '' } })).json().data;
    expect(added).toMatchObject({ source: 'Oak', targets: { de: 'Eiche' }, note: '' });
    const one = `${path()}/${added.id}`;
    const changed = await call('PUT', one, { token: tokens.oakline, payload: { source: 'Oak', note: 'the wood' } });
    expect(changed.json().data).toMatchObject({ targets: {}, note: 'the wood' });
    expect((await call('GET', path(), { token: tokens.colleague })).json().data).toHaveLength(1);
    expect((await call('DELETE', one, { token: tokens.oakline })).statusCode).toBe(200);
    expect((await call('DELETE', one, { token: tokens.oakline })).statusCode).toBe(404);
  });

  test('has each term once, and only for its tenant', async () => {
    const { id: termId } = (await add({ source: 'Oak' })).json().data;
    const twice = await add({ source: 'oak' });
    expect([twice.statusCode, twice.json().errors]).toEqual([422, { source: [messages.termTwice] }]);
    expect((await add({ source: '' })).json().errors).toEqual({ source: [messages.termMissing] });
    expect((await add({ source: 'Oak' }, 'terra')).statusCode).toBe(404);
    const foreign = await call('DELETE', `${path(id.terra)}/${termId}`, { token: tokens.terra });
    expect(foreign.statusCode).toBe(404);
    expect((await add({ source: 'Oak' }, 'northside', id.northside)).statusCode).toBe(200);
    expect((await call('GET', path(), { token: tokens.northside })).statusCode).toBe(404);
  });

  test('has one term for composed characters and for others', async () => {
    const [composed, decomposed] = ['Küche'.normalize('NFC'), 'küche'.normalize('NFD')];
    const { id: termId } = (await add({ source: decomposed })).json().data;
    expect((await add({ source: composed })).statusCode).toBe(422);
    const rename = (source: string) =>
      call('PUT', `${path()}/${termId}`, { token: tokens.oakline, payload: { source } });
    expect((await rename(decomposed)).json().data.source).toBe(composed.toLowerCase());
    // As an earlier version stored it.
    await t.services.db.updateTable('glossaryTerms').set({ source: decomposed }).where('id', '=', termId).execute();
    expect((await add({ source: composed })).statusCode).toBe(422);
  });
});

describe('what a visitor reads elsewhere', () => {
  const enquiry = async (language: string) => {
    const fields = {
      ...{ name: 'Ann Bell', email: 'ann@customer.example', phone: '020 7946 0000', terms: '1', lang: language },
      ...{ configurator_id: String(id.kitchen), reseller: '[]', type: 'panoramic', scene_name: 'Kitchen', url: '' },
      design: 'W1,H1,D1',
      items: JSON.stringify([{ component: 'Walls', id: 'W1', name: 'Chalk White' }]),
    };
    return sendForm(t, '/viewer/contact/request', undefined, fields);
  };

  test('the email about an enquiry has the names, which the enquiry stores as they were written', async () => {
    await save([change(OAK, 'Kreideweiß'), change(WALLS, 'Wände')]);
    expect((await enquiry('de')).statusCode).toBe(200);
    await t.deliver();
    const [stored] = await t.services.db.selectFrom('enquiries').select('items').execute();
    expect(stored?.items).toMatchObject([{ component: 'Walls', name: 'Chalk White' }]);
    const [visitor] = t.sent.filter(({ to }) => to === 'ann@customer.example');
    expect(visitor?.html).toContain('Kreideweiß');
    expect(visitor?.html).not.toContain('Chalk White');
    const tenant = t.sent.find(({ to }) => to !== 'ann@customer.example');
    expect(tenant?.html).toContain('Chalk White');
  });

  test('the design sheet has them', async () => {
    await save([change(OAK, 'Kreideweiss'), change('configurator/name', 'Kueche', { source: 'Kitchen' })]);
    const body = { configurator_id: String(id.kitchen), reseller: '[]', design: 'W1,H1,D1', lang: 'de' };
    const sheet = await sendForm(t, '/viewer/designs/sheet', undefined, body);
    const text = readPdf(sheet.rawPayload).pages.flat().join(' ');
    expect(text).toContain('Kreideweiss');
    expect(text).toContain('Kueche');
    expect(text).not.toContain('Chalk White');
  });
});
