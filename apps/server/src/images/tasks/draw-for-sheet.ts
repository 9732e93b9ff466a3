import sharp from 'sharp';

const LOGO_EDGE = 800;

/** A JPEG of exactly this size in pixels, for a specification sheet. Extra height is cut off evenly at both edges. */
export const cutSheetImage = (bytes: Buffer, width: number, height: number): Promise<Buffer> =>
  sharp(bytes).resize({ width, height, fit: 'cover' }).jpeg({ quality: 86 }).toBuffer();

/** A logo as PNG, which every PDF reader shows. */
export const drawSheetLogo = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: 40_000_000 })
    .resize({ width: LOGO_EDGE, height: LOGO_EDGE, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
