import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldName, nameFieldsInIssues } from './field-messages.ts';

nameFieldsInIssues();

const schema = z.object({
  name: z.string().min(1).max(5),
  configurator_id: z.number().int().positive().max(9),
  isLive: z.boolean().optional(),
  kind: z.enum(['floors', 'robes']).optional(),
  word: z.literal('PATCH').optional(),
  url: z.url().optional(),
  starting_at: z.iso.date().optional(),
  code: z.string().regex(/^\d+$/).optional(),
  either: z.union([z.number(), z.boolean()]).optional(),
  rows: z
    .array(z.object({ first_name: z.string() }))
    .min(1)
    .max(2)
    .optional(),
  options: z.strictObject({}).optional(),
  own: z.string('Say who you are').optional(),
});
const good = { name: 'Ann', configurator_id: 3 };

test.each<[object, string]>([
  [{ name: undefined }, 'Name is required'],
  [{ name: null }, 'Name is required'],
  [{ name: '' }, 'Name is required'],
  [{ name: 7 }, 'Name must be text'],
  [{ name: 'Annabel' }, 'Name must have at most 5 characters'],
  [{ configurator_id: 'x' }, 'Configurator must be a number'],
  [{ configurator_id: 1.5 }, 'Configurator must be a whole number'],
  [{ configurator_id: 0 }, 'Configurator must be more than 0'],
  [{ configurator_id: 10 }, 'Configurator must be at most 9'],
  [{ isLive: 'yes' }, 'Is live must be true or false'],
  [{ kind: 'boats' }, 'Kind must be one of: floors, robes'],
  [{ word: 'PUT' }, 'Word must be PATCH'],
  [{ url: 'x' }, 'URL must be a web address'],
  [{ starting_at: 'today' }, 'Starting at must be a date such as 2026-11-23'],
  [{ code: 'x' }, 'Code is not valid'],
  [{ either: 'x' }, 'Either is not valid'],
  [{ rows: null }, 'Rows are required'],
  [{ rows: [1] }, 'An entry of rows must be an object'],
  [{ rows: [] }, 'Rows must have at least 1 entry'],
  [{ rows: [{}] }, 'First name is required'],
  [{ rows: {} }, 'Rows must be a list'],
  [{ options: { a: 1 } }, 'Options have unknown fields: a'],
  [{ own: 7 }, 'Say who you are'],
])('%j: %s', (change, message) => {
  const issues = schema.safeParse({ ...good, ...change }).error?.issues.map((issue) => issue.message);
  expect(issues).toEqual([message]);
});

test('a request that is no object is named, too', () => {
  expect(schema.safeParse([]).error?.issues[0]?.message).toBe('The request must be an object');
});

test.each([
  [['previewImage'], 'Preview image'],
  [['contract', 'starting_at'], 'Starting at'],
  [['users', 0, 'last_name'], 'Last name'],
  [['id'], 'ID'],
  [['ids'], 'IDs'],
  [['users', 0], 'An entry of users'],
  [['constructor'], 'Constructor'],
  [['__proto__'], 'Proto'],
  [['\u0000\u202e'], 'The field'],
  [[], 'The request'],
])('the field %j is called %s', (path, name) => {
  expect(fieldName(path)).toBe(name);
});

const HOSTILE_NAMES = [
  ['<script>alert(1)</script>', 'script alert 1 script'],
  ['a\r\nSet-Cookie: x', 'a Set-Cookie x'],
  ['\u001b[31mred\u202e', '31mred'],
  ['\ud800half', 'half'],
  ['"; drop table users; --', 'drop table users --'],
  ['', '?'],
  ['a'.repeat(10_000), `${'a'.repeat(40)}…`],
  ['constructor', 'constructor'],
  ['__proto__', '__proto__'],
] as const;

test.each(HOSTILE_NAMES)('an unknown field called %j is cut to what is safe to show', (key, shown) => {
  const input = JSON.parse(`{${JSON.stringify(key)}: 1}`);
  expect(z.strictObject({}).safeParse(input).error?.issues[0]?.message).toBe(
    `The request has unknown fields: ${shown}`,
  );
});

test.each(HOSTILE_NAMES)('a field called %j is cut to what is safe to show', (key) => {
  expect(fieldName([key])).toMatch(/^[\p{L}\p{N} .…]{1,50}$/u);
});

test('of many unknown fields five are named', () => {
  const input = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`k${index}`, 1]));
  expect(z.strictObject({}).safeParse(input).error?.issues[0]?.message).toBe(
    'The request has unknown fields: k0, k1, k2, k3, k4 and 1995 more',
  );
});
