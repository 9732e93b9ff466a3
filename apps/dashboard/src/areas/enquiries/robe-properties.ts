import type { DesignItem } from '@vitrine/contract/enquiries/schemas';

/** The labels of a sliding robe's parts. */
const LABEL: Record<string, string> = {
  doorType: 'Type of Sliding Robe',
  cabinetWidth: 'Width',
  cabinetHeight: 'Height',
  trim: 'Trim',
  frameStyle: 'Frame Style',
  frame: 'Frame Style',
  frameMaterial: 'Frame Finish',
  url: 'Visualiser',
};

/** Parts that there are several of: they are counted. */
const COUNTED: Record<string, (index: number) => string> = {
  internals: (index) => `Internal ${index}`,
  internal: (index) => `Internal ${index}`,
  doors: (index) => `Door ${index} panels`,
  door: (index) => `Door ${index} panels`,
};

export interface Property {
  label: string;
  value: string;
}

/** The items of a sliding robe as properties with friendly labels, in the order they were sent. */
export const robeProperties = (items: readonly DesignItem[]): Property[] => {
  const counts = new Map<string, number>();
  return items.map(({ component = '', name }) => {
    const counted = COUNTED[component];
    if (!counted) return { label: LABEL[component] ?? component, value: name };
    const index = (counts.get(component) ?? 0) + 1;
    counts.set(component, index);
    return { label: counted(index), value: name };
  });
};
