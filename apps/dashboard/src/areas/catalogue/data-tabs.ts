import type { Category } from '@vitrine/contract/catalogue/categories';
import type { TableKind } from '@vitrine/contract/catalogue/item-field';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import type {
  Blend,
  ConfiguratorFile,
  FloorsFile,
  LayeredFile,
  SlidingRobeFile,
} from '@vitrine/contract/configurator-file';
import { doorRangeGroup } from '@vitrine/domain/catalogue/door-ranges';
import type { Edits, Location } from '@vitrine/domain/catalogue/edits/edits';
import { isFloorsFile, isLayeredFile, type Row } from '@vitrine/domain/catalogue/rows-of';
import { isHidden } from '@vitrine/domain/design/choices';
import { shownLayers } from '@vitrine/domain/design/layered/layers-in-order';

export interface Tab {
  /** In the address, as `layer`. */
  key: string;
  kind: TableKind;
  location: Location;
  label: string;
  rows: readonly Row[];
}

/** Categories with another name on screen than in the file. */
const SHOWN_AS: Record<string, string> = { 'Upstand Cutout': 'Cooker' };

const SIKA = 'sika-blend';

const categoryTab = (kind: Category, label: string, rows: readonly Row[]): Tab => ({
  key: kind,
  kind,
  location: kind,
  label,
  rows,
});

const layeredTabs = (file: LayeredFile): Tab[] => {
  const layers = shownLayers(file)
    .filter((entry) => !isHidden(entry))
    .map(
      ({ layer, index }): Tab => ({
        key: String(index),
        kind: 'layer',
        location: index,
        label: SHOWN_AS[layer.name] ?? layer.name,
        rows: layer.items,
      }),
    );
  const group = doorRangeGroup(file);
  if (!group || group.filters.length === 0) return layers;
  return [...layers, categoryTab('pano_doors', group.name, group.filters)];
};

const isSika = (blend: Blend): boolean => blend.type === SIKA;

const floorTabs = ({ flakes, blends }: FloorsFile): Tab[] => {
  const sika = blends.filter(isSika);
  const mixed = blends.filter((blend) => !isSika(blend));
  const tabs = [categoryTab('flakes', catalogueMessages.tabs.flakes, flakes)];
  if (mixed.length > 0 || sika.length === 0) tabs.push(categoryTab('blends', catalogueMessages.tabs.blends, mixed));
  const label = mixed.length > 0 ? catalogueMessages.tabs.sika : catalogueMessages.tabs.blends;
  if (sika.length > 0) tabs.push({ key: 'sika', kind: 'sika_blends', location: 'blends', label, rows: sika });
  return tabs;
};

const robeTabs = (file: SlidingRobeFile): Tab[] => [
  categoryTab('doors', catalogueMessages.tabs.doors, file.doors),
  categoryTab('frames', catalogueMessages.tabs.frames, file.frames.frameType),
  categoryTab('internals', catalogueMessages.tabs.internals, file.internals.options),
  categoryTab('materials', catalogueMessages.tabs.materials, file.materials),
];

/**
 * One tab for each table. Rooms and stock sets have a table for each visible layer, in drawing order, then the door ranges.
 * A layer without items has one too, where its first items can be imported;
 * floors have flakes and blends; wardrobes have their parts.
 */
export const tabsOf = (file: ConfiguratorFile): Tab[] => {
  if (isLayeredFile(file)) return layeredTabs(file);
  return isFloorsFile(file) ? floorTabs(file) : robeTabs(file as SlidingRobeFile);
};

/** The locations with pending edits, for the amber dots. */
export const editedLocations = (edits: Edits): ReadonlySet<Location> =>
  new Set(edits.map(({ layer_index }) => layer_index));
