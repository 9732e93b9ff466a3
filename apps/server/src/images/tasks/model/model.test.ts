import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import { paintMeshes } from '@vitrine/domain/design/robes/model-materials';
import { type RobeDesign, readDesign, toDesign } from '@vitrine/domain/design/robes/robe-design';
import { robesModel } from '@vitrine/domain/design/robes/robes-model';
import { aRobeFile, aRobePart } from '@vitrine/fixtures/floors-and-robes';
import { validateBytes } from 'gltf-validator';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ModelTask, makeModel } from '../make-model.ts';
import type { Model } from './model.ts';
import { writeGlb } from './write-glb.ts';
import { writeUsdz } from './write-usdz.ts';

const OAK = 'images/oak.webp';
const MB = 1024 * 1024;

const aFile = (): SlidingRobeFile =>
  aRobeFile({
    doors: [aRobePart({ id: 'D', name: 'Three panels', panels: [0.3, 0.4, 0.3] })],
    frames: { frameType: [aRobePart({ id: 'F', name: 'Silver', frameStyle: 'Slimline', hex: '#b9bcc0' })] },
    internals: {
      options: [
        aRobePart({ id: 'I1', name: 'Hanging', parts: ['rail:.05', 'shelf:.7'] }),
        aRobePart({ id: 'I2', name: 'Shelves', parts: ['shelf:.2', 'shelf:.4', 'drawers:.6:3'] }),
      ],
    },
    materials: [
      aRobePart({ id: 'oak', name: 'Oak', hex: '#b08a5a', texture: OAK, tile_mm: 800 } as never),
      aRobePart({ id: 'mirror', name: 'Mirror', finish: 'mirror', hex: '#dfe6e8' }),
      aRobePart({ id: 'glass', name: 'Glass', finish: 'glass', hex: '#334' }),
    ],
    trims: [aRobePart({ id: 'T', name: 'White', hex: '#f4f3f0' })],
    dimensions: {
      width_mm: { min: 1000, max: 10_000, step: 1, default: 2400 },
      height_mm: { min: 1000, max: 4000, step: 1, default: 2300 },
      door_count: { min: 1, max: 12 },
    } as never,
  });

const robeOf = (file: SlidingRobeFile, overrides: Partial<RobeDesign> = {}): RobeDesign => ({
  ...readDesign(robesModel(file).start()),
  ...overrides,
});

const doors = (count: number): RobeDesign['doors'] =>
  Array.from({ length: count }, () => ({ layout: 'D', panels: ['oak', 'mirror', 'glass'] }));

let image: Buffer;
beforeAll(async () => {
  const pixels = { width: 1024, height: 1024, channels: 3, background: '#b08a5a' } as const;
  image = await sharp({ create: { ...pixels, noise: { type: 'gaussian', mean: 128, sigma: 20 } } })
    .jpeg({ quality: 80 })
    .toBuffer();
});

const modelOf = (robe: Partial<RobeDesign> = {}): Model => {
  const file = aFile();
  return {
    notes: {
      title: 'Wardrobe "Oslo" \\ 2',
      seller: 'Oakline',
      design: '2400x2300,D:oak',
      page: 'https://oakline.example/?slidingrobeConfig=2400x2300',
    },
    meshes: paintMeshes(
      file,
      robeOf(file, { doors: doors(3), internals: ['I1', 'I2', 'I1'], inside: 'oak', ...robe }),
      new Set([OAK]),
    ),
    images: new Map([[OAK, image]]),
  };
};

/** Width, height and depth of a model in millimetres. */
function sizeOf({ meshes }: Model): number[] {
  const least = [Infinity, Infinity, Infinity];
  const most = [-Infinity, -Infinity, -Infinity];
  for (const { shape, place } of meshes)
    shape.positions.forEach((value, at) => {
      const axis = at % 3;
      const placed = value * (place?.scale[axis] ?? 1) + (place?.at[axis] ?? 0);
      least[axis] = Math.min(least[axis] ?? 0, placed);
      most[axis] = Math.max(most[axis] ?? 0, placed);
    });
  return most.map((value, axis) => (value - (least[axis] ?? 0)) * 1000);
}

