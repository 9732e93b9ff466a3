import path from 'node:path';
import sharp from 'sharp';

/**
 * Draws a room as a panorama of 8192 x 4096 pixels: planks, tiles, fabric, books, blinds. It has detail down to the
 * pixel, so that it shows what a finer image of a room gains. Not measured; docs/panoramas.md shows parts of it.
 */

const WIDTH = 8192;
const HEIGHT = 4096;
const SAMPLES = 3;
/** Half the room's width and depth, its height, and that of the camera. Metres. */
const ROOM = { x: 2.2, z: 2.7, high: 2.6, eye: 1.5 };
const MATERIALS = path.resolve(import.meta.dirname, '../../demo/content/robes/materials');

/** What each room's walls are, from the one ahead to the right, and the wood of its floor. */
const ROOMS = {
  study: { walls: ['books', 'linen', 'tiles', 'blinds'], floor: 'natural_oak', paint: [0.62, 0.66, 0.62] },
  kitchen: { walls: ['tiles', 'blinds', 'books', 'linen'], floor: 'walnut', paint: [0.7, 0.68, 0.62] },
  dressing: { walls: ['blinds', 'linen', 'books', 'tiles'], floor: 'natural_oak', paint: [0.66, 0.6, 0.58] },
};

const hash = (a, b = 0) => {
  const value = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return value - Math.floor(value);
};

async function readTexture(name) {
  const { data } = await sharp(path.join(MATERIALS, `${name}.webp`))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (u, v, out) => {
    const at = (((Math.floor(v * 1024) % 1024) + 1024) % 1024) * 1024 + (((Math.floor(u * 1024) % 1024) + 1024) % 1024);
    for (let channel = 0; channel < 3; channel++) out[channel] = (data[at * 3 + channel] / 255) ** 2.2;
  };
}

const fill = (out, red, green, blue) => {
  out[0] = red;
  out[1] = green;
  out[2] = blue;
};

/** Colours of the surfaces at a point, in metres. */
const surfaces = (oak, linen, paint) => ({
  floor(u, v, out) {
    const row = Math.floor(u / 0.14);
    const along = v + hash(row) * 1.6;
    const plank = Math.floor(along / 1.6);
    oak(u * 0.9 + hash(row, plank), v * 0.9 + hash(plank, row), out);
    const tone = 0.85 + 0.3 * hash(row, plank + 7);
    const [across, down] = [u - row * 0.14, along - plank * 1.6];
    const groove = across < 0.0025 || down < 0.0025 ? 0.25 : 1;
    for (let channel = 0; channel < 3; channel++) out[channel] *= tone * groove;
  },
  linen(u, v, out) {
    linen(u * 1.6, v * 1.6, out);
    for (let channel = 0; channel < 3; channel++) out[channel] *= paint[channel];
  },
  tiles(u, v, out) {
    const row = Math.floor(v / 0.075);
    const shifted = u + (row % 2) * 0.075;
    const column = Math.floor(shifted / 0.15);
    const [across, down] = [shifted - column * 0.15, v - row * 0.075];
    if (across < 0.003 || down < 0.003) return fill(out, 0.32, 0.31, 0.29);
    const tone = 0.5 + 0.22 * hash(row, column) + 0.05 * Math.sin(across * 40 + row);
    const edge = Math.min(across - 0.003, down - 0.003) < 0.004 ? 1.25 : 1;
    return fill(out, tone * 0.9 * edge, tone * edge, tone * 0.96 * edge);
  },
  books(u, v, out) {
    const shelf = Math.floor(v / 0.36);
    const high = v - shelf * 0.36;
    if (high < 0.022) return oak(u, v, out);
    const book = Math.floor(u / 0.031);
    const across = (u - book * 0.031) / 0.031;
    const top = 0.22 + 0.1 * hash(book, shelf);
    if (high > top) return fill(out, 0.05, 0.045, 0.04);
    if (across < 0.08) return fill(out, 0.03, 0.03, 0.03);
    const round = 0.55 + 0.45 * Math.sin(across * Math.PI);
    // Letters of a title: marks of two millimetres.
    const isTitle = high > 0.08 && high < top - 0.05 && Math.abs(across - 0.5) < 0.22;
    const isMark = isTitle && hash(Math.floor(high / 0.0022), book * 31 + Math.floor(across * 9)) > 0.5;
    if (isMark) return fill(out, 0.75 * round, 0.68 * round, 0.45 * round);
    const colour = hash(book, shelf + 3);
    return fill(
      out,
      (0.08 + 0.35 * colour) * round,
      (0.07 + 0.2 * hash(book, 9)) * round,
      (0.06 + 0.28 * (1 - colour)) * round,
    );
  },
  blinds(u, v, out) {
    const isWindow = Math.abs(u) < 1.3 && v > 0.9 && v < 2.3;
    if (!isWindow) return fill(out, ...paint);
    if (Math.abs(u) > 1.26 || v < 0.94 || v > 2.26 || Math.abs(u) < 0.02) return fill(out, 0.8, 0.8, 0.78);
    const slat = (v / 0.025) % 1;
    const light = slat < 0.55 ? 0.55 + 0.3 * slat : 2.2;
    const cord = Math.abs(Math.abs(u) - 0.7) < 0.0015 ? 0.4 : 1;
    return fill(out, light * cord, light * cord, light * 1.02 * cord);
  },
  ceiling: (_u, _v, out) => fill(out, 0.82, 0.82, 0.8),
});

