/**
 * Makes the evening of the stock kitchen out of its daylight renders: the same images, lit by the lamps of the room and a
 * dusk outside. Base and layers go through one map of light, so that any choice fits to any other. Run by hand when a
 * render changes: `node demo/grade-evening.mjs`; the catalogue lists what it writes.
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const CONTENT = path.join(import.meta.dirname, 'content/stockset-kitchen');
const SCENE = path.join(CONTENT, 'scenes/uk_kitchen_evening');
const [WIDTH, HEIGHT] = [1920, 1080];

/** What is left of the day: red, green and blue of its light. */
const DUSK = [0.15, 0.175, 0.25];
const WARM = [1, 0.74, 0.45];
/** Light through the window onto the surfaces beside it. */
const BLUE = [0.3, 0.5, 1];

/** Pools of light: middle, reach across and down in pixels, strength, colour. */
const POOLS = [
  ...[747, 949, 1127].flatMap((x) => [
    { x, y: 640, across: 300, down: 190, light: 0.62, colour: WARM },
    { x, y: 345, across: 52, down: 26, light: 2.6, colour: WARM },
    { x, y: 400, across: 190, down: 130, light: 0.34, colour: WARM },
  ]),
  { x: 590, y: 520, across: 210, down: 85, light: 0.75, colour: WARM },
  { x: 1110, y: 520, across: 230, down: 85, light: 0.75, colour: WARM },
  ...[
    [154, 80],
    [598, 124],
    [995, 163],
    [1289, 193],
    [1752, 33],
  ].flatMap(([x, y]) => [
    { x, y, across: 30, down: 13, light: 2.2, colour: WARM },
    { x, y: y + 40, across: 330, down: 150, light: 0.12, colour: WARM },
  ]),
  { x: 180, y: 420, across: 420, down: 420, light: 0.14, colour: WARM },
  { x: 960, y: 980, across: 900, down: 260, light: 0.1, colour: WARM },
  { x: 1480, y: 620, across: 300, down: 130, light: 0.2, colour: BLUE },
  { x: 1640, y: 420, across: 280, down: 260, light: 0.13, colour: BLUE },
];

/** Corners of the window's panes; through them it is dusk. */
const WINDOW = { left: 1488, right: 1829, top: [305, 258], bottom: [522, 540] };
const OUTSIDE = [0.045, 0.075, 0.16];
const SOFT = 3;

const toLinear = Float32Array.from({ length: 256 }, (_, value) =>
  value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);
const toByte = (light) => {
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, value) * 255);
};
/** Bright light is held back softly, as film does. */
const held = (light) => (light < 0.7 ? light : 0.7 + 0.3 * (1 - Math.exp((0.7 - light) / 0.3)));

const between = (value, least, most) => Math.min(most, Math.max(least, value));

/** How much of a pixel is seen through the window, 0 to 1. */
function throughWindow(x, y) {
  const { left, right, top, bottom } = WINDOW;
  const along = (x - left) / (right - left);
  const upper = top[0] + (top[1] - top[0]) * along;
  const lower = bottom[0] + (bottom[1] - bottom[0]) * along;
  return between(Math.min(x - left, right - x, y - upper, lower - y) / SOFT, 0, 1);
}

/** The light on every pixel, as three factors each. */
function lightMap(hasWindow) {
  const map = new Float32Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const light = [...DUSK];
      for (const pool of POOLS) {
        const far = ((x - pool.x) / pool.across) ** 2 + ((y - pool.y) / pool.down) ** 2;
        if (far > 9) continue;
        const share = pool.light * Math.exp(-far);
        for (let channel = 0; channel < 3; channel++) light[channel] += share * pool.colour[channel];
      }
      const outside = hasWindow ? throughWindow(x, y) : 0;
      for (let channel = 0; channel < 3; channel++)
        map[(y * WIDTH + x) * 3 + channel] = light[channel] * (1 - outside) + OUTSIDE[channel] * outside;
    }
  }
  return map;
}

async function grade(name, map) {
  const { data, info } = await sharp(path.join(CONTENT, name)).raw().toBuffer({ resolveWithObject: true });
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++) {
    const at = pixel * info.channels;
    if (info.channels === 4 && data[at + 3] === 0) continue;
    for (let channel = 0; channel < 3; channel++)
      data[at + channel] = toByte(held(toLinear[data[at + channel]] * map[pixel * 3 + channel]));
  }
  const to = path.join(SCENE, name);
  fs.mkdirSync(path.dirname(to), { recursive: true });
  const raw = { width: WIDTH, height: HEIGHT, channels: info.channels };
  await sharp(data, { raw }).webp({ quality: 82, alphaQuality: 100, effort: 5 }).toFile(to);
}

async function makeThumbnail(from, to) {
  fs.mkdirSync(path.dirname(path.join(CONTENT, to)), { recursive: true });
  const small = sharp(path.join(CONTENT, from)).resize({ width: 256, height: 160, fit: 'cover' });
  await small.webp({ quality: 84 }).toFile(path.join(CONTENT, to));
}

const { base, layers } = JSON.parse(fs.readFileSync(path.join(CONTENT, 'catalogue.json'), 'utf8'));
const [room, inFront] = [lightMap(true), lightMap(false)];
await grade(base.image, room);
for (const { name, items } of layers) {
  // Taps stand before the window: it is not seen through them.
  for (const { image_path } of items) if (image_path) await grade(image_path, name === 'Taps' ? inFront : room);
}
await makeThumbnail(base.image, 'thumbs/scenes/daylight.webp');
await makeThumbnail(`scenes/uk_kitchen_evening/${base.image}`, 'thumbs/scenes/evening.webp');
