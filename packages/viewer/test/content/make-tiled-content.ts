import fs from 'node:fs';
import path from 'node:path';
import type { DrawableFile } from '@vitrine/contract/configurator-file';
import type { Asset, AssetIndex, AssetTiles } from '@vitrine/contract/latest-file';
import { minifyFile } from '@vitrine/domain/catalogue/minify-file';
import type { Size } from '@vitrine/domain/design/view/projection';
import { gridOf, tileFileArea, writePresent } from '@vitrine/domain/design/view/tiles/tile-grid';
import { aLayer, anItem } from '@vitrine/fixtures/catalogue';
import sharp, { type Sharp } from 'sharp';
import type { Pixels } from '../cpu-image.ts';
import { aLatest } from './a-latest.ts';

export const TILED_FRAME = { width: 8192, height: 4096 } as const;
export const TILED_YAW = 20;

/** A panorama in tiles, as the content host would serve it, and its exact pixels for each design. */
export interface TiledContent {
  file: DrawableFile;
  /** Red, green and blue of the whole panorama with one of the doors. */
  wholeWith(door: 0 | 1): Pixels;
}

interface Target {
  folder: string;
  frame: Size;
}

type Rect = Asset['rect'];
type Colour = readonly [number, number, number];

const TURN = 2 * Math.PI;
/** A layer across the middle of the first view, over several tiles, with soft edges. */
const DOORS: Rect = [4360, 1640, 1200, 720];
const COLOURS: readonly Colour[] = [
  [40, 60, 100],
  [170, 70, 60],
];

/** Fine detail at the size of a pixel, the same on both sides of the frame. */
function paint(frame: Size, [left, top, width, height]: Rect, [red, green, blue]: Colour, opaque: boolean): Buffer {
  const pixels = Buffer.alloc(width * height * 4);
  const across = Float32Array.from({ length: width }, (_, x) => Math.sin((TURN * 261 * (left + x)) / frame.width));
  for (let y = 0; y < height; y++) {
    const down = 24 * Math.cos((TURN * 97 * (top + y)) / frame.height);
    for (let x = 0, at = y * width * 4; x < width; x++, at += 4) {
      const wave = (across[x] ?? 0) * down;
      pixels[at] = red + wave;
      pixels[at + 1] = green + wave / 2;
      pixels[at + 2] = blue - wave;
      pixels[at + 3] = opaque ? 255 : Math.min(255, Math.min(x, y, width - 1 - x, height - 1 - y) * 9);
    }
  }
  return pixels;
}

/** Without loss, so that tests measure how tiles are drawn. */
async function write(folder: string, file: string, image: Sharp): Promise<number> {
  const bytes = await image.webp({ lossless: true, effort: 0 }).toBuffer();
  fs.writeFileSync(path.join(folder, file), bytes);
  return bytes.length;
}

async function makeTiles({ folder, frame }: Target, name: string, pixels: Buffer, rect: Rect): Promise<AssetTiles> {
  const [left, top, width, height] = rect;
  const grid = gridOf(frame);
  const flags: boolean[] = [];
  for (let row = 0; row < grid.rows; row++)
    for (let column = 0; column < grid.columns; column++) {
      const area = tileFileArea({ column, row }, frame);
      const isInside =
        area.x < left + width && area.x + area.width > left && area.y < top + height && area.y + area.height > top;
      flags.push(isInside);
      if (!isInside) continue;
      const tile = Buffer.alloc(area.width * area.height * 4);
      for (let y = 0; y < area.height; y++)
        for (let x = 0; x < area.width; x++) {
          const across = ((area.x + x + frame.width) % frame.width) - left;
          const down = Math.min(frame.height - 1, Math.max(0, area.y + y)) - top;
          if (across < 0 || down < 0 || across >= width || down >= height) continue;
          const from = (down * width + across) * 4;
          pixels.copy(tile, (y * area.width + x) * 4, from, from + 4);
        }
      const raw = { width: area.width, height: area.height, channels: 4 } as const;
      await write(folder, `assets/${name}-1-${column}-${row}.webp`, sharp(tile, { raw }));
    }
  const present = writePresent(flags);
  const area = [0, 0, grid.columns, grid.rows] as const;
  return { name: `assets/${name}`, levels: [{ scale: 1, area: [...area], ...(present && { present }) }] };
}

async function makeAsset(target: Target, name: string, pixels: Buffer, rect: Rect): Promise<Asset> {
  const { folder, frame } = target;
  const [, , width, height] = rect;
  const variants: Asset['variants'] = [];
  for (const scale of [2, 4, 8] as const) {
    const file = `assets/${name}-whole-${scale}.webp`;
    const image = sharp(pixels, { raw: { width, height, channels: 4 } }).resize(width / scale, height / scale);
    variants.push({ scale, file, bytes: await write(folder, file, image) });
  }
  return { frame: [frame.width, frame.height], rect, variants, tiles: await makeTiles(target, name, pixels, rect) };
}

/** Writes a panorama with one layer of two choices, of 8192 x 4096 pixels unless its frame says otherwise. */
export async function makeTiledContent(
  folder: string,
  { frame = TILED_FRAME, yaw = TILED_YAW }: { frame?: Size; yaw?: number } = {},
): Promise<TiledContent> {
  fs.mkdirSync(path.join(folder, 'assets'), { recursive: true });
  const target = { folder, frame };
  const whole: Rect = [0, 0, frame.width, frame.height];
  const base = paint(frame, whole, [150, 160, 170], true);
  const doors = COLOURS.map((colour) => paint(frame, DOORS, colour, false));
  const assets: AssetIndex = { 'base.webp': await makeAsset(target, 'base', base, whole) };
  for (const [index, pixels] of doors.entries())
    assets[`doors-${index}`] = await makeAsset(target, `doors-${index}`, pixels, DOORS);
  const items = doors.map((_, index) => {
    const id = `doors-${index}`;
    return anItem({ id, name: `doors ${index}`, image_path: id, thumbnail: id });
  });
  const file: DrawableFile = {
    layers: [aLayer({ name: 'doors', safe_name: 'doors', order: 0, items })],
    filter_groups: [],
    base: { image: 'base.webp', ...frame, projection: 'equirectangular', initial_yaw: yaw },
    currency: 'GBP',
  };
  const latest = aLatest({ details: minifyFile(file), assets, authorisedDomains: ['127.0.0.1'] });
  fs.writeFileSync(path.join(folder, 'latest.json'), JSON.stringify(latest));
  return { file, wholeWith: (door) => compose(frame, base, doors[door] as Buffer) };
}

function compose(frame: Size, base: Buffer, layer: Buffer): Pixels {
  const pixels = frame.width * frame.height;
  const data = new Uint8Array(pixels * 3);
  for (let at = 0; at < pixels; at++)
    for (let channel = 0; channel < 3; channel++) data[at * 3 + channel] = base[at * 4 + channel] ?? 0;
  const [left, top, width, height] = DOORS;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4;
      const to = ((top + y) * frame.width + left + x) * 3;
      const alpha = (layer[from + 3] ?? 0) / 255;
      for (let channel = 0; channel < 3; channel++) {
        const under = data[to + channel] ?? 0;
        data[to + channel] = Math.round(under + ((layer[from + channel] ?? 0) - under) * alpha);
      }
    }
  return { data, ...frame };
}
