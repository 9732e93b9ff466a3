import fs from 'node:fs';
import path from 'node:path';
import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import sharp from 'sharp';
import { aLatest } from './a-latest.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../../demo/content/robes');
const LAYOUT = 'DR-01,FR-01,IN-01,MAT-03,w:2400,h:2300,n:3,t:TR-01,c:MAT-03';

/** Writes the demo's wardrobes as the content host would serve them, all doors white, perhaps of other sizes. */
export async function makeRobeContent(
  folder: string,
  dimensions: Partial<SlidingRobeFile['dimensions']> = {},
): Promise<void> {
  const assets: AssetIndex = {};
  for (const part of ['materials', 'thumbs']) {
    for (const name of fs.readdirSync(path.join(DEMO, part))) {
      const from = path.join(DEMO, part, name);
      const { width, height } = await sharp(from).metadata();
      const file = `assets/${part}-${name}`;
      fs.mkdirSync(path.join(folder, 'assets'), { recursive: true });
      fs.copyFileSync(from, path.join(folder, file));
      assets[`${part}/${name}`] = {
        frame: [width, height],
        rect: [0, 0, width, height],
        variants: [{ scale: 1, file, bytes: fs.statSync(from).size }],
      };
    }
  }
  const file = JSON.parse(fs.readFileSync(path.join(DEMO, 'catalogue.json'), 'utf8')) as SlidingRobeFile;
  const details = {
    ...file,
    options: { ...file.options, configString: LAYOUT },
    dimensions: { ...file.dimensions, ...dimensions },
  };
  const latest = aLatest({ details, assets, authorisedDomains: ['127.0.0.1'] });
  latest.configurator.type = 'slidingrobe';
  fs.writeFileSync(path.join(folder, 'latest.json'), JSON.stringify(latest));
}
