import type { FloorsFile } from '@vitrine/contract/configurator-file';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import type { Design } from '../design.ts';
import type { Scale } from '../view/choose-scale.ts';
import type { PlacedFile } from '../view/place-asset.ts';
import { invertMatrix } from './homography.ts';
import { byId } from './offered.ts';

/** The uses of a room's images, in the order in which they are listed. A room may lack some. */
export type Role = 'base' | 'mask' | 'lighting' | 'gloss';

/** The room of a data file: the size of its image, and the map from its pixels to metres of the floor. */
export interface Room {
  frame: readonly [width: number, height: number];
  toFloor: number[][];
  paths: Record<'base' | 'mask' | 'lighting', string | null>;
}

/** Reads the file's room; null where the file has none, or lacks its images or measures. */
export function readRoom(file: FloorsFile, assets: AssetIndex): Room | null {
  const { scene } = file;
  const base = scene?.base ? assets[scene.base] : undefined;
  const toFloor = scene?.homography_world_to_image ? invertMatrix(scene.homography_world_to_image) : null;
  if (!scene || !base || !toFloor || !scene.mask || !assets[scene.mask]) return null;
  const frame = [scene.width ?? base.frame[0], scene.height ?? base.frame[1]] as const;
  return { frame, toFloor, paths: { base: scene.base ?? null, mask: scene.mask, lighting: scene.lighting ?? null } };
}

export interface RoomImages {
  width: number;
  height: number;
  placed: PlacedFile[];
  roles: Role[];
}

/** Lists the images of a design, at that scale or the nearest that an image has. */
export function listRoomImages(
  room: Room,
  file: FloorsFile,
  assets: AssetIndex,
  design: Design,
  scale: Scale,
): RoomImages {
  const overlay = byId(file.finishes ?? [], design.finish)?.overlay ?? null;
  const files: readonly (readonly [Role, string | null])[] = [
    ['base', room.paths.base],
    ['mask', room.paths.mask],
    ['lighting', room.paths.lighting],
    ['gloss', overlay],
  ];
  const found = files.flatMap(([role, path]) => {
    const placed = path === null ? null : placeNearestVariant(assets, path, scale, room.frame);
    return placed ? [{ role, placed }] : [];
  });
  return {
    width: room.frame[0],
    height: room.frame[1],
    placed: found.map(({ placed }) => placed),
    roles: found.map(({ role }) => role),
  };
}

/** Finds an image's file and rectangle. An image of another size than the frame is stretched over it. */
export function placeNearestVariant(
  assets: AssetIndex,
  path: string,
  scale: Scale,
  [width, height]: readonly [number, number],
): PlacedFile | null {
  const asset = Object.hasOwn(assets, path) ? assets[path] : undefined;
  if (!asset) return null;
  const { variants } = asset;
  const variant = variants.find((each) => each.scale === scale) ?? variants[0];
  if (!variant) return null;
  const [across, down] = [width / asset.frame[0], height / asset.frame[1]];
  const [x, y, wide, high] = asset.rect;
  return { file: variant.file, x: x * across, y: y * down, width: wide * across, height: high * down };
}