describe('the model', () => {
  test.each([
    [2400, 2300, 3],
    [1800, 2000, 2],
    [4801, 2599, 6],
  ])('of %d by %d mm with %d doors has these sizes to the millimetre, around its middle', (width, height, count) => {
    const model = modelOf({
      width,
      height,
      doors: doors(count),
      internals: Array.from({ length: count }, () => 'I1'),
    });
    const [wide, high] = sizeOf(model);
    expect(Math.abs((wide ?? 0) - width)).toBeLessThan(1);
    expect(Math.abs((high ?? 0) - height)).toBeLessThan(1);
  });

  test('paints mirrors, glass and images as the viewer does', () => {
    const materials = modelOf().meshes.map(({ material }) => material);
    expect(materials.some(({ texture, colour }) => texture === OAK && colour.every((one) => one === 1))).toBe(true);
    expect(
      materials.some(({ finish, opacity }) => finish.metalness === 1 && finish.roughness === 0 && opacity === 1),
    ).toBe(true);
    expect(materials.filter(({ opacity }) => opacity < 1)).toHaveLength(1);
  });

  test('has the plain colour of a material whose image is gone', () => {
    const file = aFile();
    const materials = paintMeshes(file, robeOf(file, { doors: doors(2) }), new Set()).map(({ material }) => material);
    expect(materials.every(({ texture }) => texture === null)).toBe(true);
    expect(materials.some(({ colour }) => colour.every((one) => one === 1))).toBe(false);
  });
});

const issuesOf = async (bytes: Uint8Array) => (await validateBytes(bytes, { maxIssues: 100 })).issues;

/** The most that a wardrobe can be: every section is full of clothes, and every door has all panels. */
function largest(internal: string, images: number): ModelTask {
  const file = aFile();
  const textures = Array.from({ length: images }, (_, at) => `images/${at}.webp`);
  file.materials = textures.map((texture, at) =>
    aRobePart({ id: `M${at}`, name: `Material ${at}`, hex: '#b08a5a', texture } as never),
  );
  file.doors = [aRobePart({ id: 'D', name: 'Twelve panels', panels: Array.from({ length: 12 }, () => 1) })];
  file.internals.options = [
    aRobePart({
      id: 'rails',
      name: 'Rails',
      parts: ['rail:.02', 'rail:.16', 'rail:.3', 'rail:.44', 'rail:.58', 'rail:.72'],
    }),
    aRobePart({ id: 'shelves', name: 'Shelves', parts: Array.from({ length: 12 }, (_, at) => `shelf:${0.08 * at}`) }),
    aRobePart({ id: 'shoes', name: 'Shoes', parts: ['shelf:.05', 'rail:.06', 'rail:.2', 'shoe:.4:8'] }),
    aRobePart({ id: 'hanging', name: 'Hanging', parts: ['rail:.12', 'shelf:.5', 'rail:.56'] }),
  ];
  const design = toDesign(
    robeOf(file, {
      width: 9600,
      height: internal === 'hanging' ? 2600 : 4000,
      doors: Array.from({ length: 12 }, (_, door) => ({
        layout: 'D',
        panels: Array.from({ length: 12 }, (_, panel) => `M${(12 * door + panel) % Math.max(1, images)}`),
      })),
      internals: Array.from({ length: 12 }, () => internal),
    }),
  );
  const notes = { ...modelOf().notes, design: robesModel(file).write(design) };
  return { file, notes, format: 'usdz', images: textures.map((path) => [path, image] as const) };
}

describe('the largest wardrobes', () => {
  test.each([
    ['hanging', 1],
    ['rails', 4],
    ['shelves', 10],
    ['shoes', 20],
  ])('full of %s, with %d images, are files of at most 3 MB without an error', async (internal, images) => {
    const task = largest(internal, images);
    const usdz = await makeModel(task);
    const glb = await makeModel({ ...task, format: 'glb' });
    expect([usdz.length, glb.length].map((bytes) => bytes <= 3 * MB)).toEqual([true, true]);
    expect(await issuesOf(glb)).toMatchObject({ numErrors: 0, numWarnings: 0 });
  });

  test('have the shape of a garment once, and copies that refer to it', async () => {
    const layer = filesOf(await makeModel(largest('hanging', 0)))[0]?.bytes.toString('utf8') ?? '';
    expect(layer.match(/class Scope "Shapes"/g)).toHaveLength(1);
    const defined = new Set([...layer.matchAll(/def Mesh "(Shape\d+)"/g)].map(([, name]) => name));
    const used = [...layer.matchAll(/prepend references = <\/Root\/Shapes\/(\w+)>/g)].map(([, name]) => name);
    expect(new Set(used)).toEqual(defined);
    expect(used.length).toBeGreaterThan(100);
    expect(defined.size).toBeLessThan(30);
  });
});

