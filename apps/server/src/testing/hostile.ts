import type { Route } from '@vitrine/contract/define-route';
import { z } from 'zod';

/** Values that have broken products of this kind: other types, bombs, injections, what only looks like a number. */
export const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  2 ** 53,
  0.1 + 0.2,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\r\nBcc: victim@example.org',
  "'; drop table users; --",
  '%_%',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'C:\\Windows\\win.ini',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'http://169.254.169.254/latest/meta-data',
  '{{7*7}}',
  '=cmd|/c calc',
  'مرحبا‮ 👩‍👩‍👧‍👦',
  'a'.repeat(20_000),
  '1,5',
  'NaN',
  '-0',
  '9999999999999999999999',
  '2026-13-45T99:99:99Z',
  [],
  {},
  [[[[[[]]]]]],
  ['a', 'b'],
  { $ne: null },
  { length: 1e9 },
  { toString: 'x' },
];

/** Bodies that are no value of any schema, as they are sent. */
export const HOSTILE_BODIES: readonly string[] = [
  '',
  'null',
  '[]',
  '"text"',
  '1',
  '{',
  '{"a":1,}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  '{"a":1,"a":2}',
  '\ufeff{}',
  '{"a":"\\ud800"}',
];

/** Values that replace an id in a path. */
export const HOSTILE_IDS: readonly string[] = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '99999999999999999999',
  '2147483648',
  'abc',
  '%00',
  '%2e%2e%2f',
  '1%20or%201=1',
  '%F0%9F%98%80',
  '[object%20Object]',
  'a'.repeat(400),
];

interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  $ref?: string;
}

const schemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline', cycles: 'ref' }) as JsonSchema;

/** A value of the schema's form, so that one wrong field is the only error. */
function sampleOf(schema: JsonSchema, depth = 0): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const first = (schema.anyOf ?? schema.oneOf ?? schema.allOf)?.[0];
  if (first) return sampleOf(first, depth);
  if (depth > 6) return null;
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, sampleOf(inner, depth + 1)]),
      );
    case 'array':
      return schema.items ? [sampleOf(schema.items, depth + 1)] : [];
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return schema.format === 'idn-email' ? 'somebody@example.org' : 'text';
  }
}

type Path = readonly (string | number)[];

const pathsOf = (value: unknown, at: Path = []): Path[] => {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Object.entries(value).flatMap(([key, each]) =>
    pathsOf(each, [...at, Array.isArray(value) ? Number(key) : key]),
  );
  return [at, ...inner];
};

const withValue = (value: unknown, [key, ...rest]: Path, replacement: unknown): unknown => {
  if (key === undefined) return replacement;
  if (Array.isArray(value))
    return value.map((each, index) => (index === key ? withValue(each, rest, replacement) : each));
  const object = value as Record<string, unknown>;
  return { ...object, [key]: withValue(object[key], rest, replacement) };
};

/** With many fields each takes a third of the values, its neighbours the others. */
const SHARE = 3;
const MANY = 4;

/** Bodies of a route's form, each with one hostile value in one field. */
export function hostileBodies(route: Route): unknown[] {
  if (!route.body) return [];
  const sample = sampleOf(schemaOf(route.body));
  const paths = pathsOf(sample);
  const share = paths.length > MANY ? SHARE : 1;
  return paths.flatMap((path, tenant) =>
    HOSTILE_VALUES.filter((_, index) => index % share === tenant % share).map((value) =>
      withValue(sample, path, value),
    ),
  );
}

/** Queries of a route, each with one hostile value, as they follow the question mark. */
export function hostileQueries(route: Route): string[] {
  if (!route.query) return [];
  const names = Object.keys(schemaOf(route.query).properties ?? {});
  const texts = HOSTILE_VALUES.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  return names.flatMap((name) => [
    ...texts.map((text) => `${name}=${encodeURIComponent(text.replace(/[\ud800-\udfff]/g, '?'))}`),
    `${name}=1&${name}=2`,
    `${name}[]=1`,
    `${name}[__proto__][x]=1`,
    `${name}=%`,
  ]);
}
