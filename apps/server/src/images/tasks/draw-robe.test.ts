import { createHomeView } from '@vitrine/domain/design/robes/room/orbit';
import { aRobeFile, aRobePart } from '@vitrine/fixtures/floors-and-robes';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawRobe, type RobeDrawing } from './draw-robe.ts';

const file = aRobeFile({
  materials: [
    aRobePart(),
    aRobePart({ id: 'MAT-02', name: 'Red', hex: '#cc0000' }),
    aRobePart({ id: 'MAT-03', name: 'Wood', hex: '#cc0000', texture: 'wood.png', tile_mm: 500 }),
    aRobePart({ id: 'MAT-04', name: 'Mirror', finish: 'mirror' }),
    aRobePart({ id: 'MAT-05', name: 'Glass', finish: 'glass', hex: '#303030' }),
  ],
});

const drawingOf = (material: string, changes: Partial<RobeDrawing> = {}): RobeDrawing => ({
  file,
  design: `DR-01,FR-01,IN-01,${material}`,
  images: [],
  view: createHomeView(),
  size: { width: 400, height: 250 },
  format: 'png',
  ...changes,
});

/** The colour at a place of the image, in fractions of its sides. */
async function colourAt(drawing: RobeDrawing, x = 0.62, y = 0.45): Promise<[number, number, number]> {
  const { bytes } = await drawRobe(drawing);
  const { width, height } = drawing.size;
  const pixel = { left: Math.round(x * width), top: Math.round(y * height), width: 1, height: 1 };
  const [red = 0, green = 0, blue = 0] = await sharp(bytes).removeAlpha().extract(pixel).raw().toBuffer();
  return [red, green, blue];
}

const LEFT_WALL = [0.03, 0.5] as const;
const FRONT_WALL = [0.9, 0.3] as const;

test('a wardrobe is drawn in the size and format that is asked for, with the material of its doors', async () => {
  const { bytes, isComplete } = await drawRobe(
    drawingOf('MAT-02', { size: { width: 800, height: 500 }, format: 'jpeg' }),
  );
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 500 });
  expect(isComplete).toBe(true);
  const [red, green, blue] = await colourAt(drawingOf('MAT-02'));
  expect(red).toBeGreaterThan(150);
  expect(Math.max(green, blue)).toBeLessThan(60);
});

test('without a design it is the one that the file begins with', async () => {
  expect(await colourAt(drawingOf('', { design: '' }))).toEqual(await colourAt(drawingOf('MAT-01')));
});

test('doors show the image of their material, and their plain colour without it', async () => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#00a000' } })
    .png()
    .toBuffer();
  const image = { path: 'wood.png', name: 'green wood', bytes, tile: 500 };
  const [red, green] = await colourAt(drawingOf('MAT-03', { images: [image] }));
  expect(green).toBeGreaterThan(2 * red);
  const broken = drawingOf('MAT-03', { images: [{ ...image, name: 'broken', bytes: Buffer.from('no image') }] });
  expect((await drawRobe(broken)).isComplete).toBe(false);
  expect(await colourAt(broken)).toEqual(await colourAt(drawingOf('MAT-03')));
});

test('the wall takes another colour, and its light', async () => {
  const [red, green, blue] = await colourAt(drawingOf('MAT-01', { wall: '00c800' }), ...FRONT_WALL);
  expect(green).toBeGreaterThan(2 * Math.max(red, blue));
});

test('light comes from the window at the left: the wall opposite is brighter than the one that it is in', async () => {
  const [window] = await colourAt(drawingOf('MAT-01'), ...LEFT_WALL);
  const [front] = await colourAt(drawingOf('MAT-01'), ...FRONT_WALL);
  expect(front).toBeGreaterThan(window + 30);
});

test('a view that is turned shows the doors from another side', async () => {
  const width = async (x: number): Promise<number> => {
    const drawing = drawingOf('MAT-02', { view: { ...createHomeView(), x } });
    const { bytes } = await drawRobe(drawing);
    const { data } = await sharp(bytes)
      .extract({ left: 0, top: 100, width: 400, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return Array.from({ length: 400 }).filter((_, at) => (data[3 * at] ?? 0) > 3 * (data[3 * at + 1] ?? 0)).length;
  };
  expect(await width(0)).toBeGreaterThan(1.3 * (await width(0.9)));
});

test('a mirror shows the room before it, and glass what is behind it', async () => {
  const [mirror, white] = [await colourAt(drawingOf('MAT-04')), await colourAt(drawingOf('MAT-01'))];
  expect(mirror).not.toEqual(white);
  const inside = (internal: string): Promise<[number, number, number]> =>
    colourAt(drawingOf('', { design: `DR-01,FR-01,${internal},MAT-05` }));
  expect(Math.max(...(await inside('IN-01')))).toBeLessThan(Math.min(...white));
});

test('an image of 1 x 1 pixel and one of 12 doors are drawn', async () => {
  expect(await colourAt(drawingOf('MAT-02', { size: { width: 1, height: 1 } }), 0, 0)).toHaveLength(3);
  const wide = aRobeFile({
    materials: file.materials,
    dimensions: {
      width_mm: { min: 1200, max: 10_000, step: 10, default: 10_000 },
      height_mm: { min: 2000, max: 3000, step: 10, default: 2400 },
      door_count: { min: 2, max: 12 },
    },
  });
  const design = 'DR-01,FR-01,IN-01,MAT-05,w:10000,h:2400,n:12';
  expect(await colourAt(drawingOf('', { file: wide, design }))).toHaveLength(3);
});
