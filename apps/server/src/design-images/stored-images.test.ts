import { designImageLimits as limits } from '@vitrine/contract/designs/image-limits';
import { DAY_MS } from '@vitrine/domain/dates/durations';
import { configuratorOf } from '@vitrine/store/configurators/of-row';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { designImagePath } from '../hosting/paths.ts';
import { appForTests, TEST_DAY, type TestApp } from '../testing/app-for-tests.ts';
import { aConfigurator, anOrganisation } from '../testing/tenants.ts';
import { type ImageOwner, StoredImages, sweepDesignImages } from './stored-images.ts';

let t: TestApp;
let owner: ImageOwner;

beforeAll(async () => {
  t = await appForTests();
  const organisationId = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  const id = await aConfigurator(t.services, { organisationId, name: 'Kitchen' });
  owner = (await configuratorOf(t.store.db, { configuratorId: id })) ?? { id, dataUrl: '' };
});
afterAll(() => t.close());

const rows = async () =>
  (await t.store.db.selectFrom('designImages').select('name').orderBy('name').execute()).map(({ name }) => name);

test('an image is read from memory while its file is written', async () => {
  let finish = (): void => undefined;
  const written = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const content = { ...t.services.content, write: () => written, read: vi.fn() };
  const stored = new StoredImages({ ...t.services, content }, { onError: vi.fn() });
  const storing = stored.store(owner, 'slow.webp', Buffer.from('image'));
  expect(String(await stored.read(owner, 'slow.webp'))).toBe('image');
  expect(content.read).not.toHaveBeenCalled();
  finish();
  await storing;
  await stored.flush();
  await t.store.db.deleteFrom('designImages').execute();
});

test('rows are written together, without those of configurators that are gone meanwhile', async () => {
  const onError = vi.fn();
  const stored = new StoredImages(t.services, { onError });
  await Promise.all(['a.webp', 'b.webp', 'b.webp'].map((name) => stored.store(owner, name, Buffer.from(name))));
  await stored.store({ id: 4711, dataUrl: 'gone' }, 'c.webp', Buffer.from('c'));
  expect(await rows()).toEqual([]);
  await stored.flush();
  expect(await rows()).toEqual(['a.webp', 'b.webp']);
  expect(onError).not.toHaveBeenCalled();
});

test('a file without a row, as a crash leaves it, has one again once it is asked for', async () => {
  await t.store.db.deleteFrom('designImages').execute();
  await t.services.content.write(designImagePath(owner.dataUrl, 'left.webp'), Buffer.from('left'));
  const stored = new StoredImages(t.services, { onError: vi.fn() });
  await stored.read(owner, 'left.webp');
  await stored.flush();
  expect(await rows()).toEqual(['left.webp']);
});

test('an image that cannot be stored is reported, and has no row', async () => {
  await t.store.db.deleteFrom('designImages').execute();
  const onError = vi.fn();
  const content = { ...t.services.content, write: () => Promise.reject(new Error('The disk is full')) };
  const stored = new StoredImages({ ...t.services, content }, { onError });
  await stored.store(owner, 'a.webp', Buffer.from('a'));
  await stored.flush();
  expect(await rows()).toEqual([]);
  expect(onError).toHaveBeenCalledOnce();
});

test('a file that cannot be removed keeps its row, so that it is removed another time', async () => {
  await t.store.db.deleteFrom('designImages').execute();
  const onError = vi.fn();
  const away = { ...t.services.content, remove: () => Promise.reject(new Error('The bucket does not answer')) };
  const most = { images: 1, bytes: 100 };
  const storeOn = async (content: typeof away, name: string): Promise<void> => {
    const stored = new StoredImages({ ...t.services, content }, { onError, most });
    await stored.store(owner, name, Buffer.from(name));
    await stored.flush();
  };
  for (const name of ['a.webp', 'b.webp', 'c.webp']) await storeOn(away, name);
  expect(await rows()).toEqual(['a.webp', 'b.webp', 'c.webp']);
  expect(onError).toHaveBeenCalledTimes(2);
  t.setNow(new Date(TEST_DAY.getTime() + (1 + limits.unusedDays) * DAY_MS));
  await expect(sweepDesignImages({ ...t.services, content: away })).rejects.toThrow('does not answer');
  expect(await rows()).toEqual(['a.webp', 'b.webp', 'c.webp']);
  await sweepDesignImages(t.services);
  expect(await rows()).toEqual([]);
  for (const name of ['a.webp', 'b.webp', 'c.webp'])
    expect(await t.services.content.exists(designImagePath(owner.dataUrl, name))).toBe(false);
  t.setNow(TEST_DAY);
});

test('a file that cannot be removed does not keep the others', async () => {
  await t.store.db.deleteFrom('designImages').execute();
  const stored = new StoredImages(t.services, { onError: vi.fn() });
  for (const name of ['a.webp', 'b.webp', 'c.webp']) await stored.store(owner, name, Buffer.from(name));
  await stored.flush();
  t.setNow(new Date(TEST_DAY.getTime() + (1 + limits.unusedDays) * DAY_MS));
  const { remove } = t.services.content;
  const content = {
    ...t.services.content,
    remove: (path: string) => (path.endsWith('/b.webp') ? Promise.reject(new Error('AccessDenied')) : remove(path)),
  };
  await expect(sweepDesignImages({ ...t.services, content })).rejects.toThrow('AccessDenied');
  expect(await rows()).toEqual(['b.webp']);
  await sweepDesignImages(t.services);
  expect(await rows()).toEqual([]);
  t.setNow(TEST_DAY);
});

test('the server writes the rows before it ends', async () => {
  await t.services.storedImages.store(owner, 'last.webp', Buffer.from('last'));
  await t.app.close();
  expect(await rows()).toEqual(['last.webp']);
});
