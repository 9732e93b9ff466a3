import type { Preset } from '@vitrine/contract/presets/schemas';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeConfigString } from '../design/config-string.ts';
import { defaultDesign } from '../design/default-design.ts';
import { presetsDigest } from './digest.ts';
import { isOutdated } from './is-outdated.ts';
import { move } from './move.ts';
import { mapOf, presetsOf } from './presets-map.ts';
import { readPresetAddress, readPresetSource } from './read-address.ts';
import { presetsInFile } from './read-file.ts';

const aPreset = (overrides: Partial<Preset> = {}): Preset => ({
  name: 'Warm oak',
  configuration: 'W1,H1,D1',
  imageUrl: null,
  version: 1,
  ...overrides,
});

test.each([
  [1, 1, false],
  [1.001, 1, true],
  [1, 1.001, true],
  [1, null, false],
])('a preset of version %s is outdated while %s is live: %s', (version, live, outdated) => {
  expect(isOutdated({ version }, live)).toBe(outdated);
});

describe('an address', () => {
  test.each([
    ['https://x.com/?panoramicConfig=a1-b2', 'a1-b2'],
    ['  https://x.com/kitchen?utm=1&PANORAMICCONFIG=W1%2CH1&b=2  ', 'W1,H1'],
    ['https://x.com/?panoramicConfig=W1,H1#top', 'W1,H1'],
    ['https://x.com/#/designs?panoramicConfig=W1,H1', 'W1,H1'],
    ['http://localhost:8080/#panoramicConfig=W1', 'W1'],
  ])('%s names %s', (address, configuration) => {
    expect(readPresetAddress(address, 'panoramic')).toEqual({ configuration });
  });

  test.each(['abc', '', 'x.com/?panoramicConfig=a', 'javascript:alert(1)?panoramicConfig=a', 'https://'])(
    '%s is none',
    (address) => {
      expect(readPresetAddress(address, 'panoramic')).toEqual({ issue: 'Please enter a valid URL' });
    },
  );

  test.each([
    'https://x.com/',
    'https://x.com/?stocksetConfig=W1',
    'https://x.com/?panoramicConfig=',
    'https://x.com/panoramicConfig=W1',
  ])('%s names no design of this product', (address) => {
    expect(readPresetAddress(address, 'panoramic')).toEqual({ issue: 'No URL string was found' });
  });

  test.each(['panoramic', 'stockset', 'floors', 'slidingrobe'] as const)('of %s has its own parameter', (type) => {
    expect(readPresetAddress(`https://x.com/?${type}Config=1`, type)).toEqual({ configuration: '1' });
  });

  test('reads back any design', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        const address = new URL('https://x.com/kitchens?a=b');
        address.searchParams.set('panoramicConfig', text);
        expect(readPresetAddress(address.href, 'panoramic')).toEqual({ configuration: text });
      }),
    );
  });

  test('reads back the design of a data file', () => {
    const file = aLayeredFile();
    const text = writeConfigString(file, defaultDesign(file));
    expect(readPresetAddress(`https://x.com/?panoramicConfig=${text}`, 'panoramic')).toEqual({ configuration: text });
  });
});

test.each([
  ['https://x.com/?panoramicConfig=W1,H1', { configuration: 'W1,H1' }],
  [' https://api.test/s/abcdefghj ', { code: 'abcdefghj' }],
  ['https://api.test/s/abcdefghj?utm_source=x#top', { code: 'abcdefghj' }],
  ['https://elsewhere.test/s/abcdefghj', { issue: 'No URL string was found' }],
  ['https://api.test/s/', { issue: 'No URL string was found' }],
  [' W1,H1,D1 ', { text: 'W1,H1,D1' }],
  ['abc', { text: 'abc' }],
  ['https://', { issue: 'Please enter a valid URL' }],
])('the source of a preset: %s', (input, source) => {
  expect(readPresetSource(input, 'panoramic', 'https://api.test/api')).toEqual(source);
});

test('a map holds presets by path, and nothing of other paths', () => {
  const presets = [aPreset()];
  expect(presetsOf(mapOf('oakline/kitchens/one', presets), 'oakline/kitchens/one')).toEqual(presets);
  expect(presetsOf(mapOf('oakline/kitchens/one', presets), 'oakline/kitchens/two')).toEqual([]);
  expect(presetsOf({}, 'constructor')).toEqual([]);
});

test('the digest of a list changes with every field and the order only', () => {
  const [one, other] = [aPreset(), aPreset({ name: 'White' })];
  const mark = presetsDigest([one, other]);
  expect(presetsDigest([{ ...one }, { ...other }])).toBe(mark);
  expect(presetsDigest([JSON.parse(JSON.stringify({ ...one, photoUrl: undefined })), other])).toBe(mark);
  const others = [
    [other, one],
    [one],
    ...(
      [
        { name: 'x' },
        { configuration: 'x' },
        { imageUrl: 'x' },
        { version: 2 },
        { photoUrl: 'x' },
        { photoUrl: null },
      ] as const
    ).map((change) => [{ ...one, ...change }, other]),
  ];
  expect(new Set([mark, ...others.map((list) => presetsDigest(list))]).size).toBe(others.length + 1);
});

test('an entry moves one position, but not past the ends', () => {
  const list = ['a', 'b', 'c'];
  expect(move(list, 1, -1)).toEqual(['b', 'a', 'c']);
  expect(move(list, 1, 1)).toEqual(['a', 'c', 'b']);
  expect(move(list, 0, -1)).toBe(list);
  expect(move(list, 2, 1)).toBe(list);
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.nat(), (any, at) => {
      expect([...move(any, at, 1)].sort()).toEqual([...any].sort());
    }),
  );
});

describe('a file of presets', () => {
  const entry = { name: ' Warm oak ', configuration: 'W1,H1', imageUrl: 'https://elsewhere.test/a.png', version: 9 };
  const preset = { name: 'Warm oak', configuration: 'W1,H1', imageUrl: null, version: 1, photoUrl: null };

  test.each<[string, unknown, unknown[]]>([
    ['a list', [entry], [preset]],
    ['a map', { 'oakline/kitchens/one': [entry], other: [entry] }, [preset, preset]],
    ['an empty map', {}, []],
    ['a text', 'presets', []],
    ['nothing', null, []],
    [
      'entries without a design',
      [{ name: 'A' }, { configuration: 'W1' }, null, 7, [], { name: 1, configuration: 2 }],
      [],
    ],
  ])('as %s', (_, data, presets) => {
    expect(presetsInFile(data, 1)).toEqual(presets);
  });

  test('is limited in number and length of names', () => {
    const many = Array.from({ length: 100 }, () => ({ name: 'x'.repeat(100), configuration: 'W1' }));
    const read = presetsInFile(many, 1);
    expect([read.length, read[0]?.name.length]).toEqual([40, 60]);
  });

  test('has designs of up to 10,000 characters', () => {
    const designs = [10_000, 10_001].map((length) => ({ name: ' Oak ', configuration: ` ${'x'.repeat(length)} ` }));
    expect(presetsInFile(designs, 1).map(({ name, configuration }) => [name, configuration.length])).toEqual([
      ['Oak', 10_000],
    ]);
  });

  test('has names without a space at the end that cutting leaves', () => {
    const [preset] = presetsInFile([{ name: `${'x'.repeat(59)} yz`, configuration: 'W1' }], 1);
    expect(preset?.name).toBe('x'.repeat(59));
  });

  test('of any form is read without failing', () => {
    fc.assert(fc.property(fc.jsonValue(), (data) => Array.isArray(presetsInFile(data, 1))));
  });
});
