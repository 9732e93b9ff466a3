import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { contract } from './billing/routes.ts';
import { FILE_SCHEMA } from './configurator-file.ts';
import { CONFIGURATOR_TYPE, LAYOUTS, typeName } from './configurators/limits.ts';
import { enquiry } from './enquiries/schemas.ts';
import { newOrganisation, organisationRow } from './organisations/schemas.ts';
import { reseller } from './resellers/schemas.ts';
import { currentUser, userParent } from './session/schemas.ts';

/** Responses are serialised from these schemas, so exactly these fields are on the wire. */
const RECORDS: [string, z.ZodObject, string][] = [
  [
    'a user',
    currentUser,
    'id first_name last_name email invite_status organisation_id group organisation reseller permissions',
  ],
  [
    'an organisation',
    organisationRow,
    `id name primary enterprise logo banner data_url updated_at access_subdomain access_domain contact_email
     authorised_domain configurators airtable_integration safe_name session_limit`,
  ],
  ['the reseller of a user', userParent, 'name logo data_url updated_at'],
  ['a reseller', reseller, 'id name safe_name logo data_url updated_at configurators users'],
  [
    'an enquiry',
    enquiry,
    `id name email phone postcode budget custom_fields created_at status configurator type items previewImage url
     sceneName data_url json_file`,
  ],
  ['a contract', contract, 'years sessions'],
  ['a new organisation', newOrganisation, 'years sessions'],
];

test.each(RECORDS)('%s has its specified fields', (_, schema, fields) => {
  expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(fields.split(/\s+/)));
});

test('a user never has a password in a response', () => {
  expect(Object.keys(currentUser.shape).filter((field) => /password/i.test(field))).toEqual([]);
});

test('types have their numbers and names', () => {
  expect(CONFIGURATOR_TYPE).toEqual({ panoramic: 1, floors: 2, stockset: 3, slidingrobe: 4 });
  expect([1, 2, 3, 4].map(typeName)).toEqual(['panoramic', 'floors', 'stockset', 'slidingrobe']);
});

test('layouts have their names', () => {
  expect(LAYOUTS).toEqual(['uk_kitchen', 'uk_bedroom', 'usa_bathroom', 'usa_kitchen', 'uk_kitchen_large']);
});

describe('a layered data file', () => {
  const range = { id: 1, name: 'Shaker', safe_name: 'shaker', thumbnail: 's.jpg', disabled: true, specificName: 'S' };
  const item = {
    id: 'W1',
    name: 'Chalk',
    image_path: 'walls/chalk.png',
    thumbnail: 'thumbs/chalk.jpg',
    filter: [{ name: 'Door Range', options: ['Shaker'], group: 'door_range' }],
    product_code: 'A-1',
    price: 12.5,
    disabled: true,
    safe_name: 'chalk',
    editingDisabled: true,
  };
  const file = {
    base: { image: 'base.jpg', width: 8, height: 4, projection: 'equirectangular' },
    layers: [{ name: 'Walls', order: 1, file_path: 'walls', layer_type: 'hidden', items: [item], filter_groups: [] }],
    filter_groups: [{ name: 'Door Range', safe_name: 'door_range', filters: [range] }],
    project_info: { scene_selector: { scenes: [{ id: 'uk_kitchen', deployVersion: 1.002 }] } },
    deploy_version: 1.002,
    file_path: 'kitchen',
    minified: false,
    options: { configString: 'W1', imgSrc: 'preview.jpg' },
  };

  test('keeps every specified part of details, layers, items and door ranges', () => {
    expect(FILE_SCHEMA.panoramic.parse(file)).toMatchObject(file);
    expect(FILE_SCHEMA.stockset.parse(file)).toMatchObject(file);
  });
});
