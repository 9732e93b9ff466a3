import fs from 'node:fs';
import path from 'node:path';
import type { DrawableFile } from '@vitrine/contract/configurator-file';
import type { LatestFile, OpeningViews } from '@vitrine/contract/latest-file';
import { expandFile } from '@vitrine/domain/catalogue/expand-file';
import sharp from 'sharp';
import { createPanoramicCamera } from '../../src/kinds/panoramic/camera.ts';
import { composited, type Pixels, projected } from '../cpu-image.ts';
import type { MadeContent } from './make-content.ts';

const HALF_EXTENT = [1.11, 0.79] as const;

/** The base alone, at full size. */
export const baseOf = (made: MadeContent): Promise<Pixels> =>
  composited({ ...made, file: { ...made.file, layers: [] } }, {} as never);

/**
 * Writes another latest.json beside that of a content, `opened.json`, whose base shows the first design, with a
 * finished first view for a panorama that looks 20 degrees to the right.
 */
export async function makeOpening(made: MadeContent): Promise<void> {
  const latest = JSON.parse(fs.readFileSync(path.join(made.folder, 'latest.json'), 'utf8')) as LatestFile;
  const details = expandFile(latest.details) as DrawableFile;
  for (const { items } of details.layers) for (const [at, item] of items.entries()) item.default = at === 0;
  const openings = latest.configurator.type === 'panoramic' ? await viewsOf(made) : undefined;
  fs.writeFileSync(path.join(made.folder, 'opened.json'), JSON.stringify({ ...latest, details, openings }));
}

async function viewsOf(made: MadeContent): Promise<OpeningViews> {
  const whole = await baseOf(made);
  const [across, down] = HALF_EXTENT;
  const fine = whole.width / Math.PI;
  const size = { width: Math.round(across * fine), height: Math.round(down * fine) };
  const camera = createPanoramicCamera(20, whole.width);
  const view = projected(
    whole,
    { ...camera.lens(camera.home(size), size), halfExtent: HALF_EXTENT },
    size.width,
    size.height,
  );
  const variants: OpeningViews[string][number]['variants'] = [];
  for (const scale of [1, 4] as const) {
    const file = `assets/opening-${scale}.webp`;
    const bytes = await sharp(view.data, { raw: { ...size, channels: 3 } })
      .resize(Math.round(size.width / scale))
      .webp({ quality: 95 })
      .toBuffer();
    fs.writeFileSync(path.join(made.folder, file), bytes);
    variants.push({ scale, file, bytes: bytes.length });
  }
  return { [made.file.base.image]: [{ yaw: 20, spread: [across, down], variants }] };
}
