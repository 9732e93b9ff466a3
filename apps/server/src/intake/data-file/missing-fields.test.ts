import { FILE_SCHEMA } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import { aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { aFloorsFile, aRobeFile, aRobePart } from '@vitrine/fixtures/floors-and-robes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { readUploadedFile } from './read-data-file.ts';

type Path = readonly (string | number)[];
type Branch = Record<string | number, unknown>;

const scenes = [
  { id: 1, deployVersion: 1, name: 'Day', thumbnail: null, images: [], initial_yaw: 20, file_path: 'stock/day' },
  { id: 'evening', deployVersion: 1.002 },
];
const shared = {
  project_info: { scene_selector: { scenes } },
  options: { configString: 'W1', imgSrc: 'preview.jpg' },
  minified: false,
};
const layered = aLayeredFile(shared);
const [first] = layered.layers;
if (first) first.items = [anItem({ safe_name: 'chalk', default: true, editingDisabled: true, range: 'Matt' })];

/** A file of each kind with every field that the schema knows a value for. */
const FULL: Record<ConfiguratorType, unknown> = {
  panoramic: layered,
  stockset: layered,
  floors: aFloorsFile({
    ...shared,
    finishes: [{ id: 1, name: 'Matt', enabled: true, overlay: 'matt.webp', disabled: null }],
    scene: { base: 'room.webp', mask: 'mask.webp', lighting: null, width: 8, height: 4 },
  }),
  slidingrobe: aRobeFile({
    ...shared,
    trims: [aRobePart({ id: 'TR-01', texture: 'oak.webp', tile_mm: 600, finish: 'matt', panels: [1] })],
    dimensions: { width_mm: { min: 1000, max: 3000, step: 10, default: 2000 }, door_count: { min: 2, max: 4 } },
  }),
};

/** What is inside `nullish()`, `default()`, `transform()` and the like. */
function inside(schema: z.ZodType): z.ZodType {
  const { innerType, in: input } = schema.def as { innerType?: z.ZodType; in?: z.ZodType };
  const next = innerType ?? input;
  return next ? inside(next) : schema;
}

/** The paths of all fields that a file may leave out. */
function optionalPaths(schema: z.ZodType, value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const { shape, element } = inside(schema).def as { shape?: Record<string, z.ZodType>; element?: z.ZodType };
  return Object.entries(value).flatMap(([key, entry]) => {
    const own = shape?.[key] ?? element;
    if (!own) return [];
    const at = [...path, element ? Number(key) : key];
    const below = optionalPaths(own, entry, at);
    return !element && own.safeParse(undefined).success ? [at, ...below] : below;
  });
}

/** A copy with a field set to null, or dropped. A field whose branch is gone is gone, too. */
function without(file: unknown, path: Path, isDropped: boolean): unknown {
  const copy = structuredClone(file);
  const last = path.at(-1);
  const branch = path
    .slice(0, -1)
    .reduce<Branch | null>((at, step) => (at?.[step] ?? null) as Branch | null, copy as Branch);
  if (!branch || last === undefined) return copy;
  if (isDropped) delete branch[last];
  else branch[last] = null;
  return copy;
}

/** A copy whose ids are numbers. */
function withNumbers(file: unknown): unknown {
  const known = new Map<unknown, number>();
  return JSON.parse(JSON.stringify(file), (key, value) => {
    if (key !== 'id') return value;
    if (!known.has(value)) known.set(value, known.size + 1);
    return known.get(value);
  });
}

const bytesOf = (file: unknown): Buffer => Buffer.from(JSON.stringify(file));

test.each(Object.keys(FULL) as ConfiguratorType[])('a file of %s may leave out or null what is optional', (type) => {
  const file = FULL[type];
  const paths = optionalPaths(FILE_SCHEMA[type], file);
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    for (const isDropped of [true, false]) {
      expect(() => readUploadedFile(bytesOf(without(file, path, isDropped)), type), path.join('.')).not.toThrow();
    }
  }
  const change = fc.record({ path: fc.constantFrom(...paths), isDropped: fc.boolean() });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), fc.boolean(), (changes, isNumbered) => {
      const changed = changes.reduce((at, { path, isDropped }) => without(at, path, isDropped), file);
      readUploadedFile(bytesOf(isNumbered ? withNumbers(changed) : changed), type);
    }),
  );
});

test('a file in exactly the specified form is accepted, and keeps its ids', () => {
  const file = {
    layers: [{ name: 'Walls', order: 1, file_path: 'walls', items: [{ id: 1, name: 'Chalk', image_path: 'w.webp' }] }],
    filter_groups: [
      {
        name: 'Door Range',
        safe_name: 'door_range',
        filters: [{ id: 4, name: 'Matt', safe_name: 'matt', thumbnail: null, disabled: null, specificName: null }],
      },
    ],
    project_info: { scene_selector: { scenes: [{ id: 12, deployVersion: 1.001 }] } },
    deploy_version: 1.001,
    file_path: 'oakline/kitchen',
    minified: false,
  };
  expect(readUploadedFile(bytesOf(file), 'stockset')).toMatchObject(file);
});
