import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { rowMessages } from '@vitrine/contract/catalogue/row-messages';
import type {
  Blend,
  ConfiguratorFile,
  DoorRange,
  Flake,
  FloorsFile,
  LayeredFile,
  LayerItem,
  RobePart,
  SlidingRobeFile,
} from '@vitrine/contract/configurator-file';
import { doorRangeGroup, doorRangesOf } from './door-ranges.ts';
import type { Location } from './edits/edits.ts';

/** One row of any table of the catalogue. */
export type Row = LayerItem | DoorRange | Flake | Blend | RobePart;

/** The image of a row as the file names it: flakes have a texture where they have no thumbnail. */
export const imageOf = (row: Row): string | null =>
  row.thumbnail ?? (typeof row.textureURL === 'string' ? row.textureURL : null);

/** Panoramic and stock set. */
export const isLayeredFile = (file: ConfiguratorFile): file is LayeredFile => 'layers' in file;

export const isFloorsFile = (file: ConfiguratorFile): file is FloorsFile => 'flakes' in file && 'blends' in file;

export const isRobeFile = (file: ConfiguratorFile): file is SlidingRobeFile => 'doors' in file && 'frames' in file;

const robeRows = (file: SlidingRobeFile, location: Location): readonly RobePart[] => {
  if (location === 'doors' || location === 'materials') return file[location];
  if (location === 'frames') return file.frames.frameType;
  return location === 'internals' ? file.internals.options : [];
};

/** The rows of a layer or category; none where the file is of another kind. */
export const rowsOf = (file: ConfiguratorFile, location: Location): readonly Row[] => {
  if (isLayeredFile(file)) {
    if (location === 'pano_doors') return doorRangesOf(file);
    return typeof location === 'number' ? (file.layers[location]?.items ?? []) : [];
  }
  if (isFloorsFile(file)) return location === 'flakes' || location === 'blends' ? file[location] : [];
  return isRobeFile(file) ? robeRows(file, location) : [];
};

/** Every layer or category of a file with its name, in the order in which changes are listed. */
export const locationsOf = (file: ConfiguratorFile): { location: Location; name: string }[] => {
  if (isLayeredFile(file)) {
    return [
      { location: 'pano_doors', name: doorRangeGroup(file)?.name ?? rowMessages.doorRange },
      ...file.layers.map((layer, location) => ({ location, name: layer.name })),
    ];
  }
  const { tabs } = catalogueMessages;
  return isFloorsFile(file)
    ? [
        { location: 'flakes', name: tabs.flakes },
        { location: 'blends', name: tabs.blends },
      ]
    : [
        { location: 'doors', name: tabs.doors },
        { location: 'frames', name: tabs.frames },
        { location: 'internals', name: tabs.internals },
        { location: 'materials', name: tabs.materials },
      ];
};
