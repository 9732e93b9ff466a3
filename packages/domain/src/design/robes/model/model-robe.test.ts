import fs from 'node:fs';
import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import { describe, expect, test } from 'vitest';
import { meshRobe } from './mesh-robe.ts';
import { modelRobe } from './model-robe.ts';

const demo = new URL('../../../../../../demo/content/robes/catalogue.json', import.meta.url);
const file = JSON.parse(fs.readFileSync(demo, 'utf8')) as SlidingRobeFile;
const internals = file.internals.options.map(({ id }) => String(id));

const robe = (doors: number, internal: string) => ({
  width: doors * 600,
  height: 2600,
  frame: 'FR-04',
  trim: 'TR-01',
  inside: 'MAT-03',
  doors: Array.from({ length: doors }, () => ({
    layout: 'DR-07',
    panels: ['MAT-01', 'MAT-06', 'MAT-01', 'MAT-07', 'MAT-01'],
  })),
  internals: Array.from({ length: doors }, () => internal),
});

describe('the model of a wardrobe', () => {
  test.each(internals)('of eight doors, all with %s, has at most 150,000 triangles', (internal) => {
    const triangles = modelRobe(file, robe(8, internal))
      .flatMap(({ solids }) => solids.entries())
      .reduce((sum, [, { faces }]) => sum + faces.positions.length / 9, 0);
    expect(triangles).toBeGreaterThan(1000);
    expect(triangles).toBeLessThan(150_000);
  });

  test.each(internals)('has numbers only, normals of length 1, and bodies in their place, with %s', (internal) => {
    for (const { solids } of modelRobe(file, robe(3, internal))) {
      for (const [, { faces, extents }] of solids.entries()) {
        expect([...faces.positions, ...faces.uvs, ...faces.colours].every(Number.isFinite)).toBe(true);
        for (let at = 0; at < faces.normals.length; at += 3) {
          const length = Math.hypot(...faces.normals.slice(at, at + 3));
          expect(Math.abs(length - 1)).toBeLessThan(1e-6);
        }
        expect(extents.every(([x0, y0, z0, x1, y1, z1]) => x0 < x1 && y0 <= y1 && z0 < z1)).toBe(true);
      }
    }
  });

  test('has garments and shoes once, and copies of them where they are', () => {
    const [body] = modelRobe(file, robe(8, 'IN-06'));
    const cloth = body?.solids.of('cloth');
    if (!cloth) throw new Error('There are no clothes');
    const shapes = new Set(cloth.copies.map(({ shape }) => shape));
    expect(cloth.copies.length).toBeGreaterThan(3 * shapes.size);
    const { faces, extents } = cloth;
    const points = cloth.copies.reduce((sum, { shape }) => sum + shape.ownFaces.positions.length, 0);
    expect(faces.positions.length).toBe(cloth.ownFaces.positions.length + points);
    for (const axis of [0, 1, 2]) {
      const along = faces.positions.filter((_, at) => at % 3 === axis).sort((one, other) => one - other);
      expect(along[0]).toBeCloseTo(Math.min(...extents.map((extent) => extent[axis] ?? 0)), 6);
      expect(along.at(-1)).toBeCloseTo(Math.max(...extents.map((extent) => extent[axis + 3] ?? 0)), 6);
    }
  });

  test('has tracks on the floor without lines that are thinner than a pixel from afar', () => {
    const [body] = modelRobe(file, robe(3, 'IN-08'));
    const low = body?.solids.of('track').extents.filter(([, , , , top]) => top < 0.1) ?? [];
    expect(low).toHaveLength(2);
    for (const [, , back, , , front] of low) expect(front - back).toBeGreaterThan(0.03);
  });

  test('is the same each time', () => {
    expect(meshRobe(file, robe(2, 'IN-01'))).toEqual(meshRobe(file, robe(2, 'IN-01')));
  });
});
