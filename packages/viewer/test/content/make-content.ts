import fs from 'node:fs';
import path from 'node:path';
import type { DrawableFile, Layer } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import type { Asset, AssetIndex } from '@vitrine/contract/latest-file';
import { minifyFile } from '@vitrine/domain/catalogue/minify-file';
import { aLayer, anItem } from '@vitrine/fixtures/catalogue';
import sharp from 'sharp';
import { aLatest } from './a-latest.ts';

export interface MadeContent {
  file: DrawableFile;
  assets: AssetIndex;
  folder: string;
}

type Rect = Asset['rect'];
type Colour = readonly [number, number, number];

/** Pixels of an image with smooth edges and fine detail, so that every mistake in compositing shows. */
function paint([, , width, height]: Rect, [red, green, blue]: Colour, opaque: boolean): Buffer {
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const edge = Math.min(x, y, width - 1 - x, height - 1 - y);
      const wave = 24 * Math.sin(x / 5) * Math.cos(y / 7);
      const at = (y * width + x) * 4;
      pixels.set([red + wave, green + wave / 2, blue - wave, opaque ? 255 : Math.min(255, edge * 9)], at);
    }
  }
  return pixels;
}

async function makeAsset(
  folder: string,
  name: string,
  frame: Asset['frame'],
  rect: Rect,
  colour: Colour,
): Promise<Asset> {
  const [, , width, height] = rect;
  const raw = { width, height, channels: 4 } as const;
  const pixels = paint(rect, colour, width === frame[0] && height === frame[1]);
  const variants: Asset['variants'] = [];
  for (const scale of [1, 2, 4] as const) {
    const file = `assets/${name}-${scale}.webp`;
    const size = { width: width / scale, height: height / scale };
    const bytes = await sharp(pixels, { raw })
      .resize({ ...size, kernel: 'cubic' })
      .webp({ quality: 92 })
      .toBuffer();
    fs.writeFileSync(path.join(folder, file), bytes);
    variants.push({ scale, file, bytes: bytes.length });
  }
  return { frame, rect, variants };
}

const PARTS: ReadonlyArray<{ key: string; rect: (width: number, height: number) => Rect; colours: readonly Colour[] }> =
  [
    {
      key: 'walls',
      rect: (width, height) => [0, height / 4, width, height / 4],
      colours: [
        [220, 214, 200],
        [90, 120, 150],
        [60, 90, 70],
      ],
    },
    {
      key: 'doors',
      rect: (width, height) => [width / 4, height / 2, width / 2, height / 4],
      colours: [
        [30, 50, 90],
        [160, 60, 50],
        [240, 240, 235],
      ],
    },
    {
      key: 'taps',
      rect: (width, height) => [width / 2, height / 2 - 16, 48, 64],
      colours: [
        [200, 170, 90],
        [20, 20, 20],
      ],
    },
  ];

/** Writes a small configurator as the content host would serve it: latest.json with its images. */
export async function makeContent(folder: string, type: ConfiguratorType, frame: Asset['frame']): Promise<MadeContent> {
  fs.mkdirSync(path.join(folder, 'assets'), { recursive: true });
  const [width, height] = frame;
  const assets: AssetIndex = {
    'base.webp': await makeAsset(folder, 'base', frame, [0, 0, width, height], [180, 175, 168]),
  };
  const layers: Layer[] = [];
  for (const [order, { key, rect, colours }] of PARTS.entries()) {
    const items = colours.map((_, index) =>
      anItem({
        id: `${key}-${index}`,
        name: `${key} ${index}`,
        image_path: `${key}-${index}`,
        thumbnail: `${key}-${index}`,
      }),
    );
    for (const [index, colour] of colours.entries()) {
      assets[`${key}-${index}`] = await makeAsset(folder, `${key}-${index}`, frame, rect(width, height), colour);
    }
    layers.push(aLayer({ name: key, safe_name: key, order, items }));
  }
  const file: DrawableFile = {
    layers,
    filter_groups: [],
    base: { image: 'base.webp', width, height, projection: 'equirectangular', initial_yaw: 20 },
    currency: 'GBP',
  };
  const latest = aLatest({ details: minifyFile(file), assets, authorisedDomains: ['127.0.0.1'] });
  latest.configurator.type = type;
  fs.writeFileSync(path.join(folder, 'latest.json'), JSON.stringify(latest));
  return { file, assets, folder };
}
