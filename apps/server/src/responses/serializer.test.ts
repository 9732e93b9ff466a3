import type { Route } from '@vitrine/contract/define-route';
import { allRoutes } from '@vitrine/contract/routes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { writerOf } from './serializer.ts';

interface Part {
  type?: string | string[];
  anyOf?: Part[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Part>;
  required?: string[];
  additionalProperties?: Part | boolean;
  items?: Part;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  format?: string;
  pattern?: string;
}

const STRAY = 'password_hash';

/** Values of a schema, and in every object a field that the schema does not name. */
function valuesOf(part: Part): fc.Arbitrary<unknown> {
  if ('const' in part) return fc.constant(part.const);
  if (part.enum) return fc.constantFrom(...part.enum);
  if (part.anyOf) return fc.oneof(...part.anyOf.map(valuesOf));
  if (Array.isArray(part.type)) return fc.oneof(...part.type.map((type) => valuesOf({ ...part, type })));
  switch (part.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: Math.max(part.minimum ?? 0, -1e9), max: Math.min(part.maximum ?? 1e9, 1e9) });
    case 'number':
      return fc.integer({ min: part.minimum ?? -1000, max: part.maximum ?? 1000 });
    case 'string':
      // Some texts are trimmed where they come in; zod would do it again.
      return fc
        .string({ unit: 'grapheme', minLength: part.minLength ?? 0, maxLength: Math.min(part.maxLength ?? 60, 60) })
        .map((text) => text.trim());
    case 'array':
      return fc.array(valuesOf(part.items ?? {}), { maxLength: Math.min(part.maxItems ?? 3, 3) });
    case 'object':
      return objectsOf(part);
    default:
      return fc.jsonValue();
  }
}

function objectsOf({ properties, required = [], additionalProperties }: Part): fc.Arbitrary<unknown> {
  if (typeof additionalProperties === 'object')
    return fc.dictionary(
      fc.string().filter((name) => name !== '__proto__'),
      valuesOf(additionalProperties),
      { maxKeys: 3 },
    );
  const fields = Object.entries(properties ?? {}).map(([name, part]) => [name, valuesOf(part)] as const);
  return fc.record(
    { ...Object.fromEntries(fields), [STRAY]: fc.constant('stray') },
    { requiredKeys: [...required, STRAY] as never[] },
  );
}

const routes = Object.entries(allRoutes as Record<string, Route>).filter(([, { file }]) => !file);

test.each(routes)('%s: the same text as zod writes, and nothing that the contract does not name', (_name, route) => {
  const schema = z.object({ data: route.answer });
  const write = writerOf(schema);
  fc.assert(
    fc.property(valuesOf(z.toJSONSchema(schema) as Part), (value) => {
      const known = z.safeEncode(schema, value as never);
      // Of a text in a form that is not generated here, such as a date.
      fc.pre(known.success);
      expect(JSON.parse(write(value))).toEqual(JSON.parse(JSON.stringify(known.data)));
    }),
    { numRuns: 20, maxSkipsPerRun: 1000 },
  );
});

test('a missing field is an error', () => {
  const write = writerOf(z.object({ id: z.number(), name: z.string().default('none') }));
  expect(() => write({ id: 1 })).toThrow('name');
  expect(() => write({ name: 'Ann' })).toThrow('id');
});
