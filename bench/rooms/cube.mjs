import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const TILE = 512;
/** Pixels of a face's side. The largest has as many pixels to the degree as a panorama of four times its width. */
export const SIZES = [512, 1024, 2048];

/** The direction of a point of each face, -1 to 1 to the right and down. */
const FACES = {
  f: (x, y) => [x, -y, 1],
  b: (x, y) => [-x, -y, -1],
  l: (x, y) => [-1, -y, x],
  r: (x, y) => [1, -y, -x],
  u: (x, y) => [x, 1, y],
  d: (x, y) => [x, -1, -y],
};

/** Cuts a panorama into the tiles that Marzipano shows: `{size}/{face}/{row}/{column}.webp`, without loss. */
export async function cutCube({ data, width, height }, folder) {
  for (const size of SIZES)
    for (const [face, directionOf] of Object.entries(FACES)) {
      const pixels = Buffer.alloc(size * size * 3);
      for (let row = 0; row < size; row++)
        for (let column = 0; column < size; column++) {
          const [x, y, z] = directionOf(((column + 0.5) / size) * 2 - 1, ((row + 0.5) / size) * 2 - 1);
          const across = Math.floor((Math.atan2(x, z) / (2 * Math.PI) + 0.5) * width) % width;
          const down = Math.min(height - 1, Math.floor((0.5 - Math.atan2(y, Math.hypot(x, z)) / Math.PI) * height));
          const from = (down * width + across) * 3;
          for (let channel = 0; channel < 3; channel++)
            pixels[(row * size + column) * 3 + channel] = data[from + channel];
        }
      await writeTiles(pixels, size, path.join(folder, String(size), face));
    }
}

async function writeTiles(pixels, size, folder) {
  for (let row = 0; row < size / TILE; row++) {
    fs.mkdirSync(path.join(folder, String(row)), { recursive: true });
    for (let column = 0; column < size / TILE; column++)
      await sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
        .extract({ left: column * TILE, top: row * TILE, width: TILE, height: TILE })
        .webp({ lossless: true, effort: 0 })
        .toFile(path.join(folder, String(row), `${column}.webp`));
  }
}
