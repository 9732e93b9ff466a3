import { expect, test } from 'vitest';
import { enquiryRecipients, type RecipientLists } from './enquiry-recipients.ts';

const all: RecipientLists = {
  copy: { own: ['copy@x.test'], main: 'reseller@x.test' },
  configurator: ['list@x.test'],
  main: 'main@x.test',
};
const copy = { own: null, main: 'reseller@x.test' };

test.each<[string, RecipientLists, string[]]>([
  ["the copy's own list comes first", all, ['copy@x.test']],
  ["then the configurator's", { ...all, copy }, ['list@x.test']],
  ["then the reseller's main address", { ...all, copy, configurator: null }, ['reseller@x.test']],
  [
    "then the organisation's",
    { copy: { own: [], main: null }, configurator: [], main: 'main@x.test' },
    ['main@x.test'],
  ],
  ['and no recipient where there is none', { copy: undefined, configurator: null, main: null }, []],
])('%s', (_, lists, expected) => {
  expect(enquiryRecipients(lists)).toEqual(expected);
});
