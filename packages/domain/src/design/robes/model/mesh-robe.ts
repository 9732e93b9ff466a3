import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import { MILLIMETRE } from '../../units.ts';
import type { RobeDesign } from '../robe-design.ts';
import { DEPTH } from '../robe-geometry.ts';
import { modelRobe } from './model-robe.ts';
import type { Colour3, Solid } from './solid.ts';
import type { Placement, Point3 } from './space.ts';

/** Indexed triangles. Metres. */
export interface Shape {
  positions: number[];
  normals: number[];
  /** Metres on the surface; the grain runs up. Empty where the material has no image. */
  uvs: number[];
  indices: number[];
}

/** A shape with one material and one colour. */
export interface ModelMesh {
  /** The name of its material, see paintsOf. */
  material: string;
  /** As light; the material's colour is multiplied by it. */
  colour: Colour3;
  /** Meshes that look alike but for colour and place have the same one, so that files contain it once. */
  shape: Shape;
  /** Null where the shape is already where it belongs. */
  place: Placement | null;
}

/** Points that are closer than these are one: a hundredth of a millimetre, and a hundredth of a normal. */
const STEPS = { position: 1e5, normal: 100, uv: 1e4 };

class ShapeBuilder {
  readonly shape: Shape = { positions: [], normals: [], uvs: [], indices: [] };
  readonly #known = new Map<string, number>();

  /** @param uv undefined where no image is shown: then it would only keep equal points apart */
  add(position: Point3, normal: Point3, uv: readonly [number, number] | undefined): void {
    const key = [
      ...position.map((value) => Math.round(value * STEPS.position)),
      ...normal.map((value) => Math.round(value * STEPS.normal)),
      ...(uv ?? []).map((value) => Math.round(value * STEPS.uv)),
    ].join();
    const { positions, normals, uvs, indices } = this.shape;
    let index = this.#known.get(key);
    if (index === undefined) {
      index = positions.length / 3;
      this.#known.set(key, index);
      positions.push(...position);
      normals.push(...normal);
      if (uv) uvs.push(...uv);
    }
    indices.push(index);
  }
}

const three = (list: readonly number[], at: number): Point3 => [list[at] ?? 0, list[at + 1] ?? 0, list[at + 2] ?? 0];

/**
 * A wardrobe with closed doors as meshes. Its lowest point is at y 0, with its middle at x 0 and z 0, and its front towards z; its
 * bounds are its sizes.
 * @param hasImage whether a material, by its name, shows an image
 */
export function meshRobe(
  file: SlidingRobeFile,
  robe: RobeDesign,
  hasImage: (material: string) => boolean = () => true,
): ModelMesh[] {
  const builders = new Map<string, ModelMesh & { builder: ShapeBuilder }>();
  const shapes = new Map<Solid, Shape>();
  const copies: ModelMesh[] = [];
  const [left, deep] = [(-robe.width / 2) * MILLIMETRE, ((DEPTH.tracks + DEPTH.inside) / 2) * MILLIMETRE];
  for (const { x, solids } of modelRobe(file, robe)) {
    for (const [material, solid] of solids.entries()) {
      const withImage = hasImage(material);
      const builderOf = (colour: Colour3): ShapeBuilder => {
        const key = `${material} ${colour.join()}`;
        const known = builders.get(key);
        if (known) return known.builder;
        const builder = new ShapeBuilder();
        builders.set(key, { material, colour, shape: builder.shape, place: null, builder });
        return builder;
      };
      const { ownFaces, copies: copied } = solid;
      for (let at = 0; at < ownFaces.positions.length / 3; at++) {
        const [px, py, pz] = three(ownFaces.positions, 3 * at);
        const uv = withImage ? uvAt(ownFaces.uvs, at) : undefined;
        const builder = builderOf(three(ownFaces.colours, 3 * at));
        builder.add([px + x + left, py, pz + deep], three(ownFaces.normals, 3 * at), uv);
      }
      for (const { shape, place, colour } of copied) {
        const made = shapes.get(shape) ?? shapeOf(shape, withImage);
        shapes.set(shape, made);
        const [px, py, pz] = place.at;
        copies.push({ material, colour, shape: made, place: { ...place, at: [px + x + left, py, pz + deep] } });
      }
    }
  }
  return [...[...builders.values()].map(({ builder: _builder, ...mesh }) => mesh), ...copies];
}

const uvAt = (uvs: readonly number[], at: number): readonly [number, number] => [
  uvs[2 * at] ?? 0,
  uvs[2 * at + 1] ?? 0,
];

function shapeOf({ ownFaces: faces }: Solid, withImage: boolean): Shape {
  const builder = new ShapeBuilder();
  for (let at = 0; at < faces.positions.length / 3; at++) {
    const uv = withImage ? uvAt(faces.uvs, at) : undefined;
    builder.add(three(faces.positions, 3 * at), three(faces.normals, 3 * at), uv);
  }
  return builder.shape;
}
