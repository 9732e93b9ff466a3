import { customisationMessages } from '@vitrine/contract/customisation/messages';
import { designMessages } from '@vitrine/contract/designs/messages';
import { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import { organisationMessages } from '@vitrine/contract/organisations/messages';
import { presetMessages } from '@vitrine/contract/presets/messages';
import { versionMessages } from '@vitrine/contract/versions/messages';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { callsOf } from '../../testing/calls-of.ts';
import { sendForm } from '../../testing/form-request.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../../testing/tenants.ts';

let t: TestApp;
let token: string;
let organisationId: number;
let resellerId: number;
let configurator: number;
let whole: Buffer;

beforeAll(async () => {
  t = await appForTests();
  const { services } = t;
  organisationId = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  resellerId = await anOrganisation(services, { name: 'Northside', subdomain: 'northside', parentId: organisationId });
  configurator = await aConfigurator(services, { organisationId, name: 'Kitchen' });
  const admin = await aUser(services, { email: 'admin@vitrine.test', groupId: 1, organisationId: null });
  token = await aSession(services, admin);
  await callsOf(t)('POST', `/configurators/${configurator}/deploy`, { token, payload: { version: '1' } });
  const noise = Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, index) => (index * 7919) % 251));
  whole = await sharp(noise, { raw: { width: 300, height: 200, channels: 3 } })
    .png()
    .toBuffer();
});
afterAll(() => t.close());

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="9" height="9"/></svg>';

/** Files that are called photo.png. */
const FILES: [string, () => Buffer][] = [
  ['a text', () => Buffer.from('This is not an image.')],
  ['an HTML page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['nothing', () => Buffer.alloc(0)],
  ['half a PNG', () => whole.subarray(0, whole.length / 2)],
  ['the first bytes of a PNG', () => whole.subarray(0, 20)],
];

const asDataUrl = (bytes: Buffer): string => `data:image/png;base64,${bytes.toString('base64')}`;

const ORGANISATION = {
  ...{ name: 'New', authorised_domain: 'new.example', access_subdomain: 'new', sessions: 10, years: 1 },
  contact_email: 'new@new.example',
};
const ENQUIRY = { name: 'Ann', email: 'ann@example.org', url: '', type: 'panoramic', items: '[]' };

type Send = (bytes: Buffer) => Promise<{ statusCode: number; json: () => { code: string; errors: object } }>;

const inJson =
  (method: 'POST' | 'PATCH', path: () => string, payloadOf: (image: string) => object): Send =>
  (bytes) =>
    callsOf(t)(method, path(), { token, payload: payloadOf(asDataUrl(bytes)) });

const inForm =
  (path: () => string, field: string, fields: () => Record<string, string>): Send =>
  (bytes) =>
    sendForm(t, path(), token, { ...fields(), [field]: { name: 'photo.png', bytes } });

const ofConfigurator = (path: string) => () => `/configurators/${configurator}/${path}`;
const id = () => ({ configurator_id: String(configurator) });
const training = () => ({ training: 'https://nowhere.example/latest.json' });

interface Place {
  name: string;
  field: string;
  sentence: string;
  send: Send;
  acceptsSvg?: true;
}

const tenantPlaces = (kind: 'logo' | 'banner'): Place[] => {
  const common = { field: kind, sentence: organisationMessages.imageInvalid(kind), acceptsSvg: true } as const;
  const edit = (image: string) => ({ [kind]: image });
  const ofReseller = (image: string) => ({ id: resellerId, [kind]: image });
  const create = (image: string) => ({ ...ORGANISATION, [kind]: image });
  return [
    { ...common, name: `the ${kind} of a new organisation`, send: inJson('POST', () => '/organisations', create) },
    { ...common, name: `the ${kind}`, send: inJson('PATCH', () => `/organisations/${organisationId}/edit`, edit) },
    { ...common, name: `the ${kind} of a reseller`, send: inJson('PATCH', () => '/resellers', ofReseller) },
  ];
};

const PLACES: Place[] = [
  ...tenantPlaces('logo'),
  ...tenantPlaces('banner'),
  ...['startScreen', 'saveDesign', 'viewer', 'emails'].map((slot) => ({
    ...{ name: `the customised logo ${slot}`, field: 'fileData', sentence: customisationMessages.logoType },
    send: inForm(ofConfigurator('customisation/logos'), 'fileData', () => ({ fileName: `${slot}.png` })),
  })),
  {
    ...{ name: 'the image of a preset', field: 'fileData', sentence: presetMessages.imageType },
    send: inForm(ofConfigurator('preset/image'), 'fileData', () => ({ fileName: 'preset1.png' })),
  },
  {
    ...{ name: 'the photo of a preset', field: 'image', sentence: presetMessages.photoType },
    send: inForm(() => '/style-finder/platform/preset', 'image', training),
  },
  {
    ...{ name: 'a preview', field: 'image', sentence: versionMessages.previewImageInvalid },
    send: inForm(ofConfigurator('previews'), 'image', () => ({ version: '1' })),
  },
  {
    ...{ name: 'the image of an enquiry', field: 'previewImage', sentence: enquiryMessages.imageInvalid },
    send: inForm(
      () => '/viewer/contact/request',
      'previewImage',
      () => ({ ...ENQUIRY, ...id() }),
    ),
  },
  {
    ...{ name: 'the image on a sheet', field: 'image', sentence: designMessages.imageInvalid },
    send: inForm(
      () => '/viewer/designs/sheet',
      'image',
      () => ({ ...id(), design: 'W1' }),
    ),
  },
];

describe.each(PLACES)('$name', ({ field, sentence, send }) => {
  test.each(FILES)('that is %s is answered with what the file is not', async (_what, bytes) => {
    const answer = await send(bytes());
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'uploads.not_an_image']);
    expect(answer.json().errors).toEqual({ [field]: [sentence] });
  });
});

test.each(PLACES.filter(({ acceptsSvg }) => !acceptsSvg))('$name cannot be an SVG', async (place) => {
  const answer = await place.send(Buffer.from(SVG));
  expect([answer.statusCode, answer.json().errors]).toEqual([422, { [place.field]: [place.sentence] }]);
});
