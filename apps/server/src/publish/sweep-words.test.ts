import type { LatestFile } from '@vitrine/contract/latest-file';
import { translationLimits as limits } from '@vitrine/contract/translations/limits';
import { DAY_MS } from '@vitrine/domain/dates/durations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appForTests, TEST_DAY, type TestApp } from '../testing/app-for-tests.ts';
import { callsOf } from '../testing/calls-of.ts';
import { aConfigurator, anOrganisation, aSession, aUser, deployFirstVersion } from '../testing/tenants.ts';
import { sweepWords } from './sweep-words.ts';

let t: TestApp;
let kitchen: number;
let token: string;
const FOLDERS = ['oakline/kitchens/kitchen', 'northside/kitchen'];
const PLACE = 'layer/walls/name';

beforeEach(async () => {
  t = await appForTests();
  const { services } = t;
  const oakline = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  const resellerId = await anOrganisation(services, { name: 'Northside', subdomain: 'northside', parentId: oakline });
  kitchen = await aConfigurator(services, { organisationId: oakline, name: 'Kitchen' });
  await deployFirstVersion(services, kitchen);
  await services.db
    .insertInto('resellerConfigurators')
    .values({ resellerId, configuratorId: kitchen, version: 1000, status: 'ready' })
    .execute();
  const user = await aUser(services, { email: 'words@oakline.test', groupId: 2, organisationId: oakline });
  token = await aSession(services, user, limits.unreadFileDays * 24 * 10);
});
afterEach(() => t.close());

let last: string | null = null;
beforeEach(() => {
  last = null;
});
const translate = async (text: string) => {
  const changes = [{ place: PLACE, source: 'Walls', text, seen: last }];
  const answer = await callsOf(t)('PUT', `/configurators/${kitchen}/translations/de`, { token, payload: { changes } });
  expect(answer.statusCode, answer.body).toBe(200);
  await t.deliver();
  last = text === '' ? null : text;
};
const textsIn = async (folder: string): Promise<string[]> => {
  const files = await t.services.content.list(`${folder}/words`);
  const read = files.map(async (file) => JSON.parse(String(await t.services.content.read(file)))[PLACE]);
  return (await Promise.all(read)).toSorted();
};
const sweepAfter = async (days: number) => {
  t.setNow(new Date(TEST_DAY.getTime() + days * DAY_MS));
  await sweepWords(t.services);
};

test('files that no live file names are removed after the days of grace, and no others', async () => {
  await translate('Wand');
  await translate('Wände');
  await sweepAfter(0);
  await sweepAfter(limits.unreadFileDays - 1);
  for (const folder of FOLDERS) expect(await textsIn(folder)).toEqual(['Wand', 'Wände']);
  await sweepAfter(limits.unreadFileDays);
  for (const folder of FOLDERS) {
    expect(await textsIn(folder)).toEqual(['Wände']);
    const { words }: LatestFile = JSON.parse(String(await t.services.content.read(`${folder}/latest.json`)));
    expect(await t.services.content.exists(`${folder}/${words?.de}`)).toBe(true);
  }
});

test('a file that is named again meanwhile stays as long again', async () => {
  await translate('Wand');
  await translate('Wände');
  await sweepAfter(0);
  await translate('Wand');
  await sweepAfter(limits.unreadFileDays - 1);
  await translate('Wände');
  await sweepAfter(limits.unreadFileDays);
  for (const folder of FOLDERS) expect(await textsIn(folder)).toEqual(['Wand', 'Wände']);
  await sweepAfter(2 * limits.unreadFileDays);
  for (const folder of FOLDERS) expect(await textsIn(folder)).toEqual(['Wände']);
});

test('a file that cannot be removed does not keep those of others, and is removed the next night', async () => {
  await translate('Wand');
  await translate('Wände');
  await sweepAfter(0);
  const { content } = t.services;
  const { remove } = content;
  const removing = vi
    .spyOn(content, 'remove')
    .mockImplementation((path) =>
      path.startsWith(`${FOLDERS[0]}/`) ? Promise.reject(new Error('AccessDenied')) : remove(path),
    );
  await expect(sweepAfter(limits.unreadFileDays)).rejects.toThrow('AccessDenied');
  removing.mockRestore();
  expect(await Promise.all(FOLDERS.map(textsIn))).toEqual([['Wand', 'Wände'], ['Wände']]);
  await sweepAfter(limits.unreadFileDays + 1);
  for (const folder of FOLDERS) expect(await textsIn(folder)).toEqual(['Wände']);
});

test('the last file goes too, once nothing is translated', async () => {
  await translate('Wand');
  await translate('');
  await sweepAfter(0);
  for (const folder of FOLDERS) expect(await textsIn(folder)).toEqual(['Wand']);
  await sweepAfter(limits.unreadFileDays);
  for (const folder of FOLDERS) expect(await textsIn(folder)).toEqual([]);
});
