import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import type { RobeDesign } from '../robe-design.ts';
import { DEPTH } from '../robe-geometry.ts';
import { modelRobe } from './model-robe.ts';
import type { Colour3 } from './solid.ts';
import type { Point3 } from './space.ts';

/** Everything of a wardrobe that has one material and one colour, as indexed triangles. Metres. */
export interface ModelMesh {
  /** The name of its material, see paintsOf. */
  material: string;
  /** As light; the material's colour is multiplied by it. */
  colour: Colour3;
  positions: number[];
  normals: number[];
  /** Metres on the surface; the grain runs up. */
  uvs: number[];
  indices: number[];
}

const METRE = 0.001;
/** Points that are closer than these are one: a hundredth of a millimetre, and a hundredth of a normal. */
const STEPS = { position: 1e5, normal: 100, uv: 1e4 };

class MeshBuilder {
  readonly mesh: ModelMesh;
  readonly #known = new Map<string, number>();

  constructor(material: string, colour: Colour3) {
    this.mesh = { material, colour, positions: [], normals: [], uvs: [], indices: [] };
  }

  add(position: Point3, normal: Point3, uv: readonly [number, number]): void {
    const key = [
      ...position.map((value) => Math.round(value * STEPS.position)),
      ...normal.map((value) => Math.round(value * STEPS.normal)),
      ...uv.map((value) => Math.round(value * STEPS.uv)),
    ].join();
    const { positions, normals, uvs, indices } = this.mesh;
    let index = this.#known.get(key);
    if (index === undefined) {
      index = positions.length / 3;
      this.#known.set(key, index);
      positions.push(...position);
      normals.push(...normal);
      uvs.push(...uv);
    }
    indices.push(index);
  }
}

const three = (list: readonly number[], at: number): Point3 => [list[at] ?? 0, list[at + 1] ?? 0, list[at + 2] ?? 0];

/**
 * A wardrobe with closed doors as meshes. It is on y 0, with its middle at x 0 and z 0, and its front towards z; its
 * bounds are its sizes.
 */
export function meshRobe(file: SlidingRobeFile, robe: RobeDesign): ModelMesh[] {
  const builders = new Map<string, MeshBuilder>();
  const [left, deep] = [(-robe.width / 2) * METRE, ((DEPTH.tracks + DEPTH.inside) / 2) * METRE];
  for (const { x, solids } of modelRobe(file, robe)) {
    for (const [material, { faces }] of solids.entries()) {
      for (let point = 0; point < faces.positions.length / 3; point++) {
        const colour = three(faces.colours, 3 * point);
        const key = `${material} ${colour.join()}`;
        const builder = builders.get(key) ?? new MeshBuilder(material, colour);
        builders.set(key, builder);
        const [px, py, pz] = three(faces.positions, 3 * point);
        builder.add([px + x + left, py, pz + deep], three(faces.normals, 3 * point), [
          faces.uvs[2 * point] ?? 0,
          faces.uvs[2 * point + 1] ?? 0,
        ]);
      }
    }
  }
  return [...builders.values()].map(({ mesh }) => mesh);
}
