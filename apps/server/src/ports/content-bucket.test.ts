import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aBucketServer, type BucketMood, HELD } from '../testing/bucket-server.ts';
import { isTransient } from '../transient-errors.ts';
import { contentBucket } from './content-bucket.ts';
import type { ContentFiles } from './content-files.ts';

/** One call deletes a thousand files. */
const MORE_THAN_A_CALL = 1001;
const QUICK = { connectMs: 150, answerMs: 150, readMs: 300 };

let bucket: Awaited<ReturnType<typeof aBucketServer>>;
let content: ContentFiles;
beforeAll(async () => {
  process.env.AWS_ACCESS_KEY_ID ??= 'for-tests';
  process.env.AWS_SECRET_ACCESS_KEY ??= 'for-tests';
  bucket = await aBucketServer();
  content = contentBucket(bucket.url, QUICK);
});
afterEach(() => bucket.become('serves'));
afterAll(() => bucket.close());

const CALLS: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['read', () => content.read('tenant/latest.json')],
  ['open', () => content.open('tenant/latest.json')],
  ['write', () => content.write('tenant/latest.json', 'new')],
  ['exists', () => content.exists('tenant/latest.json')],
  ['list', () => content.list('tenant')],
  ['remove', () => content.remove('tenant/latest.json')],
  ['removeFolder', () => content.removeFolder('tenant')],
  ['check', () => content.check()],
];

describe.each<BucketMood>(['slow-down', 'hangs', 'down'])('a bucket that is out of reach (%s)', (mood) => {
  test.each(CALLS)('ends every call soon, as error that will pass: %s', async (_name, call) => {
    await content.write('tenant/latest.json', 'old');
    await bucket.become(mood);
    const error: unknown = await call().then(
      () => null,
      (error: unknown) => error,
    );
    expect(isTransient(error)).toBe(true);
    await bucket.become('serves');
    expect(String(await content.read('tenant/latest.json'))).toBe('old');
  });
});

test('a bucket that is busy for a moment is asked again, and nobody notices', async () => {
  await bucket.become('slow-down');
  const before = bucket.asked();
  const writing = content.write('busy/latest.json', 'taken');
  while (bucket.asked() === before) await nextTurn();
  await bucket.become('serves');
  await writing;
  expect(String(bucket.files.get('busy/latest.json'))).toBe('taken');
});

test('a file that the bucket does not delete does not count as removed', async () => {
  await content.write(`rule/a${HELD}`, 'x');
  await content.write('rule/b.json', 'x');
  await expect(content.remove(`rule/a${HELD}`)).rejects.toThrow('AccessDenied');
  await expect(content.removeFolder('rule')).rejects.toThrow('AccessDenied');
  expect(await content.list('rule')).toEqual([`rule/a${HELD}`]);
});

test('files that the bucket does not delete do not keep those of later calls', async () => {
  const held = Array.from({ length: 2 }, (_, at) => `large/a${at}${HELD}`);
  for (const key of held) bucket.files.set(key, Buffer.from('x'));
  for (let at = 0; at < MORE_THAN_A_CALL; at++) bucket.files.set(`large/b${at}.json`, Buffer.from('x'));
  await expect(content.removeFolder('large')).rejects.toThrow(
    '2 files could not be removed: large/a0.held: AccessDenied',
  );
  expect(await content.list('large')).toEqual(held);
});

test('many visitors who read slowly do not keep others out', async () => {
  const patient = contentBucket(bucket.url);
  await patient.write('slow/large.webp', Buffer.alloc(200_000, 1));
  const slow = await Promise.all(Array.from({ length: 60 }, () => patient.open('slow/large.webp')));
  const next = await patient.open('slow/large.webp');
  expect(next && (await buffer(next.stream)).length).toBe(200_000);
  for (const file of slow) file?.stream.destroy();
});
