import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import { paintMeshes } from '@vitrine/domain/design/robes/model-materials';
import { readDesign } from '@vitrine/domain/design/robes/robe-design';
import { robesModel } from '@vitrine/domain/design/robes/robes-model';
import sharp from 'sharp';
import type { ModelNotes } from './model/model.ts';
import { writeGlb } from './model/write-glb.ts';
import { writeUsdz } from './model/write-usdz.ts';

export interface ModelTask {
  file: SlidingRobeFile;
  notes: ModelNotes;
  format: 'glb' | 'usdz';
  /** The images of materials by their paths. */
  images: readonly (readonly [path: string, bytes: Buffer])[];
}

/** Sides of images in pixels, by how many there are at most: phones load the whole file before they show anything. */
const SIDES = [
  { most: 4, side: 1024 },
  { most: 10, side: 512 },
  { most: Infinity, side: 256 },
] as const;

/** The wardrobe that `notes.design` names as a file for programs that show 3D models, with closed doors. */
export async function makeModel({ file, notes, format, images }: ModelTask): Promise<Buffer> {
  const side = SIDES.find(({ most }) => images.length <= most)?.side ?? SIDES[0].side;
  const drawn = new Map<string, Buffer>();
  for (const [path, bytes] of images) {
    const resized = sharp(bytes)
      .flatten({ background: '#fff' })
      .resize(side, side, { fit: 'fill', kernel: 'lanczos3' });
    drawn.set(path, await resized.jpeg({ quality: 80 }).toBuffer());
  }
  const robe = readDesign(robesModel(file).restore(notes.design).design);
  const model = { notes, meshes: paintMeshes(file, robe, drawn), images: drawn };
  return format === 'glb' ? Buffer.from(await writeGlb(model)) : writeUsdz(model);
}
