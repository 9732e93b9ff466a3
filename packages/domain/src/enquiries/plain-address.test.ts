import { expect, test } from 'vitest';
import { plainAddress } from './plain-address.ts';

test.each([
  ['https://oakline.example/kitchen?panoramicConfig=W1,D2', 'https://oakline.example/kitchen?panoramicConfig=W1,D2'],
  ['https://oakline.example/?page_id=5&q=Win+a+prize#now', 'https://oakline.example/?page_id=5'],
  ['https://oakline.example/?panoramicConfig=evil.example', 'https://oakline.example/'],
  ['https://oakline.example/?a%20prize=1', 'https://oakline.example/'],
  ['https://me:word@oakline.example/room', 'https://oakline.example/room'],
])('%s is emailed as %s', (address, expected) => {
  expect(plainAddress(address)).toBe(expected);
});
