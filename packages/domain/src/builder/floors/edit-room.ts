import type { FloorsFile } from '@vitrine/contract/configurator-file';
import { builderLimits } from '@vitrine/contract/configurators/builder-limits';
import { readSizeEntry } from '../../design/robes/read-size.ts';
import type { FloorDraft } from '../draft.ts';
import type { ImageFacts } from '../image-facts.ts';
import { imagePath } from '../image-path.ts';
import { type Corners, type FloorArea, homographyOf, type Point } from './floor-corners.ts';

const { floorLength } = builderLimits;
const METRES = /m$/i;

/** A length of a room in metres, as people write it: 3.50, 3,50 m, 350 cm. Null for none that a room can have. */
export const readMetres = (text: string): number | null => {
  const size = readSizeEntry(METRES.test(text.trim()) ? text : `${text}m`, floorLength);
  return size !== null && size >= floorLength.min && size <= floorLength.max ? size / 1000 : null;
};

type Room = NonNullable<FloorsFile['scene']>;

const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && value.length === 2 && value.every((number) => Number.isFinite(number));

const isCorners = (value: unknown): value is Corners =>
  Array.isArray(value) && value.length === 4 && value.every(isPoint);

/** Corners and size of the floor; null where the file has measures without them, or none. */
export const readCorners = (room: Room | null | undefined): { corners: Corners; area: FloorArea } | null => {
  const { corners_image: corners, corners_world: world } = room ?? {};
  if (!isCorners(corners) || !isCorners(world)) return null;
  const [[left, near], [right], [, far]] = world;
  const area = { width: Math.abs(right - left), depth: Math.abs(far - near) };
  return area.width > 0 && area.depth > 0 ? { corners, area } : null;
};

/** Where the corners of a new photo are until a person moves them, in parts of its size, and how large they are. */
const FIRST_CORNERS: Corners = [
  [0.05, 0.97],
  [0.95, 0.97],
  [0.72, 0.62],
  [0.28, 0.62],
];
const FIRST_AREA: FloorArea = { width: 4, depth: 4 };

/** The first corners of a photo of this size. */
export const firstCorners = ({ width, height }: Pick<ImageFacts, 'width' | 'height'>): Corners =>
  FIRST_CORNERS.map(([x, y]): Point => [Math.round(x * width), Math.round(y * height)]) as unknown as Corners;

const withRoom = (draft: FloorDraft, room: Room, added?: readonly [path: string, image: ImageFacts]): FloorDraft => ({
  ...draft,
  file: { ...draft.file, scene: room },
  images: added ? { ...draft.images, [added[0]]: added[1] } : draft.images,
});

/** The draft with these corners, and the measures that follow from them: none for corners that cannot be a floor's. */
export const setCorners = (draft: FloorDraft, corners: Corners, area: FloorArea): FloorDraft => {
  const { width, depth } = area;
  return withRoom(draft, {
    ...draft.file.scene,
    corners_image: corners.map((corner) => [...corner]),
    corners_world: [
      [0, 0],
      [width, 0],
      [width, depth],
      [0, depth],
    ],
    homography_world_to_image: homographyOf(corners, area),
  });
};

/** The size of the area between the corners: as set, or as it is at first. */
export const areaOf = ({ file }: FloorDraft): FloorArea => readCorners(file.scene)?.area ?? FIRST_AREA;

/**
 * The draft with another photo of the room. One of the same size keeps corners, mask and light: it may only be a better
 * version. Everything that belongs to another photo is removed.
 */
export const setPhoto = (draft: FloorDraft, photo: ImageFacts): FloorDraft => {
  const { width, height } = photo;
  const { scene } = draft.file;
  const path = imagePath('room', 'room', photo);
  const isSameSize = scene?.base && scene.width === width && scene.height === height;
  if (isSameSize) return withRoom(draft, { ...scene, base: path }, [path, photo]);
  return setCorners(withRoom(draft, { base: path, width, height }, [path, photo]), firstCorners(photo), areaOf(draft));
};

/** The draft with another mask: white where the floor is. */
export const setMask = (draft: FloorDraft, mask: ImageFacts): FloorDraft => {
  const path = imagePath('room', 'mask', mask);
  return withRoom(draft, { ...draft.file.scene, mask: path }, [path, mask]);
};

/** The draft with another image of the light that falls on the floor, or without one. */
export const setLight = (draft: FloorDraft, light: ImageFacts | null): FloorDraft => {
  if (!light) return withRoom(draft, { ...draft.file.scene, lighting: null });
  const path = imagePath('room', 'light', light);
  return withRoom(draft, { ...draft.file.scene, lighting: path }, [path, light]);
};
