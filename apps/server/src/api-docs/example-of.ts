import { z } from 'zod';
import { hintFor } from './hints.ts';

/** The parts of JSON Schema that zod writes. */
interface Shape {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | boolean;
  propertyNames?: Shape;
  items?: Shape;
  prefixItems?: Shape[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  $defs?: Record<string, Shape>;
}

const FORMATS: Record<string, string> = {
  email: 'ann@oakline.example',
  'date-time': '2026-06-15T09:42:00.000Z',
  date: '2026-06-15',
  uri: 'https://www.oakline.example/kitchens',
  uuid: '0b5c8f2e-6f2b-4c1d-9a53-2f6d1f0c7e11',
};
/** Texts to try where a string has to match a pattern. */
const TEXTS = [
  'oakline',
  'sage',
  '#8AA58A',
  '123456',
  '2026-06',
  '2026-06-15',
  'en-gb',
  'GB',
  '1.006',
  '/kitchens',
  '10',
];

const nameOfRef = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

function textOf(shape: Shape, field: string): string {
  const { format, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = shape;
  const fits = (text: string): boolean =>
    text.length >= minLength &&
    text.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text));
  const hint = hintFor(field);
  const known = format === undefined ? [] : [FORMATS[format] ?? ''];
  const found = [...known, ...(typeof hint === 'string' ? [hint] : []), 'Oak', ...TEXTS].find(fits);
  return found ?? 'Oak'.padEnd(minLength, 'k').slice(0, Math.min(maxLength, Math.max(minLength, 3)));
}

function numberOf({ minimum, exclusiveMinimum, maximum, type }: Shape, field: string): number {
  const least = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + (type === 'integer' ? 1 : 0.001));
  const hint = hintFor(field);
  const value = typeof hint !== 'number' ? Math.max(1, least) : type === 'integer' ? Math.floor(hint) : hint;
  return Math.min(Math.max(value, least), maximum ?? Number.POSITIVE_INFINITY);
}

/** Picks the most informative case: the first that is not null. */
const fullest = (cases: readonly Shape[]): Shape => cases.find(({ type }) => type !== 'null') ?? cases[0] ?? {};

/** How deep recursive schemas are followed. */
const DEEPEST = 20;

function exampleValue(shape: Shape, field: string, defs: Record<string, Shape>, depth = 0): unknown {
  if (depth > DEEPEST) return null;
  const inner = (input: Shape, name = field): unknown => exampleValue(input, name, defs, depth + 1);
  if (shape.$ref !== undefined) return inner(defs[nameOfRef(shape.$ref)] ?? {});
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return shape.enum[0];
  const cases = shape.anyOf ?? shape.oneOf;
  if (cases) return inner(fullest(cases));
  if (shape.allOf) return Object.assign({}, ...shape.allOf.map((part) => inner(part)));
  switch (shape.type) {
    case 'string':
      return textOf(shape, field);
    case 'integer':
    case 'number':
      return numberOf(shape, field);
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'array':
      return shape.prefixItems?.map((each) => inner(each)) ?? listOf(shape, inner);
    case 'object':
      return objectOf(shape, inner);
    default:
      return hintFor(field) ?? 'Oak';
  }
}

type Inner = (shape: Shape, name?: string) => unknown;

const listOf = ({ items, minItems = 0 }: Shape, inner: Inner): unknown[] =>
  items === undefined ? [] : Array.from({ length: Math.max(1, minItems) }, () => inner(items));

function objectOf({ properties = {}, additionalProperties, propertyNames }: Shape, inner: Inner): object {
  const named = Object.entries(properties).map(([name, each]) => [name, inner(each, name)] as const);
  if (named.length > 0 || typeof additionalProperties !== 'object') return Object.fromEntries(named);
  const key = propertyNames === undefined ? '1' : String(inner(propertyNames, 'key'));
  return { [key]: inner(additionalProperties) };
}

function writtenAs(schema: z.ZodType, io: 'input' | 'output'): unknown {
  const shape = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Shape;
  return exampleValue(shape, '', shape.$defs ?? {});
}

/** A value that a schema accepts, built from the schema; undefined where none can be built. */
export function exampleOf(schema: z.ZodType): unknown {
  return (['output', 'input'] as const)
    .map((io) => writtenAs(schema, io))
    .find((example) => schema.safeParse(example).success);
}
