import { CONFIGURATOR_TYPE } from '@vitrine/contract/configurators/limits';
import type { Configurator } from '@vitrine/contract/configurators/schemas';
import type { DesignItem } from '@vitrine/contract/enquiries/schemas';
import type { WardrobeItem } from '@vitrine/contract/enquiries/wardrobe';

export const TEST_KINDS = ['floors', 'robes', 'panoramic'] as const;
export type TestKind = (typeof TEST_KINDS)[number];

const TYPES: Record<TestKind, readonly number[]> = {
  floors: [CONFIGURATOR_TYPE.floors],
  robes: [CONFIGURATOR_TYPE.slidingrobe],
  panoramic: [CONFIGURATOR_TYPE.panoramic, CONFIGURATOR_TYPE.stockset],
};

/** A live one of that kind, else one of that kind, else any: the test is about the emails. */
export const configuratorFor = (kind: TestKind, all: readonly Configurator[]): Configurator | undefined => {
  const ofKind = all.filter(({ configurator_type_id }) => TYPES[kind].includes(configurator_type_id));
  return ofKind.find(({ deployed }) => deployed) ?? ofKind[0] ?? all[0];
};

const floors = (thumbnail: string): DesignItem[] => [
  {
    id: 'TEST-FL-01',
    name: 'Harbour Mist',
    blend: 'Pebble 45.00%, Slate 35.00%, Chalk 20.00%',
    thumbnail,
    flake_size: 'Medium',
    hex_thumbnail: '#8f9aa0',
  },
];

const panoramic = (thumbnail: string): DesignItem[] => [
  { component: 'Walls', name: 'Soft Linen', thumbnail },
  { component: 'Worktops', name: 'Honed Basalt', thumbnail },
  { component: 'Doors', name: 'Shaker, Sage', thumbnail },
];

const robes = (thumbnail: string, url: string): WardrobeItem[] => [
  {
    cabinetWidth: 2400,
    cabinetHeight: 2260,
    doorCount: 2,
    trim: 'Brushed nickel',
    frame: 'Top and sides',
    doors: [1, 2].map((number) => ({
      number,
      layout: 'three-panel',
      layoutName: 'Three panels',
      thumbnail,
      panels: ['Natural Oak', 'Mirror', 'Natural Oak'],
      panelCount: 3,
    })),
    doorType: 'Sliding',
    frameMaterial: 'Aluminium',
    frameStyle: 'Slim',
    internalMat: 'White linen',
    internalThumb: thumbnail,
    internals: ['Double rail', 'Shelves with drawers'],
    trimHex: '#a7a5a0',
    trimThumb: thumbnail,
    url,
  },
];

/** The items of the sample design. */
export const sampleItems = (kind: TestKind, thumbnail: string, url: string): DesignItem[] | WardrobeItem[] => {
  if (kind === 'robes') return robes(thumbnail, url);
  return kind === 'floors' ? floors(thumbnail) : panoramic(thumbnail);
};
