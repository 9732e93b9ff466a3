import sharp from 'sharp';

const TILE = { width: 800, height: 500 };

/** An image in the size of the tiles of a list. */
export const drawTile = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes)
    .resize({ ...TILE, fit: 'cover' })
    .webp({ quality: 84 })
    .toBuffer();

/** An image as JPEG, in its own size. */
export const drawJpeg = (bytes: Buffer): Promise<Buffer> => sharp(bytes).jpeg({ quality: 84 }).toBuffer();
