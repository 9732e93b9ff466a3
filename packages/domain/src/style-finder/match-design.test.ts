import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryFile } from '../../test/arbitrary-file.ts';
import { paint, plain, type Rgb } from '../../test/paint.ts';
import { choosable, visibleLayers } from '../design/choices.ts';
import { defaultDesign } from '../design/default-design.ts';
import { layerKey } from '../design/design.ts';
import { roleOf } from './layer-role.ts';
import { imageOf, matchDesign } from './match-design.ts';
import { measurePhoto, measureSurface, type SurfaceLook } from './measure.ts';
import type { Pixels } from './pixels.ts';

const COLOURS = {
  white: [246, 245, 241],
  cream: [231, 220, 197],
  oak: [181, 136, 86],
  walnut: [92, 58, 40],
  navy: [32, 48, 80],
  sage: [150, 168, 140],
  black: [24, 24, 26],
  grey: [150, 150, 152],
  brass: [196, 158, 84],
} satisfies Record<string, Rgb>;
type Colour = keyof typeof COLOURS;
const NAMES = Object.keys(COLOURS) as Colour[];

/** A room whose layers each offer these colours; the first is the default. */
const room = (layers: Record<string, readonly Colour[]>): LayeredFile =>
  aLayeredFile({
    filter_groups: [],
    layers: Object.entries(layers).map(([name, colours], order) =>
      aLayer({
        name,
        safe_name: name,
        order,
        items: colours.map((colour, at) => anItem({ id: colour, name: colour, thumbnail: colour, default: at === 0 })),
      }),
    ),
  });
const LOOKS = new Map<string, SurfaceLook>(NAMES.map((colour) => [colour, measureSurface(plain(COLOURS[colour]))]));
const photoOf = (upper: Colour, middle: Colour, lower: Colour): Pixels =>
  paint(48, 48, (_, y) => COLOURS[y < 1 / 3 ? upper : y < 0.7 ? middle : lower]);
const matched = (file: LayeredFile, photo: Pixels) => matchDesign(file, measurePhoto(photo), LOOKS);

test.each([
  ['Floor', 'floor'],
  ['Floor Tiles', 'floor'],
  ['Wall Colour', 'wall'],
  ['Wall Units', 'front'],
  ['Wall tiles', 'splashback'],
  ['Cabinet Doors', 'front'],
  ['Door Handles', 'metal'],
  ['Worktops', 'worktop'],
  ['work_top', 'worktop'],
  ['Countertop', 'worktop'],
  ['Splashback', 'splashback'],
  ['Taps', 'metal'],
  ['Bedding', 'textile'],
  ['Something else', 'other'],
  ['Stapler', 'other'],
])('a layer called %s is a %s', (name, role) => {
  expect(roleOf(name)).toBe(role);
});

