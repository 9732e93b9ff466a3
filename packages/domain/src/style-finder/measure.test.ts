import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blur, paint, plain, type Rgb } from '../../test/paint.ts';
import { contrastOf, lightnessOf, sharpnessOf, textureOf } from './grain.ts';
import { measurePhoto, measureSurface, verdictsOn } from './measure.ts';
import { chroma, distance, type Lab, labsOf, toLab } from './oklab.ts';
import { meanOf, paletteOf } from './palette.ts';
import { band, type Pixels } from './pixels.ts';

const WHITE: Rgb = [250, 250, 248];
const BLACK: Rgb = [16, 16, 18];
const OAK: Rgb = [181, 136, 86];
const NAVY: Rgb = [32, 48, 80];

const byte = fc.integer({ min: 0, max: 255 });
const rgb = fc.tuple(byte, byte, byte);
const lightness = (pixels: Pixels) => lightnessOf(labsOf(pixels), pixels.width);
const stripes = (width: number) => paint(64, 64, (x) => (Math.floor(x * width) % 2 === 0 ? WHITE : BLACK));

describe('OKLab', () => {
  test.each<[string, Rgb, Lab]>([
    ['white', [255, 255, 255], [1, 0, 0]],
    ['black', [0, 0, 0], [0, 0, 0]],
    ['red', [255, 0, 0], [0.628, 0.2249, 0.1258]],
    ['blue', [0, 0, 255], [0.452, -0.0325, -0.3115]],
  ])('of %s', (_, overrides, expected) => {
    for (const [axis, value] of toLab(...overrides).entries()) expect(value).toBeCloseTo(expected[axis] ?? 0, 3);
  });

  test('greys have no hue, and differ by their lightness', () => {
    fc.assert(
      fc.property(byte, byte, (one, other) => {
        expect(chroma(toLab(one, one, one))).toBeLessThan(0.001);
        expect(Math.sign(toLab(one, one, one)[0] - toLab(other, other, other)[0])).toBe(Math.sign(one - other));
      }),
    );
  });

  test('warm colours are above zero on the last axis, cold ones below', () => {
    expect(toLab(...OAK)[2]).toBeGreaterThan(0.05);
    expect(toLab(...NAVY)[2]).toBeLessThan(-0.02);
  });
});

