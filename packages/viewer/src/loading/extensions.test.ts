import { afterEach, expect, test, vi } from 'vitest';
import { fetchStyle, loadScript } from './extensions.ts';

const ADDRESS = 'https://content.test/oakline/kitchens/island/latest.json';
const { signal } = new AbortController();

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

test('a style sheet is read beside latest.json, without cookies; one that does not load is left out', async () => {
  const fetched = vi.fn(async () => new Response(':host { color: red }'));
  vi.stubGlobal('fetch', fetched);
  expect(await fetchStyle({ style: 'assets/a.css' }, ADDRESS, signal)).toBe(':host { color: red }');
  const asked = fetched.mock.calls[0] as unknown as [URL, RequestInit];
  expect(asked[0].href).toBe('https://content.test/oakline/kitchens/island/assets/a.css');
  expect(asked[1].credentials).toBe('omit');
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  expect(await fetchStyle({ style: 'assets/a.css' }, ADDRESS, signal)).toBeNull();
  expect(await fetchStyle({}, ADDRESS, signal)).toBeNull();
});

test('a script comes into the page once, as a module that must be what was uploaded', () => {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  const latest = { script: { file: 'assets/a.js', integrity: 'sha384-x' } };
  loadScript(latest, ADDRESS);
  loadScript(latest, ADDRESS);
  const scripts = [...document.head.querySelectorAll('script')];
  expect(scripts.map(({ src, type, integrity, crossOrigin }) => ({ src, type, integrity, crossOrigin }))).toEqual([
    {
      src: 'https://content.test/oakline/kitchens/island/assets/a.js',
      type: 'module',
      integrity: 'sha384-x',
      crossOrigin: 'anonymous',
    },
  ]);
  loadScript({}, ADDRESS);
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
});
