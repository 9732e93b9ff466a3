import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allRoutes } from '@vitrine/contract/routes';
import { expect, test } from 'vitest';

const SOURCES = path.resolve(import.meta.dirname, '..');
const USE = /call<typeof \w+\.(\w+)>\(\s*'(\w+)',\s*'([^']+)'/g;

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file),
);

const uses = files.flatMap((file) =>
  [...readFileSync(path.join(SOURCES, file), 'utf8').matchAll(USE)].map(([, route = '', method, address]) => ({
    route,
    method,
    address,
  })),
);

test('finds the calls of every area', () => {
  expect(uses.length).toBeGreaterThanOrEqual(110);
});

test.each(uses)('$method $address is the route $route of the contract', ({ route, method, address }) => {
  expect(allRoutes[route as keyof typeof allRoutes]).toMatchObject({ method, path: address });
});