describe('a palette', () => {
  test('has descending shares that add up to 1, and no two colours that look the same', () => {
    fc.assert(
      fc.property(fc.array(rgb, { minLength: 1, maxLength: 60 }), (colours) => {
        const palette = paletteOf(
          colours.map((each) => toLab(...each)),
          5,
        );
        expect(palette.length).toBeLessThanOrEqual(5);
        expect(palette.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
        const shares = palette.map(({ share }) => share);
        expect(shares).toEqual([...shares].sort((one, other) => other - one));
      }),
    );
  });

  test('keeps the mean of the image', () => {
    fc.assert(
      fc.property(fc.array(rgb, { minLength: 1, maxLength: 60 }), (colours) => {
        const labs = colours.map((each) => toLab(...each));
        const mean = labs.reduce((sum, [l]) => sum + l, 0) / labs.length;
        expect(Math.abs(meanOf(paletteOf(labs, 5))[0] - mean)).toBeLessThan(0.06);
      }),
    );
  });

  test('lists the colours of an image by their share', () => {
    const image = paint(40, 40, (_, y) => (y < 0.6 ? WHITE : y < 0.9 ? OAK : BLACK));
    const palette = paletteOf(labsOf(image), 5);
    expect(palette.map(({ share }) => Number(share.toFixed(2)))).toEqual([0.6, 0.3, 0.1]);
    [WHITE, OAK, BLACK].forEach((colour, at) => {
      expect(distance(palette[at]?.colour ?? [9, 9, 9], toLab(...colour))).toBeLessThan(0.01);
    });
  });

  test('finds a small object on a large background', () => {
    const tap = paint(64, 64, (x, y) => (x > 0.45 && x < 0.5 && y > 0.2 && y < 0.8 ? BLACK : WHITE));
    expect(paletteOf(labsOf(tap), 5).some(({ colour }) => distance(colour, toLab(...BLACK)) < 0.02)).toBe(true);
  });

  test('of nothing is empty', () => {
    expect(paletteOf([], 5)).toEqual([]);
  });
});

describe('grain', () => {
  test('a plain surface has none, a striped one has, finer stripes more', () => {
    expect(textureOf(lightness(plain(OAK)))).toBeCloseTo(0, 6);
    expect(textureOf(lightness(stripes(8)))).toBeGreaterThan(0.01);
    expect(textureOf(lightness(stripes(32)))).toBeGreaterThan(textureOf(lightness(stripes(8))));
  });

  test('blurring makes an image less sharp, each time', () => {
    const sharp = stripes(4);
    const values = [sharp, blur(sharp, 1), blur(sharp, 3), blur(sharp, 6)].map(
      (image) => sharpnessOf(lightness(image)) ?? -1,
    );
    expect([...values].sort((one, other) => other - one)).toEqual(values);
    expect(values[0]).toBeGreaterThan(0.4);
    expect(values[3]).toBeLessThan(0.1);
  });

  test('a plain image is neither sharp nor blurred', () => {
    expect(sharpnessOf(lightness(plain(OAK)))).toBeNull();
    expect(contrastOf(lightness(plain(OAK)))).toBeCloseTo(0);
  });

  test('an image of any size can be measured', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), rgb, (width, height, colour) => {
        const look = measurePhoto(paint(width, height, () => colour));
        for (const part of [look.whole, look.upper, look.middle, look.lower]) expect(part.palette).toHaveLength(1);
      }),
    );
  });
});

describe('a photo', () => {
  const room = paint(60, 60, (_, y) => (y < 1 / 3 ? WHITE : y < 2 / 3 ? NAVY : OAK));

  test('is measured where walls, furniture and floor are', () => {
    const look = measurePhoto(room);
    const main = (part: { palette: readonly { colour: Lab }[] }) => part.palette[0]?.colour ?? [9, 9, 9];
    expect(distance(main(look.upper), toLab(...WHITE))).toBeLessThan(0.01);
    expect(distance(main(look.middle), toLab(...NAVY))).toBeLessThan(0.01);
    expect(distance(main(look.lower), toLab(...OAK))).toBeLessThan(0.01);
    expect(look.contrast).toBeGreaterThan(0.2);
  });

  test('of oak is warmer than one of navy, one of white lighter than either', () => {
    const [oak, navy, white] = [OAK, NAVY, WHITE].map((colour) => measurePhoto(plain(colour)));
    expect(oak?.warmth).toBeGreaterThan(navy?.warmth ?? 1);
    expect(white?.lightness).toBeGreaterThan(oak?.lightness ?? 1);
  });

  test('a band is never empty', () => {
    expect(band(plain(OAK, 1), 2 / 3, 1).data).toHaveLength(3);
  });

  const LARGE = { width: 1600, height: 1200 };
  test.each([
    ['a good one', stripes(8), LARGE, []],
    ['one by night', plain(BLACK), LARGE, ['dark']],
    ['a thumbnail', stripes(8), { width: 200, height: 120 }, ['small']],
    ['one out of focus', blur(stripes(4), 7), LARGE, ['blurred']],
    ['a plain colour', plain(WHITE), LARGE, []],
    ['a tiny one by night', plain(BLACK), { width: 8, height: 8 }, ['dark', 'small']],
  ])('%s gets its verdict', (_, pixels, original, verdicts) => {
    expect(verdictsOn(pixels, original)).toEqual(verdicts);
  });
});

test('a surface is measured by its colours and its grain', () => {
  const look = measureSurface(stripes(16));
  expect(look.palette).toHaveLength(2);
  expect(look.texture).toBeGreaterThan(measureSurface(plain(WHITE)).texture);
});
