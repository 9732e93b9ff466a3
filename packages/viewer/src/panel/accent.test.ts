import fc from 'fast-check';
import { expect, test } from 'vitest';
import { channelsOf, contrast, textOn } from './accent.ts';

const COLOURS = { white: [255, 255, 255], black: [0, 0, 0] } as const;

test('the text on any accent can be read at 4.5:1', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(channel, channel, channel, (red, green, blue) => {
      const accent = [red, green, blue] as const;
      expect(contrast(accent, COLOURS[textOn(accent)])).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test.each([
  [[28, 26, 23], 'white'],
  [[166, 85, 46], 'white'],
  [[98, 185, 164], 'black'],
  [[255, 255, 0], 'black'],
] as const)('on %j it is %s', (accent, text) => {
  expect(textOn(accent)).toBe(text);
});

test.each([
  ['rgb(28, 26, 23)', [28, 26, 23]],
  ['rgba(1, 2, 3, 0.5)', [1, 2, 3]],
])('reads %s', (colour, channels) => {
  expect(channelsOf(colour)).toEqual(channels);
});
