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

/** Sides of images in pixels: the largest with which all of them fit. Phones load the whole file before they show it. */
const SIDES = [1024, 512, 256, 128];
const IMAGES_MOST = 1024 * 1024;

/** The wardrobe that `notes.design` names as a file for programs that show 3D models, with closed doors. */
export async function makeModel({ file, notes, format, images }: ModelTask): Promise<Buffer> {
  const drawn = await fitImages(images);
  const robe = readDesign(robesModel(file).restore(notes.design).design);
  const model = { notes, meshes: paintMeshes(file, robe, drawn), images: drawn };
  return format === 'glb' ? Buffer.from(await writeGlb(model)) : writeUsdz(model);
}

/** The images as large as the file may have them. Those that fit in no size are left out: their materials have plain colours. */
async function fitImages(images: ModelTask['images']): Promise<Map<string, Buffer>> {
  let drawn = new Map<string, Buffer>();
  for (const side of SIDES) {
    drawn = new Map();
    let size = 0;
    for (const [path, bytes] of images) {
      const resized = sharp(bytes)
        .flatten({ background: '#fff' })
        .resize(side, side, { fit: 'fill', kernel: 'lanczos3' });
      const jpeg = await resized.jpeg({ quality: 80 }).toBuffer();
      size += jpeg.length;
      if (size > IMAGES_MOST) break;
      drawn.set(path, jpeg);
    }
    if (size <= IMAGES_MOST) break;
  }
  return drawn;
}
