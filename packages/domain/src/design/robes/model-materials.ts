import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import { MILLIMETRE } from '../units.ts';
import { type ModelMesh, meshRobe, type Shape } from './model/mesh-robe.ts';
import type { Colour3 } from './model/solid.ts';
import type { RobeDesign } from './robe-design.ts';
import { channelsOf, type Finish, OWN_PAINTS, PANE_BODY, PANES, type Paint, paintsOf } from './robe-paint.ts';

/** A material as files of 3D models describe one. */
export interface ModelMaterial {
  /** As light, 0 to 1. With an image it is white: the image has the colour. */
  colour: Colour3;
  opacity: number;
  finish: Finish;
  /** Path of an image that repeats; null for none. */
  texture: string | null;
}

/** A mesh with its material. Texture coordinates are in images. */
export interface PaintedMesh extends Omit<ModelMesh, 'material' | 'colour'> {
  material: ModelMaterial;
}

/** The light of one channel of a colour, both 0 to 1. */
export const toLight = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** The light of a colour, red, green and blue. */
export const lightOf = (hex: string): Colour3 => {
  const [red, green, blue] = channelsOf(hex);
  return [toLight(red), toLight(green), toLight(blue)];
};

const mapColour = ([red, green, blue]: Colour3, change: (channel: number) => number): Colour3 => [
  change(red),
  change(green),
  change(blue),
];

const multiply = (one: Colour3, other: Colour3): Colour3 => [one[0] * other[0], one[1] * other[1], one[2] * other[2]];

function materialOf({ hex, finish, texture, pane }: Omit<Paint, 'tile'>): ModelMaterial {
  const colour = lightOf(hex);
  if (pane === 'glass') {
    return { colour: mapColour(colour, (one) => one * PANE_BODY), opacity: PANES.glass.cover, finish, texture: null };
  }
  if (pane === 'mirror') {
    return {
      colour: mapColour(colour, (one) => one + (1 - one) * PANES.mirror.whiter),
      opacity: 1,
      finish,
      texture: null,
    };
  }
  return { colour: texture === null ? colour : [1, 1, 1], opacity: 1, finish, texture };
}

/**
 * A wardrobe's meshes with the materials of the design, as the viewer paints them.
 * @param images the paths of those that are there; a material without its image has its plain colour
 */
export function paintMeshes(
  file: SlidingRobeFile,
  robe: RobeDesign,
  images: { has(path: string): boolean },
): PaintedMesh[] {
  const paints = paintsOf(file, robe);
  const own: Record<string, Pick<Paint, 'hex' | 'finish'>> = OWN_PAINTS;
  const imageOf = (name: string): string | null => {
    const { texture = null, pane = null } = paints.get(name) ?? {};
    return texture !== null && pane === null && images.has(texture) ? texture : null;
  };
  return meshRobe(file, robe, (name) => imageOf(name) !== null).map(({ material: name, colour, ...mesh }) => {
    const paint = paints.get(name) ?? { pane: null, tile: 1, ...(own[name] ?? OWN_PAINTS.seal) };
    const material = materialOf({ ...paint, texture: imageOf(name) });
    return {
      ...mesh,
      // Copies never have images, so a shape that others use stays one.
      shape: material.texture === null ? mesh.shape : scaleImage(mesh.shape, paint.tile * MILLIMETRE),
      material: { ...material, colour: multiply(material.colour, colour) },
    };
  });
}

const scaleImage = (shape: Shape, tile: number): Shape => ({ ...shape, uvs: shape.uvs.map((metres) => metres / tile) });
