import sharp from 'sharp';
import { zipOf } from './zip.ts';

const WIDTH = 512;
const HEIGHT = 256;
type Rgba = readonly [number, number, number, number];

/** One colour; with a `box`, transparent outside of it. */
async function image(file: string, [r, g, b, a]: Rgba, box?: readonly [number, number], size = [WIDTH, HEIGHT]) {
  const [width = WIDTH, height = HEIGHT] = size;
  const colour = { r, g, b, alpha: a / 255 };
  const canvas = sharp({ create: { width, height, channels: 4, background: box ? '#0000' : colour } });
  const [wide, high] = box ?? [0, 0];
  const drawn = box
    ? canvas.composite([{ input: { create: { width: wide, height: high, channels: 4, background: colour } } }])
    : canvas;
  return file.endsWith('.jpg') ? drawn.flatten().jpeg().toBuffer() : drawn.png().toBuffer();
}

const item = (id: number, name: string, file: string, price: number | null, code: string) => ({
  ...{ id, name, price, product_code: code, image_path: file, thumbnail: file, disabled: null, filter: [] },
  safe_name: `item_${id}`,
});

/** The data file of a small bathroom maker: a room, tiles, vanities and taps. */
export const BATHROOM = {
  currency: 'EUR',
  layers: [
    {
      ...{ name: 'Tiles', order: 1, filter_groups: [] },
      items: [
        item(11, 'Weiß glänzend', 'tiles_white.png', 59.9, 'FL-1001'),
        item(12, 'Petrol', 'tiles_petrol.png', 72, 'FL-1002'),
      ],
    },
    {
      ...{ name: 'Vanity', order: 2, filter_groups: [] },
      items: [item(21, 'Oak', 'vanity_oak.png', 1299, 'WT-1'), item(22, 'Walnut', 'vanity_walnut.png', 1499, 'WT-2')],
    },
    {
      ...{ name: 'Taps', order: 3, filter_groups: [] },
      items: [item(31, 'Chrome', 'tap_chrome.png', 189, 'AR-1'), item(32, 'Black', 'tap_black.png', null, 'AR-2')],
    },
  ],
  filter_groups: [],
  project_info: { scene_selector: { scenes: [] } },
  base: { image: 'room.jpg', width: WIDTH, height: HEIGHT, projection: 'equirectangular' },
};

/** A file as a form takes it. */
export const jsonOf = (name: string, value: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(value)),
});

/** The bathroom's images, transparent where they should be. */
async function fittingImages(): Promise<Map<string, Buffer>> {
  const drawn: [file: string, colour: Rgba, box?: readonly [number, number]][] = [
    ['room.jpg', [225, 220, 210, 255]],
    ['tiles_white.png', [250, 250, 250, 255], [400, 80]],
    ['tiles_petrol.png', [31, 85, 96, 255], [400, 80]],
    ['vanity_oak.png', [185, 138, 86, 255], [120, 60]],
    ['vanity_walnut.png', [91, 59, 35, 255], [120, 60]],
    ['tap_chrome.png', [200, 205, 210, 255], [10, 30]],
    ['tap_black.png', [26, 26, 26, 255], [10, 30]],
  ];
  return new Map(
    await Promise.all(
      drawn.map(async ([file, colour, box]): Promise<[string, Buffer]> => [file, await image(file, colour, box)]),
    ),
  );
}

const zip = (images: ReadonlyMap<string, Buffer>) => ({
  name: 'renders.zip',
  mimeType: 'application/zip',
  buffer: zipOf(images),
});

/** All images, as they should be. */
export const bathroomZip = async () => zip(await fittingImages());

/** One layer without transparency, one that hides all but its edge, and one of another size. */
export const unfitZip = async () => {
  const images = await fittingImages();
  images.set('tiles_white.png', await image('tiles_white.png', [250, 250, 250, 255]));
  images.set('vanity_oak.png', await image('vanity_oak.png', [185, 138, 86, 255], [WIDTH, HEIGHT]));
  images.set('tap_chrome.png', await image('tap_chrome.png', [200, 205, 210, 255], [10, 30], [WIDTH, HEIGHT + 44]));
  return zip(images);
};

/** The base alone, twice as large as the layers. */
export const largerBaseZip = async () =>
  zip(new Map([['room.jpg', await image('room.jpg', [225, 220, 210, 255], undefined, [WIDTH * 2, HEIGHT * 2])]]));
