import type { ConfiguratorFile, DrawableFile, FloorsFile, SlidingRobeFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import { isFloorsFile, isRobeFile } from '@vitrine/domain/catalogue/rows-of';
import type { Design } from '@vitrine/domain/design/design';
import { fileInScene } from '@vitrine/domain/design/layered/file-in-scene';
import { withBase } from '@vitrine/domain/design/layered/with-base';
import { robesModel } from '@vitrine/domain/design/robes/robes-model';
import { isLayered } from '../intake/data-file/read-data-file.ts';

/** What is drawn, by the kind of the configurator. */
export type DesignSubject =
  | { kind: 'room'; file: DrawableFile; assets: AssetIndex; isPanorama: boolean; design: Design }
  | { kind: 'floor'; file: FloorsFile; assets: AssetIndex; design: Design }
  | { kind: 'robe'; file: SlidingRobeFile; assets: AssetIndex; design: string };

interface PreparedFile {
  file: ConfiguratorFile;
  type: ConfiguratorType;
  assets: AssetIndex;
}

/** Why there is nothing to draw. */
type Missing = 'base missing' | 'scene unknown';

/** What to draw for a design. @param scene id of a scene; the first one if undefined, as the viewer opens */
export function designSubject(
  { file, type, assets }: PreparedFile,
  design: Design,
  scene?: string,
): DesignSubject | Missing {
  if (isLayered(file)) {
    const drawable = withBase(file, type, assets);
    if (!drawable) return 'base missing';
    const inScene = fileInScene(drawable, scene);
    // As in the viewer, the configurator's type decides.
    return inScene
      ? { kind: 'room', file: inScene, assets, isPanorama: type === 'panoramic', design }
      : 'scene unknown';
  }
  if (scene !== undefined) return 'scene unknown';
  if (isFloorsFile(file)) return { kind: 'floor', file, assets, design };
  if (isRobeFile(file)) return { kind: 'robe', file, assets, design: robesModel(file).write(design) };
  return 'base missing';
}