describe('a photo of', () => {
  const kitchen = room({ Walls: NAMES, Doors: NAMES, Floor: NAMES });

  test('three flat colours gives exactly these, in any position', () => {
    const colour = fc.constantFrom(...NAMES);
    fc.assert(
      fc.property(colour, colour, colour, (upper, middle, lower) => {
        const design = matched(kitchen, photoOf(upper, middle, lower));
        expect(design.Walls).toBe(upper);
        expect(design.Floor).toBe(lower);
        expect(design.Doors).toBe(middle);
      }),
      { numRuns: 40 },
    );
  });

  test('a dark wooden room gives darker choices than one of a white room', () => {
    const dark = matched(kitchen, photoOf('grey', 'walnut', 'walnut'));
    const white = matched(kitchen, photoOf('white', 'white', 'cream'));
    const lightness = (design: Readonly<Record<string, string>>) =>
      Object.values(design).reduce((sum, id) => sum + measurePhoto(plain(COLOURS[id as Colour])).lightness, 0);
    expect(lightness(white)).toBeGreaterThan(lightness(dark) + 0.8);
  });

  test('light and shade on a surface does not change the match', () => {
    const shaded = paint(48, 48, (x, y) => {
      const colour = COLOURS[y < 1 / 3 ? 'white' : y < 0.7 ? 'navy' : 'oak'];
      const light = 0.86 + 0.14 * x;
      return [colour[0] * light, colour[1] * light, colour[2] * light];
    });
    expect(matched(kitchen, shaded)).toEqual({ Walls: 'white', Doors: 'navy', Floor: 'oak' });
  });

  test('brass on navy selects brass handles, chrome on white does not', () => {
    const file = room({ Handles: ['grey', 'black', 'brass'] });
    const withAccent = (ground: Colour, accent: Colour) =>
      paint(48, 48, (x, y) => COLOURS[x > 0.45 && x < 0.55 && y > 0.4 && y < 0.6 ? accent : ground]);
    expect(matched(file, withAccent('navy', 'brass')).Handles).toBe('brass');
    expect(matched(file, withAccent('white', 'grey')).Handles).toBe('grey');
    expect(matched(file, withAccent('white', 'black')).Handles).toBe('black');
  });

  test('contrast separates a worktop from the fronts', () => {
    const file = room({ Doors: ['navy', 'white'], Worktops: ['navy', 'oak', 'white'] });
    const contrasting = paint(48, 48, (_, y) => COLOURS[y < 0.3 ? 'white' : y < 0.38 ? 'oak' : 'navy']);
    const design = matched(file, contrasting);
    expect(design.Doors).toBe('navy');
    expect(design.Worktops).not.toBe('navy');
    expect(matched(file, plain(COLOURS.white))).toEqual({ Doors: 'white', Worktops: 'white' });
  });
});

test('a background that all images of a layer share does not count', () => {
  const handle = (colour: Colour) => paint(32, 32, (_, y) => COLOURS[y > 0.45 && y < 0.55 ? colour : 'cream']);
  const looks = new Map(['black', 'brass'].map((colour) => [colour, measureSurface(handle(colour as Colour))]));
  const file = room({ Handles: ['black', 'brass'] });
  const photo = (ground: Colour) => measurePhoto(plain(COLOURS[ground]));
  expect(matchDesign(file, photo('black'), looks).Handles).toBe('black');
  expect(matchDesign(file, photo('oak'), looks).Handles).toBe('brass');
});

test('only available items are chosen, every layer has one, and the same photo gives the same design', () => {
  const bytes = fc.uint8Array({ minLength: 8 * 8 * 3, maxLength: 8 * 8 * 3 });
  fc.assert(
    fc.property(arbitraryFile, bytes, fc.array(fc.constantFrom(...NAMES), { minLength: 1 }), (file, data, colours) => {
      const items = visibleLayers(file).flatMap((layer) => layer.items);
      const looks = new Map<string, SurfaceLook>();
      items.forEach((item, at) => {
        const look = LOOKS.get(colours[at % colours.length] ?? 'white');
        const image = imageOf(item);
        if (look && image !== null) looks.set(image, look);
      });
      const photo = measurePhoto({ data, width: 8, height: 8 });
      const design = matchDesign(file, photo, looks);
      expect(Object.keys(design).sort()).toEqual(Object.keys(defaultDesign(file)).sort());
      const mayChoose = choosable(file);
      for (const layer of visibleLayers(file)) {
        const chosen = layer.layer.items.filter((item) => String(item.id) === design[layerKey(layer.layer)]);
        expect(chosen.some(mayChoose)).toBe(true);
      }
      expect(matchDesign(file, photo, looks)).toEqual(design);
    }),
  );
});

test('a layer without known images keeps its default', () => {
  const file = room({ Walls: ['sage', 'white'], Floor: ['oak', 'black'] });
  const photo = measurePhoto(plain(COLOURS.black));
  expect(matchDesign(file, photo, new Map())).toEqual(defaultDesign(file));
  const some = new Map([...LOOKS].filter(([colour]) => ['oak', 'black'].includes(colour)));
  expect(matchDesign(file, photo, some)).toEqual({ Walls: 'sage', Floor: 'black' });
});
