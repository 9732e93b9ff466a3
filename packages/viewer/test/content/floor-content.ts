import fs from 'node:fs';
import path from 'node:path';
import type { FloorsFile } from '@vitrine/contract/configurator-file';
import type { Asset, AssetIndex } from '@vitrine/contract/latest-file';
import sharp from 'sharp';
import { aLatest } from './a-latest.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../../demo/content/floors');

export const floorCatalogue = (): FloorsFile =>
  JSON.parse(fs.readFileSync(path.join(DEMO, 'catalogue.json'), 'utf8')) as FloorsFile;

/** The address of an image of the demo's floor. */
export const floorImage = (name: string): string => path.join(DEMO, name);

/** Writes a floor as the content host would serve it, with the demo's images at full size. */
export async function makeFloor(folder: string, file: FloorsFile): Promise<void> {
  fs.mkdirSync(path.join(folder, 'assets'), { recursive: true });
  const { scene, finishes, blends } = file;
  const names = [
    scene?.base,
    scene?.mask,
    scene?.lighting,
    ...(finishes ?? []).map(({ overlay }) => overlay),
    ...blends.map(({ thumbnail }) => thumbnail),
  ];
  const assets: AssetIndex = {};
  for (const name of names) if (name) assets[name] = await copyImage(folder, name);
  const latest = aLatest({
    configurator: { id: 9, name: 'Garage Floor', type: 'floors', organisation: 'terra-floors', group: 'floors' },
    details: { ...file, minified: true },
    assets,
    authorisedDomains: ['127.0.0.1'],
  });
  fs.writeFileSync(path.join(folder, 'latest.json'), JSON.stringify(latest));
}

async function copyImage(folder: string, name: string): Promise<Asset> {
  const bytes = fs.readFileSync(floorImage(name));
  const { width, height } = await sharp(bytes).metadata();
  const file = `assets/${name.replaceAll('/', '-')}`;
  fs.writeFileSync(path.join(folder, file), bytes);
  return { frame: [width, height], rect: [0, 0, width, height], variants: [{ scale: 1, file, bytes: bytes.length }] };
}