describe('GLB', () => {
  test.each([2, 3, 12])('has no error and no warning of the glTF validator with %d doors', async (count) => {
    const width = 800 * count;
    const bytes = await writeGlb(
      modelOf({ width, doors: doors(count), internals: Array.from({ length: count }, () => 'I2') }),
    );
    const { numErrors, numWarnings, messages } = await issuesOf(bytes);
    expect({ numErrors, numWarnings, messages: messages.filter(({ severity }) => severity < 2) }).toEqual({
      numErrors: 0,
      numWarnings: 0,
      messages: [],
    });
    expect(bytes.length).toBeLessThan(3 * MB);
  });

  test('names its design and where it is opened', async () => {
    const bytes = Buffer.from(await writeGlb(modelOf()));
    const json = JSON.parse(bytes.subarray(20, 20 + bytes.readUInt32LE(12)).toString('utf8'));
    expect(json.asset).toMatchObject({ version: '2.0', generator: 'Vitrine', extras: modelOf().notes });
  });

  test('is the same file for the same design', async () => {
    expect(Buffer.from(await writeGlb(modelOf())).equals(Buffer.from(await writeGlb(modelOf())))).toBe(true);
  });
});

/** The files of a package: names, methods of compression, and where their bytes begin. */
function filesOf(zip: Buffer): { name: string; method: number; start: number; bytes: Buffer }[] {
  const files = [];
  let at = 0;
  while (zip.readUInt32LE(at) === 0x04034b50) {
    const [size, nameLength, extra] = [zip.readUInt32LE(at + 18), zip.readUInt16LE(at + 26), zip.readUInt16LE(at + 28)];
    const start = at + 30 + nameLength + extra;
    const name = zip.subarray(at + 30, at + 30 + nameLength).toString('utf8');
    files.push({ name, method: zip.readUInt16LE(at + 8), start, bytes: zip.subarray(start, start + size) });
    at = start + size;
  }
  return files;
}

describe('USDZ', () => {
  test.each([2, 3, 12])('is one layer and its images, aligned and not compressed, with %d doors', (count) => {
    const width = 800 * count;
    const zip = writeUsdz(
      modelOf({ width, doors: doors(count), internals: Array.from({ length: count }, () => 'I2') }),
    );
    const files = filesOf(zip);
    expect(files.map(({ name }) => name)).toEqual(['design.usda', 'images/0.jpg']);
    expect(files.every(({ method, start }) => method === 0 && start % 64 === 0)).toBe(true);
    expect(files[1]?.bytes.equals(image)).toBe(true);
    expect(zip.length).toBeLessThan(3 * MB);
  });

  test('has a layer with metres, y up, all its materials, and its notes', () => {
    const layer = filesOf(writeUsdz(modelOf()))[0]?.bytes.toString('utf8') ?? '';
    expect(layer).toMatch(/^#usda 1\.0\n/);
    expect(layer).toContain('metersPerUnit = 1');
    expect(layer).toContain('upAxis = "Y"');
    expect(layer).toContain('string title = "Wardrobe \\"Oslo\\" \\\\ 2"');
    expect(layer).toContain('string page = "https://oakline.example/?slidingrobeConfig=2400x2300"');
    const bound = new Set(
      [...layer.matchAll(/material:binding = <\/Root\/Materials\/(\w+)>/g)].map(([, name]) => name),
    );
    const defined = new Set([...layer.matchAll(/def Material "(\w+)"/g)].map(([, name]) => name));
    expect(bound).toEqual(defined);
    expect((layer.match(/[{(]/g) ?? []).length).toBe((layer.match(/[})]/g) ?? []).length);
  });

  test('has as many points, normals and coordinates as each mesh needs', () => {
    const layer = filesOf(writeUsdz(modelOf()))[0]?.bytes.toString('utf8') ?? '';
    const countOf = (list = '') => list.split('),(').length;
    const meshes = layer.split('def Mesh').slice(1);
    for (const mesh of meshes.filter((one) => !one.includes('prepend references'))) {
      const list = (name: string) => mesh.match(new RegExp(`${name.replace('[]', '\\[\\]')} = \\[([^\\]]*)\\]`))?.[1];
      const points = countOf(list('point3f[] points'));
      expect(countOf(list('normal3f[] normals'))).toBe(points);
      const indices = (list('int[] faceVertexIndices') ?? '').split(',').map(Number);
      expect(Math.max(...indices)).toBe(points - 1);
      expect(list('int[] faceVertexCounts')?.split(',')).toHaveLength(indices.length / 3);
      const coordinates = list('texCoord2f[] primvars:st');
      if (coordinates) expect(countOf(coordinates)).toBe(points);
    }
  });
});
