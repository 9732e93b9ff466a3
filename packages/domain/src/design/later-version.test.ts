import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { aBlend, aFloorsFile, aRobeFile, aRobePart } from '@vitrine/fixtures/floors-and-robes';
import { describe, expect, test } from 'vitest';
import { modelOf } from './model-of.ts';

/** A data file when a design was shared, and later: one choice is gone, and a new one is first. */
interface Case {
  type: ConfiguratorType;
  before: ConfiguratorFile;
  after: ConfiguratorFile;
  /** The visitor's choice that is gone later. */
  gone: readonly [part: string, choice: string];
  replaced: { layer: string; requested: string; now: string }[];
}

const layered = (type: 'panoramic' | 'stockset'): Case => {
  const walls = [anItem({ id: 'W1' }), anItem({ id: 'W2', name: 'Soft Linen' })];
  const doors = aLayer({ name: 'Doors', safe_name: 'doors', order: 2, items: [anItem({ id: 'D1', name: 'Oak' })] });
  return {
    type,
    before: aLayeredFile({ layers: [aLayer({ items: walls }), doors], filter_groups: [] }),
    after: aLayeredFile({
      layers: [aLayer({ items: [anItem({ id: 'W9', name: 'New' }), ...walls.slice(0, 1)] }), doors],
      filter_groups: [],
    }),
    gone: ['walls', 'W2'],
    replaced: [{ layer: 'Walls', requested: 'W2', now: 'New' }],
  };
};

const cases: Case[] = [
  layered('panoramic'),
  layered('stockset'),
  {
    type: 'floors',
    before: aFloorsFile(),
    after: aFloorsFile({ blends: [aBlend({ id: 'BLD-09', name: 'New' }), aBlend()] }),
    gone: ['blend', 'BLD-02'],
    replaced: [{ layer: 'Blend', requested: 'BLD-02', now: 'New' }],
  },
  {
    type: 'slidingrobe',
    before: aRobeFile({
      frames: { frameType: [aRobePart({ id: 'FR-01', name: 'Satin' }), aRobePart({ id: 'FR-02', name: 'White' })] },
    }),
    after: aRobeFile({ frames: { frameType: [aRobePart({ id: 'FR-01', name: 'Satin' })] } }),
    gone: ['frame', 'FR-02'],
    replaced: [{ layer: 'Frame', requested: 'FR-02', now: 'Satin' }],
  },
];

describe.each(cases)('a shared design of $type', ({ type, before, after, gone, replaced }) => {
  const model = modelOf(type, before);
  const design = model.choose(model.start(), ...gone);
  const text = model.write(design);

  test('is the same on the same version', () => {
    expect(design).not.toEqual(model.start());
    expect(model.restore(text)).toEqual({ design, replaced: [] });
  });

  test('opens on a later version, which lists what it replaced and can be shared again', () => {
    const later = modelOf(type, after);
    const restored = later.restore(text);
    expect(restored.replaced).toEqual(replaced);
    expect(later.restore(later.write(restored.design))).toEqual({ design: restored.design, replaced: [] });
  });
});
