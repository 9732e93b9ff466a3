import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../testing/app-for-tests.ts';
import { aConfigurator, anOrganisation, deployFirstVersion } from '../testing/tenants.ts';
import { totalOfEnquiry } from './enquiry-total.ts';

let t: TestApp;
let organisationId: number;
let configuratorId: number;
/** Three items of 39 GBP. */
const DESIGN = 'W1,H1,D1';

beforeAll(async () => {
  t = await appForTests();
  organisationId = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  configuratorId = await aConfigurator(t.services, { organisationId, name: 'Kitchen' });
  await deployFirstVersion(t.services, configuratorId);
});
afterAll(() => t.close());

const show = (display: 'total' | 'from' | 'none' | null) =>
  t.services.db
    .updateTable('organisations')
    .set({ priceSettings: display && JSON.stringify({ display, differences: false, measures: false, country: null }) })
    .where('id', '=', organisationId)
    .execute();
beforeEach(() => show(null));

const total = (more: object = {}) =>
  totalOfEnquiry(t.services, { configuratorId, resellerId: null, design: DESIGN, measures: {}, ...more });

test('an enquiry costs what its visitor saw', async () => {
  expect(await total()).toEqual({ total: 11_700, currency: 'GBP', isVisible: true, isPerSquareMetre: false });
});

test.each([
  ['total', true],
  ['from', false],
  ['none', false],
] as const)('where visitors see %s, it is visible: %s', async (display, isVisible) => {
  await show(display);
  expect(await total()).toEqual({ total: 11_700, currency: 'GBP', isVisible, isPerSquareMetre: false });
});

test('without a published design there is none', async () => {
  expect(await total({ design: '' })).toBeNull();
  expect(await total({ design: 'no such design' })).toBeNull();
  expect(await total({ configuratorId: null })).toBeNull();
  const unpublished = await aConfigurator(t.services, { organisationId, name: 'Bath' });
  expect(await total({ configuratorId: unpublished })).toBeNull();
});
