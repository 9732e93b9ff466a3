import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import type { RobeDesign } from '@vitrine/domain/design/robes/robe-design';
import { panelName } from '@vitrine/domain/design/robes/robe-paint';
import { Matrix4, type ShaderMaterial } from 'three';
import { expect, test, vi } from 'vitest';
import type { Images } from '../../../loading/images.ts';
import { Palette } from './palette.ts';
import { RoomLight } from './room-light.ts';
import { Textures } from './textures.ts';

const OAK = 'images/oak.webp';
const file = {
  materials: [{ id: 'oak', name: 'Oak', texture: OAK }],
  frames: { frameType: [{ id: 'slim', hex: '#202020' }] },
  trims: [],
} as unknown as SlidingRobeFile;
const assets = { [OAK]: { variants: [{ scale: 1, file: 'oak-1.webp' }] } } as unknown as AssetIndex;
const robe: RobeDesign = {
  width: 2400,
  height: 2300,
  frame: 'slim',
  trim: 'slim',
  inside: 'oak',
  doors: [{ layout: '1', panels: ['oak'] }],
  internals: [],
};

function aPalette(decode: Images['decode']): Palette {
  const textures = new Textures({ decode } as unknown as Images, assets, 1);
  const reflection = { texture: { value: null }, mirrored: { value: new Matrix4() } };
  return new Palette(file, textures, reflection, new RoomLight(), () => undefined);
}

test('an image that did not arrive is fetched again with the next change, one that did is not', async () => {
  const decode = vi
    .fn<Images['decode']>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({} as ImageBitmap);
  const palette = aPalette(decode);
  const panel = palette.materialOf(panelName('oak')) as ShaderMaterial;
  const blank = panel.uniforms.map?.value;

  await palette.paint(robe);
  expect(decode).toHaveBeenCalledTimes(1);
  expect(panel.uniforms.map?.value).toBe(blank);

  await palette.paint(robe);
  expect(panel.uniforms.map?.value).not.toBe(blank);
  await palette.paint(robe);
  expect(decode).toHaveBeenCalledTimes(2);
});

test('an image fades in, and at once at the end of time', async () => {
  const palette = aPalette(async () => ({}) as ImageBitmap);
  await palette.paint(robe);
  expect(palette.advance(performance.now())).toBe(true);
  expect(palette.advance(Number.POSITIVE_INFINITY)).toBe(false);
  expect(palette.advance(performance.now())).toBe(false);
});
