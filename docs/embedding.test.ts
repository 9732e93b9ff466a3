import fs from 'node:fs';
import path from 'node:path';
import {
  attributeReference,
  cartLineReference,
  eventReference,
  methodReference,
} from '@vitrine/contract/embed/reference';
import { expect, test } from 'vitest';
import { documentedPolicy } from '../e2e/hosts/site.ts';

const text = fs.readFileSync(path.join(import.meta.dirname, 'embedding.md'), 'utf8');
const sectionOf = (title: string): string => text.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
/** The rows of a section's tables whose first cell is code: name -> the other cells. */
const rowsOf = (title: string): Map<string, string> =>
  new Map([...sectionOf(title).matchAll(/^\| `([^`]+)` *\| (.*)$/gm)].map(([, name = '', rest = '']) => [name, rest]));

test('the attributes are those of the element', () => {
  expect([...rowsOf('Attributes').keys()].toSorted()).toEqual(Object.keys(attributeReference()).toSorted());
});

test('the methods are those of the element', () => {
  const names = [...rowsOf('From a script').keys()].filter((name) => name.endsWith(')'));
  expect(names.map((name) => name.split('(')[0]).toSorted()).toEqual(Object.keys(methodReference()).toSorted());
});

test('the events are those of the element, each with the members of its detail', () => {
  const rows = rowsOf('From a script');
  const events = [...rows.keys()].filter((name) => name.startsWith('vitrine-'));
  expect(events.toSorted()).toEqual(Object.keys(eventReference()).toSorted());
  for (const [name, { detail }] of Object.entries(eventReference())) {
    if (name === 'vitrine-cart') continue;
    const missing = Object.keys(detail).filter((member) => !rows.get(name)?.includes(`\`${member}\``));
    expect([name, missing]).toEqual([name, []]);
  }
});

test('the cart has the members of its event and of a line', () => {
  const membersOf = (what: string): string[] =>
    (new RegExp(`${what} is \`\\{ ([^}]+) \\}\``).exec(sectionOf('Cart'))?.[1] ?? '').split(', ');
  expect(membersOf('`detail`').toSorted()).toEqual(Object.keys(eventReference()['vitrine-cart'].detail).toSorted());
  expect(membersOf('`lines`').toSorted()).toEqual(Object.keys(cartLineReference()).toSorted());
});

test('the policy is the one under which the browser tests embed the viewer', () => {
  const policy = documentedPolicy('https://CONTENT-HOST', 'https://API-HOST');
  for (const line of policy.split('; ').slice(1)) expect(sectionOf('Content security policy')).toContain(`${line};`);
});
