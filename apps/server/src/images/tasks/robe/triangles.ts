import type { Solids } from '@vitrine/domain/design/robes/model/solids';

/** Triangles of many materials. Metres; three numbers a point, two for its place on an image. */
export interface Triangles {
  count: number;
  positions: Float32Array;
  normals: Float32Array;
  uvs: Float32Array;
  /** One colour a triangle, as light. */
  tints: Float32Array;
  /** The index of each triangle's material. */
  materials: Uint16Array;
}

interface Part {
  solids: Solids;
  /** Metres to the right. */
  x: number;
  /** The indexes of the materials that are drawn, by their names. */
  materials: ReadonlyMap<string, number>;
}

/** Lists the triangles of solids. */
export function listTriangles(parts: readonly Part[]): Triangles {
  const pieces = parts.flatMap(({ solids, x, materials }) =>
    solids.entries().flatMap(([name, solid]) => {
      const material = materials.get(name);
      return material === undefined ? [] : [{ faces: solid.faces, x, material }];
    }),
  );
  const count = pieces.reduce((sum, { faces }) => sum + faces.positions.length / 9, 0);
  const triangles: Triangles = {
    count,
    positions: new Float32Array(9 * count),
    normals: new Float32Array(9 * count),
    uvs: new Float32Array(6 * count),
    tints: new Float32Array(3 * count),
    materials: new Uint16Array(count),
  };
  let first = 0;
  for (const { faces, x, material } of pieces) {
    const length = faces.positions.length / 9;
    for (let at = 0; at < 9 * length; at++)
      triangles.positions[9 * first + at] = (faces.positions[at] as number) + (at % 3 === 0 ? x : 0);
    triangles.normals.set(faces.normals, 9 * first);
    triangles.uvs.set(faces.uvs, 6 * first);
    for (let at = 0; at < length; at++) {
      for (let channel = 0; channel < 3; channel++)
        triangles.tints[3 * (first + at) + channel] = faces.colours[9 * at + channel] as number;
    }
    triangles.materials.fill(material, first, first + length);
    first += length;
  }
  return triangles;
}
