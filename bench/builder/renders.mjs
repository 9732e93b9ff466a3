import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

const WIDTH = 4096;
const HEIGHT = 2048;
/** Layers of the room: each covers a part of its own. */
const LAYERS = 20;
/** Another way to draw them gets another folder. */
const REVISION = 2;

/** Every layer covers another part of the room, in five columns and four rows. */
const boxOf = (layer) => {
  const [column, row] = [layer % 5, Math.floor(layer / 5)];
  const [width, height] = [700 - row * 60, 430 - column * 30];
  return { left: 60 + column * 800, top: 40 + row * 490, width, height };
};

/** A part with an outline and a round hole, so that its edges are partly transparent as those of real renders. */
const drawing = (count, { width, height }) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect x="2" y="2" width="${width - 4}" height="${height - 4}" rx="40" fill="hsl(${(count * 47) % 360} ${30 + (count % 50)}% ${35 + (count % 31)}%)" stroke="#222" stroke-width="3"/>
      <circle cx="${width / 2}" cy="${height / 2}" r="${40 + (count % 60)}" fill="hsl(${(count * 89) % 360} 40% 60%)"/>
    </svg>`,
  );

const two = (number) => String(number).padStart(2, '0');

async function drawItem(file, count, layer) {
  const box = boxOf(layer);
  await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 4, background: '#0000' } })
    .composite([{ input: drawing(count, box), left: box.left, top: box.top }])
    .png({ compressionLevel: 6 })
    .toFile(file);
}

const drawRoom = (file) =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#e9e3d8' } })
    .jpeg()
    .toFile(file);

/**
 * A folder of renders, the same at every call: a room, and layers with transparent areas, `total` images in all. They are
 * drawn once and stay in the system's temporary folder.
 * @param first the number of its first drawing: folders of other numbers have other images
 */
export async function rendersFolder(name, total, { layers = LAYERS, first = 0 } = {}) {
  const folder = path.join(os.tmpdir(), `vitrine-bench-renders-${REVISION}`, `${name}-${total}`);
  if (fs.existsSync(path.join(folder, 'room.jpg'))) return folder;
  fs.mkdirSync(folder, { recursive: true });
  const waiting = Array.from({ length: total - 1 }, (_, at) => at).values();
  const draw = async () => {
    for (const at of waiting) {
      const layer = at % layers;
      const inner = path.join(folder, `${two(layer + 1)}_Layer ${String.fromCharCode(65 + layer)}`);
      fs.mkdirSync(inner, { recursive: true });
      await drawItem(path.join(inner, `choice ${two(Math.floor(at / layers) + 1)}.png`), first + at, layer);
    }
  };
  await Promise.all(os.cpus().map(draw));
  // Last: it says that the folder is complete.
  await drawRoom(path.join(folder, 'room.jpg'));
  return folder;
}

/** The images of layers in a folder of renders. */
export const layerImages = (folder) =>
  fs
    .readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.png'))
    .sort()
    .map((name) => path.join(folder, name));

/** Bytes of all images of a folder. */
export const bytesOf = (folder) => layerImages(folder).reduce((sum, file) => sum + fs.statSync(file).size, 0);
