import fs from 'node:fs';
import path from 'node:path';
import { FILE_SCHEMA } from '@vitrine/contract/configurator-file';
import { dataFileDocs } from '@vitrine/contract/configurators/data-file-docs';
import { CONFIGURATOR_TYPE, type ConfiguratorType } from '@vitrine/contract/configurators/limits';
import { tinyPng } from '@vitrine/fixtures/tiny-png';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imagePathsOf } from '../intake/image-paths.ts';
import { appForTests, type TestApp } from '../testing/app-for-tests.ts';
import { aZip, sendForm } from '../testing/form-request.ts';
import { anOrganisation, aSession, aUser } from '../testing/tenants.ts';

let t: TestApp;
let oakline: number;
let token: string;

beforeAll(async () => {
  t = await appForTests();
  oakline = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  const permissions = ['configurators.create', 'configurators'];
  const creator = await aUser(t.services, {
    email: 'a@oakline.test',
    groupId: 2,
    organisationId: oakline,
    permissions,
  });
  token = await aSession(t.services, creator);
});
afterAll(() => t.close());

const TYPES = Object.keys(CONFIGURATOR_TYPE) as ConfiguratorType[];

test('the description is a page that needs no sign-in, and everything that it links to exists', async () => {
  const answer = await t.app.inject(dataFileDocs.description);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.body).toContain('<h1>Data files</h1>');
  const links = [...answer.body.matchAll(/href="([^"]+)"/g)].map(([, href = '']) =>
    href.startsWith('/') ? href : `/api/docs/${href}`,
  );
  expect(links).toHaveLength(2 * TYPES.length);
  expect(links).toEqual(expect.arrayContaining(TYPES.map((type) => dataFileDocs.sample(type))));
  for (const link of links) expect([link, (await t.app.inject(link)).statusCode]).toEqual([link, 200]);
});

test('every list of a data file is described', () => {
  const text = fs.readFileSync(path.join(t.services.config.root, 'docs/data-files.md'), 'utf8');
  const keys = Object.values(FILE_SCHEMA).flatMap((schema) => Object.keys(schema.shape));
  const undescribed = keys.filter((key) => key !== 'minified' && !text.includes(`\`${key}`));
  expect(undescribed).toEqual([]);
});

describe.each(TYPES)('the sample of %s', (type) => {
  const sample = () => t.app.inject(dataFileDocs.sample(type));

  test('is downloaded as a file', async () => {
    expect((await sample()).headers['content-disposition']).toBe(`attachment; filename="sample-${type}.json"`);
  });

  test('is accepted as it is, and goes live with its images', async () => {
    const { body } = await sample();
    const paths = [...imagePathsOf(JSON.parse(body)).keys()];
    const image = await tinyPng(64, 32, [120, 120, 120, 255]);
    const images = await aZip(Object.fromEntries(paths.map((path) => [path.replace(/\.\w+$/, '.png'), image])));
    const answer = await sendForm(t, `/organisations/${oakline}/configurators`, token, {
      name: `Sample ${type}`,
      configurator_type: String(CONFIGURATOR_TYPE[type]),
      deployed: '1',
      group_name: `Samples ${type}`,
      json_data: { name: 'sample.json', bytes: body },
      assets: { name: 'images.zip', bytes: images },
    });
    expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined]);
    expect(answer.json().data.images).toMatchObject({ missing: [], unused: [] });
    await t.deliver();
    const { id } = answer.json().data;
    const made = await t.app.inject({
      url: `/api/configurators/${id}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(made.json().data).toMatchObject({ deployed: true, images: { status: 'done', errors: [] } });
  });

  test('has a JSON Schema that names its lists', async () => {
    const schema = (await t.app.inject(`/api/docs/${type}.schema.json`)).json();
    expect(schema.type).toBe('object');
    for (const key of Object.keys(JSON.parse((await sample()).body))) expect(schema.properties).toHaveProperty(key);
  });
});
