import { z } from 'zod';
import { storedShape } from './catalogue/field-schemas.ts';
import { fileMessages } from './configurators/file-messages.ts';
import { SCENE_FOLDER, SCENE_NAME_MAXIMUM } from './configurators/limits.ts';
import { priceLimits } from './prices/limits.ts';
import { measure, quantityRule } from './prices/quantity.ts';

/**
 * The data file of a configurator: what people upload and what each version stores without change. Objects are loose:
 * unknown fields are preserved.
 */

const itemId = z.union([z.string().min(1).max(200), z.number()]);
const path = z.string().max(500);

/** Files of older releases write null where a field is missing. Ids are numbers or text. */
const listOf = <T extends z.ZodType>(entry: T) =>
  z
    .array(entry)
    .nullish()
    .transform((entries) => entries ?? []);
const enabled = z
  .boolean()
  .nullish()
  .transform((value) => value ?? true);

const layerItem = z.looseObject({
  id: itemId,
  ...storedShape('layer'),
  image_path: path.nullish(),
  thumbnail: path.nullish(),
  safe_name: z.string().nullish(),
  /** The item that the base image already shows. */
  default: z.boolean().nullish(),
  /** A colour that lists show where there is no thumbnail. */
  hex: z.string().nullish(),
  /** How much a design needs of it. Without it, what its layer says, or one piece. */
  quantity: quantityRule.nullish(),
});

const layer = z.looseObject({
  name: z.string().min(1),
  safe_name: z.string().nullish(),
  /** Layers are drawn over the base in ascending order, one item of each. */
  order: z.number(),
  file_path: path.nullish(),
  /** 'hidden' for a layer that is drawn and that visitors cannot choose from. */
  layer_type: z.string().nullish(),
  /** True for a layer that is neither drawn nor offered. */
  disabled: z.boolean().nullish(),
  /** How much a design needs of each of its items. */
  quantity: quantityRule.nullish(),
  items: z.array(layerItem),
});

const doorRange = z.looseObject({
  id: itemId,
  name: z.string(),
  safe_name: z.string(),
  thumbnail: path.nullish(),
  ...storedShape('pano_doors'),
  specificName: z.string().nullish(),
});

const filterGroup = z.looseObject({ name: z.string(), safe_name: z.string(), filters: z.array(doorRange) });

const IMAGE_NAME = /^(?!.*(?:^|\/)\.\.?\/)[^\0\\]+\.(?:webp|png|jpe?g)$/i;

/**
 * One scene of the configurator. Its folder holds its own images under the names that the configurator uses:
 * `scenes/evening/base.webp` for `base.webp`. Images that the list does not name come from the configurator.
 */
const fileScene = z
  .looseObject({
    id: itemId,
    deployVersion: z.number(),
    /** Where the scene comes from, for scenes that several configurators show. */
    file_path: path.nullish(),
    name: z.string().min(1).max(SCENE_NAME_MAXIMUM).nullish(),
    thumbnail: path.nullish(),
    images: z.array(path).nullish(),
    /** Where a panorama looks first in this scene, in degrees. Without it, the visitor's direction does not change. */
    initial_yaw: z.number().nullish(),
  })
  .superRefine(({ id, images }, context) => {
    const folder = `${SCENE_FOLDER}/${id}/`;
    for (const [index, image] of (images ?? []).entries()) {
      if (image.startsWith(folder) && IMAGE_NAME.test(image.slice(folder.length))) continue;
      context.addIssue({ code: 'custom', path: ['images', index], message: fileMessages.sceneImage(folder) });
    }
  });

const shared = {
  project_info: z.looseObject({ scene_selector: z.looseObject({ scenes: z.array(fileScene) }) }).nullish(),
  options: z.looseObject({ configString: z.string().nullish(), imgSrc: path.nullish() }).nullish(),
  currency: z.string().length(3).nullish(),
  minified: z.boolean().nullish(),
  /** Measures of the room shown, which formulas of quantities name. */
  measures: z.array(measure).max(priceLimits.measuresMaximum).nullish(),
};

const baseImage = z.looseObject({
  image: path,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  projection: z.enum(['equirectangular', 'perspective']),
  initial_yaw: z.number().nullish(),
});

/** Panoramic and stock set: a base image and layers of items drawn over it. */
export const layeredFile = z.looseObject({
  ...shared,
  layers: z.array(layer).min(1),
  filter_groups: listOf(filterGroup),
  /** Without it, the lowest layer is the ground (domain/design/layered/with-base.ts). */
  base: baseImage.nullish(),
  layout: z.string().nullish(),
});

/**
 * What flakes, blends and parts of wardrobes may carry beside their names; older files lack any of it, and have not had
 * their prices checked.
 */
const optionalFacts = {
  thumbnail: path.nullish(),
  hex: z.string().nullish(),
  price: z.number().nullish(),
  quantity: quantityRule.nullish(),
};

