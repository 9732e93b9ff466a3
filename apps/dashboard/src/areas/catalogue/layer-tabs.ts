import type { DoorRange, LayeredFile, LayerItem } from '@vitrine/contract/configurator-file';
import { doorRangeGroup } from '@vitrine/domain/catalogue/door-ranges';
import type { Edits } from '@vitrine/domain/catalogue/edits';
import { isHidden } from '@vitrine/domain/design/choices';
import { layersInOrder } from '@vitrine/domain/design/layers-in-order';

export interface LayerTab {
  kind: 'layer';
  /** Place in `file.layers`. */
  place: number;
  label: string;
  rows: readonly LayerItem[];
}

export interface DoorRangeTab {
  kind: 'pano_doors';
  place: 'pano_doors';
  label: string;
  rows: readonly DoorRange[];
}

export type Tab = LayerTab | DoorRangeTab;

/** What a category is called on screens where the file says it otherwise (configurators.md §9). */
const SHOWN_AS: Record<string, string> = { 'Upstand Cutout': 'Cooker' };

/** One tab a layer that is not hidden, in the order of drawing, then the door ranges (configurators.md §2). */
export const tabsOf = (file: LayeredFile): Tab[] => {
  const layers = layersInOrder(file)
    .filter((entry) => !isHidden(entry))
    .map(
      ({ layer, index }): Tab => ({
        kind: 'layer',
        place: index,
        label: SHOWN_AS[layer.name] ?? layer.name,
        rows: layer.items,
      }),
    );
  const group = doorRangeGroup(file);
  if (!group || group.filters.length === 0) return layers;
  return [...layers, { kind: 'pano_doors', place: 'pano_doors', label: group.name, rows: group.filters }];
};

/** Places that hold pending edits, for the amber dots. */
export const editedPlaces = (edits: Edits): ReadonlySet<LayerTab['place'] | 'pano_doors'> =>
  new Set(edits.map(({ layer_index }) => layer_index));
