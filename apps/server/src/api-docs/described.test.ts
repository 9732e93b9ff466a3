import { allRoutes } from '@vitrine/contract/routes';
import { describe, expect, test } from 'vitest';
import { describedRoutes } from './describe-route.ts';

const described = describedRoutes();

test('every route of the API is described once', () => {
  expect(described.map(({ name }) => name).sort()).toEqual(Object.keys(allRoutes).sort());
});

describe.each(described.map((each) => [each.name, each] as const))('%s', (_name, { route, who, example, errors }) => {
  test('states what it does, who may call it and its errors', () => {
    expect(route.summary.length).toBeGreaterThan(10);
    expect(who.length).toBeGreaterThan(20);
    expect(errors.every(({ status, message }) => status >= 400 && message.length > 5)).toBe(true);
    expect(errors.some(({ code }) => code === 'session.required')).toBe(route.access !== 'public');
  });

  test('has examples that match its schemas', () => {
    const schemas = {
      params: route.params,
      query: route.query,
      body: route.body,
      answer: route.file || route.empty ? undefined : route.answer,
    };
    for (const [part, schema] of Object.entries(schemas)) {
      const value = example[part as keyof typeof example];
      if (schema === undefined) expect(value).toBeUndefined();
      else
        expect([part, schema.safeParse(value).error?.issues ?? 'fits', value === undefined]).toEqual([
          part,
          'fits',
          false,
        ]);
    }
  });
});