const flake = z.looseObject({
  id: itemId,
  ...storedShape('flakes'),
  ...optionalFacts,
  textureURL: path.nullish(),
  disabled: z.boolean().nullish(),
});

/** One part of a blend: which flake, its share of the whole, and its size: l, m or s. */
const blendPart = z.looseObject({ id: itemId, percent: z.number(), size: z.string() });

const blend = z.looseObject({
  id: itemId,
  ...storedShape('blends'),
  ...optionalFacts,
  type: z.string().nullish(),
  productName: z.string().nullish(),
  ralRGB: z.string().nullish(),
  parts: z.array(blendPart).nullish(),
  disabled: z.boolean().nullish(),
});

/** How the floor is sealed. The image of what it reflects is drawn over it. */
const finish = z.looseObject({
  id: itemId,
  name: z.string(),
  ...optionalFacts,
  overlay: path.nullish(),
  enabled,
  disabled: z.boolean().nullish(),
});

const matrix = z.array(z.array(z.number()).length(3)).length(3);

/** The room: where the floor is in its image, which light falls on it, and metres of the floor to pixels. */
const floorScene = z.looseObject({
  base: path.nullish(),
  mask: path.nullish(),
  lighting: path.nullish(),
  width: z.number().int().positive().nullish(),
  height: z.number().int().positive().nullish(),
  homography_world_to_image: matrix.nullish(),
});

/** Flake floors: flakes, and blends of them. Older files have no finishes and no room. */
export const floorsFile = z.looseObject({
  ...shared,
  flakes: z.array(flake),
  blends: z.array(blend),
  finishes: z.array(finish).nullish(),
  scene: floorScene.nullish(),
});

/** Internals have every field that a part of a wardrobe may have; parts say `enabled` instead of `disabled`. */
const { disabled: _disabled, ...robeFields } = storedShape('internals');

const robePart = z.looseObject({
  id: itemId,
  ...robeFields,
  ...optionalFacts,
  product_code: z.string().nullish(),
  enabled,
  /** Of doors: each panel's share of the door's height, from the top down. */
  panels: z.array(z.number()).nullish(),
  /** Of frames: the family of the finish, and the width of its profiles. */
  frameStyle: z.string().nullish(),
  width_mm: z.number().positive().nullish(),
  /** Of internals: the contents of a section, 'rail:.12', 'drawers:.70:3' (domain/design/robes/robe-internals.ts). */
  parts: z.array(z.string()).nullish(),
  /** Of materials: an image that repeats, its width in the room, and matt, gloss, mirror, glass or metal. */
  texture: path.nullish(),
  tile_mm: z.number().positive().nullish(),
  finish: z.string().nullish(),
});

const robeSpan = z.looseObject({
  min: z.number().positive().nullish(),
  max: z.number().positive().nullish(),
  step: z.number().positive().nullish(),
  default: z.number().positive().nullish(),
});

/** Size limits of a wardrobe. Missing ones have their defaults in robeLimits. */
const robeDimensions = z.looseObject({
  width_mm: robeSpan.nullish(),
  height_mm: robeSpan.nullish(),
  door_count: robeSpan.nullish(),
  door_width_mm: robeSpan.nullish(),
});

/** Sliding wardrobes: doors, frames, internals and materials. */
export const slidingRobeFile = z.looseObject({
  ...shared,
  doors: z.array(robePart),
  frames: z.looseObject({ frameType: z.array(robePart) }),
  internals: z.looseObject({ options: z.array(robePart) }),
  materials: z.array(robePart),
  trims: z.array(robePart).nullish(),
  dimensions: robeDimensions.nullish(),
});

export const FILE_SCHEMA = {
  panoramic: layeredFile,
  stockset: layeredFile,
  floors: floorsFile,
  slidingrobe: slidingRobeFile,
} as const;

export type LayerItem = z.output<typeof layerItem>;
export type Layer = z.output<typeof layer>;
export type DoorRange = z.output<typeof doorRange>;
export type FilterGroup = z.output<typeof filterGroup>;
export type Flake = z.output<typeof flake>;
export type BlendPart = z.output<typeof blendPart>;
export type Blend = z.output<typeof blend>;
export type Finish = z.output<typeof finish>;
export type RobePart = z.output<typeof robePart>;
export type RobeSpan = z.output<typeof robeSpan>;
export type FileScene = z.output<typeof fileScene>;
export type BaseImage = z.output<typeof baseImage>;
export type LayeredFile = z.output<typeof layeredFile>;
/** A layered file with the image under its layers. */
export type DrawableFile = LayeredFile & { base: BaseImage };
export type FloorsFile = z.output<typeof floorsFile>;
export type SlidingRobeFile = z.output<typeof slidingRobeFile>;
export type ConfiguratorFile = LayeredFile | FloorsFile | SlidingRobeFile;
