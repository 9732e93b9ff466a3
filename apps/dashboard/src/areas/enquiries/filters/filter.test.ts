import { expect, test } from 'vitest';
import { anEnquiryRow } from '../../../test/samples.ts';
import { EVERYTHING, type Narrowing, NOBODYS, narrowed, ownerOptions, ownersFor } from './filter.ts';

const ben = { id: 4, name: 'Ben Carter' };
const priya = anEnquiryRow({ id: 1, stage: 'Quoted', owner: ben, phone: '07700 900119', postcode: 'LS11 5PS' });
const sjoberg = anEnquiryRow({
  id: 2,
  name: 'Åsa Sjöberg',
  email: 'asa@example.se',
  configurator: { id: 2, name: 'Terrace', group_name: 'Floors', groups: [], configurator_type_id: 2 },
  items: [{ component: 'Blend', name: 'Graphite Storm' }],
});
const unknown = anEnquiryRow({ id: 3, name: 'Tom', email: 'tom@example.com', configurator: null, items: [] });
const all = [priya, sjoberg, unknown];

const ids = (change: Partial<Narrowing>): number[] => narrowed(all, { ...EVERYTHING, ...change }).map(({ id }) => id);

test.each([
  ['nothing', '', [1, 2, 3]],
  ['spaces', '   ', [1, 2, 3]],
  ['a name in another case', 'PRIYA', [1]],
  ['a name without its accents', 'asa sjoberg', [2]],
  ['an email address', '@example.com', [1, 3]],
  ['a phone as it was written', '07700 900119', [1]],
  ['a phone without spaces', '07700900119', [1]],
  ['a postcode without spaces', 'ls115ps', [1]],
  ['a configurator', 'terrace', [2]],
  ['a group', 'kitchens', [1]],
  ['an unknown source', 'unknown source', [3]],
  ['an item', 'storm', [2]],
  ['words of different fields', 'linen quoted', []],
  ['words of different fields that are searched', 'priya linen', [1]],
  ['words that run over two fields', 'shahpriya', []],
])('searching %s', (_case, query, expected) => {
  expect(ids({ query })).toEqual(expected);
});

test.each([
  [{ stage: 'Quoted' }, [1]],
  [{ stage: 'New' }, [2, 3]],
  [{ owner: '4' }, [1]],
  [{ owner: NOBODYS }, [2, 3]],
  [{ owner: NOBODYS, source: '2' }, [2]],
  [{ stage: 'New', query: 'tom', source: 'unknown' }, [3]],
])('%j leaves %j', (change, expected) => {
  expect(ids(change)).toEqual(expected);
});

test('a changed enquiry is read again', () => {
  const renamed = { ...priya, name: 'Prue' };
  expect(narrowed([renamed], { ...EVERYTHING, query: 'prue' })).toEqual([renamed]);
});

test('finds the same among 5,000 as one by one', () => {
  const many = Array.from({ length: 5000 }, (_, at) =>
    anEnquiryRow({ id: at, name: `Visitor ${at}`, phone: `0${at}` }),
  );
  const listed = narrowed(many, { ...EVERYTHING, query: 'visitor 49' }).map(({ id }) => id);
  const expected = many.map(({ id }) => id).filter((id) => String(id).includes('49'));
  expect(listed).toEqual(expected);
});

const northside = { id: 70, name: 'Northside' };
const owners = [
  { id: 4, name: 'Ben Carter', reseller: null },
  { id: 9, name: 'Nora Webb', reseller: northside },
];

test("names the reseller of its people, where they stand among the organisation's", () => {
  expect(ownerOptions(owners).map(({ label }) => label)).toEqual(['Ben Carter', 'Nora Webb, Northside']);
  expect(ownerOptions(owners.slice(1)).map(({ label }) => label)).toEqual(['Nora Webb']);
});

test.each([
  ["the organisation's own", null, null, ['4']],
  ['one that came to the reseller', 70, null, ['4', '9']],
  ['one that came to another reseller', 71, null, ['4']],
  ['one whose owner is not listed', null, { id: 12, name: 'Hannah' }, ['4', '12']],
])('offers for %s who may own it, and who does', (_case, reseller_id, owner, expected) => {
  expect(ownersFor({ owner, reseller_id }, owners).map(({ value }) => value)).toEqual(expected);
});
