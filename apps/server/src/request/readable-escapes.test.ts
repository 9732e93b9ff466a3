import { afterAll, beforeAll, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../testing/app-for-tests.ts';
import { withReadableEscapes } from './readable-escapes.ts';

let t: TestApp;
beforeAll(async () => {
  t = await appForTests();
});
afterAll(() => t.close());

test.each([
  ['/users?q=%', '/users?q=%'],
  ['/a%20b/%C3%A9', '/a%20b/%C3%A9'],
  ['/%', '/%25'],
  ['/100%/a%20b?q=%20', '/100%25/a%2520b?q=%20'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
])('%s is read as %s', (url, read) => expect(withReadableEscapes(url)).toBe(read));

test.each(['/api/%', '/api/users/%E0%A4%A'])(
  '%s is an unknown address of the API, with an error as all have',
  async (url) => {
    const answer = await t.app.inject({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe('resource.missing');
  },
);
