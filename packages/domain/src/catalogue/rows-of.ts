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
import type { Place } from './edits.ts';

/** One row of any table of the catalogue. */
export type Row = LayerItem | DoorRange | Flake | Blend | RobePart;

/** The image of a row as the file names it: flakes have a texture where they have no thumbnail. */
export const imageOf = (row: Row): string | null =>
  row.thumbnail ?? (typeof row.textureURL === 'string' ? row.textureURL : null);

/** Panoramic and stock set. */
export const isLayeredFile = (file: ConfiguratorFile): file is LayeredFile => 'layers' in file;

export const isFloorsFile = (file: ConfiguratorFile): file is FloorsFile => 'flakes' in file && 'blends' in file;

export const isRobeFile = (file: ConfiguratorFile): file is SlidingRobeFile => 'doors' in file && 'frames' in file;

const robeRows = (file: SlidingRobeFile, place: Place): readonly RobePart[] => {
  if (place === 'doors' || place === 'materials') return file[place];
  if (place === 'frames') return file.frames.frameType;
  return place === 'internals' ? file.internals.options : [];
};

/** The rows of a layer or category; none where the file is of another kind. */
export const rowsOf = (file: ConfiguratorFile, place: Place): readonly Row[] => {
  if (isLayeredFile(file)) {
    if (place === 'pano_doors') return doorRangesOf(file);
    return typeof place === 'number' ? (file.layers[place]?.items ?? []) : [];
  }
  if (isFloorsFile(file)) return place === 'flakes' || place === 'blends' ? file[place] : [];
  return isRobeFile(file) ? robeRows(file, place) : [];
};

/** Every layer or category of a file with its name, in the order in which changes are told. */
export const placesOf = (file: ConfiguratorFile): { place: Place; name: string }[] => {
  if (isLayeredFile(file)) {
    return [
      { place: 'pano_doors', name: doorRangeGroup(file)?.name ?? 'Door Range' },
      ...file.layers.map((layer, place) => ({ place, name: layer.name })),
    ];
  }
  return isFloorsFile(file)
    ? [
        { place: 'flakes', name: 'Flakes' },
        { place: 'blends', name: 'Blends' },
      ]
    : [
        { place: 'doors', name: 'Doors' },
        { place: 'frames', name: 'Frames' },
        { place: 'internals', name: 'Internals' },
        { place: 'materials', name: 'Materials' },
      ];
};
