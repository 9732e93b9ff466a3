import { CONFIGURATOR_TYPE } from '@vitrine/contract/configurators/limits';
import { aBlend, aFloorsFile } from '@vitrine/fixtures/floors-and-robes';
import { findVersion } from '@vitrine/store/versions/queries';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { sendEnquiry } from '../../testing/form-request.ts';
import { aConfigurator, anOrganisation, deployFirstVersion } from '../../testing/tenants.ts';

let t: TestApp;
let configuratorId: number;
let addresses = 0;

beforeAll(async () => {
  t = await appForTests();
  const { services } = t;
  const organisationId = await anOrganisation(services, { name: 'Terra', subdomain: 'terra' });
  configuratorId = await aConfigurator(services, { organisationId, name: 'Garage' });
  await deployFirstVersion(services, configuratorId);
  const { dataUrl } = await services.db
    .selectFrom('configurators')
    .select('dataUrl')
    .where('id', '=', configuratorId)
    .executeTakeFirstOrThrow();
  const { fileKey = null } = (await findVersion(services.db, configuratorId, 1000)) ?? {};
  const file = aFloorsFile({ blends: [aBlend()] });
  await services.versionFiles.write({ dataUrl, version: 1000, fileKey, type: 'floors' }, file);
  await services.db
    .updateTable('configurators')
    .set({ typeId: CONFIGURATOR_TYPE.floors })
    .where('id', '=', configuratorId)
    .execute();
});
afterAll(() => t.close());
beforeEach(() => {
  t.sent.length = 0;
});

/** The lines with the total of the emails about an enquiry: to the visitor and to the organisation. */
async function totals(fields: Record<string, string>): Promise<string[]> {
  const floor = { configurator_id: String(configuratorId), type: 'floors', design: 'BLD-01' };
  const items = '[{"component":"Blend","id":"BLD-01"}]';
  await sendEnquiry(t, { ...floor, items, ...fields }, `10.8.0.${++addresses}`);
  return t.sent.map(({ text }) => /^(Total|Summe): .*/m.exec(text)?.[0] ?? '').sort();
}

test('the emails of a floor without an area say that its price is that of a square metre', async () => {
  expect(await totals({})).toEqual(['Total: £38.00 per m²', 'Total: £38.00 per m²']);
});

test('in the language of the reader', async () => {
  expect(await totals({ lang: 'de' })).toEqual(['Summe: 38,00\u00a0£ pro m²', 'Total: £38.00 per m²']);
});

test('those of a floor with an area have the price of all of it', async () => {
  expect(await totals({ measures: '{"area":20}' })).toEqual(['Total: £760.00', 'Total: £760.00']);
});