/** Returns red, green and blue of a room: `study`, `kitchen` or `dressing`. */
export async function drawRoom(name) {
  const { walls, floor, paint } = ROOMS[name];
  const colours = surfaces(await readTexture(floor), await readTexture('light_linen'), paint);
  const [ahead, right, behind, left] = walls.map((wall) => colours[wall]);
  const bright = walls.indexOf('blinds');
  const window = [
    [0, -ROOM.z],
    [ROOM.x, 0],
    [0, ROOM.z],
    [-ROOM.x, 0],
  ][bright];
  const data = Buffer.alloc(WIDTH * HEIGHT * 3);
  const colour = [0, 0, 0];
  const sum = [0, 0, 0];
  for (let row = 0; row < HEIGHT; row++)
    for (let column = 0; column < WIDTH; column++) {
      sum.fill(0);
      for (let sample = 0; sample < SAMPLES; sample++) {
        const turn = ((column + ((sample * 0.618 + 0.3) % 1)) / WIDTH - 0.5) * 2 * Math.PI;
        const tilt = (0.5 - (row + (sample + 0.5) / SAMPLES) / HEIGHT) * Math.PI;
        const [dx, dy, dz] = [Math.cos(tilt) * Math.sin(turn), Math.sin(tilt), -Math.cos(tilt) * Math.cos(turn)];
        const toX = ROOM.x / Math.abs(dx);
        const toZ = ROOM.z / Math.abs(dz);
        const toY = (dy > 0 ? ROOM.high - ROOM.eye : ROOM.eye) / Math.abs(dy);
        const far = Math.min(toX, toY, toZ);
        const [x, y, z] = [dx * far, ROOM.eye + dy * far, dz * far];
        let corner = Math.min(y, ROOM.high - y);
        if (far === toY) {
          (dy > 0 ? colours.ceiling : colours.floor)(x, z, colour);
          corner = Math.min(ROOM.x - Math.abs(x), ROOM.z - Math.abs(z));
        } else if (far === toX) {
          (dx > 0 ? right : left)(z, y, colour);
          corner = Math.min(corner, ROOM.z - Math.abs(z));
        } else {
          (dz < 0 ? ahead : behind)(x, y, colour);
          corner = Math.min(corner, ROOM.x - Math.abs(x));
        }
        const away = (x - window[0]) ** 2 + (y - 1.6) ** 2 + (z - window[1]) ** 2;
        const light = (0.4 + 2.2 / (away + 1.6)) * (1 - 0.4 / (1 + 14 * Math.max(0, corner)));
        for (let channel = 0; channel < 3; channel++) sum[channel] += Math.min(1, colour[channel] * light);
      }
      const at = (row * WIDTH + column) * 3;
      for (let channel = 0; channel < 3; channel++) data[at + channel] = 255 * (sum[channel] / SAMPLES) ** (1 / 2.2);
    }
  return { data, width: WIDTH, height: HEIGHT };
}
