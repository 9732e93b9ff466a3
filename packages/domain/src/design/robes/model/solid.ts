import {
  AXES,
  type Axis,
  centreOf,
  computeFacing,
  cross,
  dot,
  type Extent,
  extentOf,
  extentsOf,
  minus,
  type Placement,
  type Point3,
  placeExtent,
  placeNormal,
  placePoint,
  unit,
} from './space.ts';

export type Colour3 = readonly [red: number, green: number, blue: number];

export interface Skin {
  /** Direction of the material's grain; 1, upwards, by default. */
  grain?: Axis;
  /** Width of the chamfered edges, in metres. */
  chamfer?: number;
  colour?: Colour3;
  /** Offset of the material's image, so that two panels show different pieces of it. */
  shift?: number;
}

/** Triangles as lists of numbers: three for each point's position, normal and colour, two for its texture. */
export interface Faces {
  positions: readonly number[];
  normals: readonly number[];
  /** Metres on the surface; the grain runs up. */
  uvs: readonly number[];
  /** As light (linear, not for screens). */
  colours: readonly number[];
}

/** A body that is made once and seen in many places, each with its own colour. */
export interface Copy {
  shape: Solid;
  place: Placement;
  colour: Colour3;
}

const WHITE: Colour3 = [1, 1, 1];
/** Corners of a box: bit 0 right, bit 1 above, bit 2 in front. */
const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
/** The corners of one face in order: two bits vary, one is constant. */
const turn = (axis: Axis, high: boolean): number[] => {
  const [b, c] = AXES.filter((other) => other !== axis);
  if (b === undefined || c === undefined) return [];
  const held = high ? 1 << axis : 0;
  return [held, held | (1 << b), held | (1 << b) | (1 << c), held | (1 << c)];
};

/** Collects the faces of everything with one material, to draw them at once. Metres. */
export class Solid {
  readonly #positions: number[] = [];
  readonly #normals: number[] = [];
  readonly #uvs: number[] = [];
  readonly #colours: number[] = [];
  readonly #extents: Extent[] = [];
  readonly #copies: Copy[] = [];

  /** Where its bodies are, for what computes how they shade each other. Slanting ones are in several pieces. */
  get extents(): readonly Extent[] {
    const copied = this.#copies.flatMap(({ shape, place }) =>
      shape.extents.map((extent) => placeExtent(extent, place)),
    );
    return copied.length === 0 ? this.#extents : [...this.#extents, ...copied];
  }

  get isEmpty(): boolean {
    return this.#positions.length === 0 && this.#copies.length === 0;
  }

  /** Shows a shape, which has no copies itself, in a place. */
  copy(shape: Solid, place: Placement, colour: Colour3): void {
    this.#copies.push({ shape, place, colour });
  }

  /** A box between two corners. */
  box([x0, y0, z0]: Point3, [x1, y1, z1]: Point3, skin: Skin = {}): void {
    const corner = (bits: number): Point3 => [bits & 1 ? x1 : x0, bits & 2 ? y1 : y0, bits & 4 ? z1 : z0];
    const least = Math.min(x1 - x0, y1 - y0, z1 - z0);
    this.hexahedron(CORNERS.map(corner), { ...skin, chamfer: Math.min(skin.chamfer ?? 0, least * 0.3) });
  }

  /**
   * Any body of six faces, by its corners (bit 0 right, bit 1 above, bit 2 in front). Chamfered edges are lit as round
   * ones.
   */
  hexahedron(corners: readonly Point3[], skin: Skin = {}): void {
    const chamfer = skin.chamfer ?? 0;
    const at = (bits: number): Point3 => corners[bits] ?? [0, 0, 0];
    const centre = corners.reduce<Point3>(
      (sum, one) => [sum[0] + one[0] / 8, sum[1] + one[1] / 8, sum[2] + one[2] / 8],
      [0, 0, 0],
    );
    /** The corner's point on the face across `axis`: pulled in along the other two. */
    const point = (bits: number, axis: Axis): Point3 => {
      const moved: [number, number, number] = [...at(bits)];
      for (const other of AXES) if (other !== axis) moved[other] += bits & (1 << other) ? -chamfer : chamfer;
      return moved;
    };
    const normals: Point3[] = [];
    const normal = (bits: number, axis: Axis): Point3 => normals[2 * axis + ((bits >> axis) & 1)] ?? [0, 0, 1];
    for (const axis of AXES) {
      for (const high of [false, true]) {
        const points = turn(axis, high).map((bits) => point(bits, axis));
        const facing = computeFacing(points, centre);
        normals.push(facing);
        this.flat(points, facing, skin);
      }
    }
    this.#extents.push(...extentsOf(corners));
    if (chamfer === 0) return;
    for (const axis of AXES) this.#edges(axis, point, normal, skin);
    for (const bits of CORNERS)
      this.#quad(
        AXES.map((axis) => point(bits, axis)),
        AXES.map((axis) => normal(bits, axis)),
        skin,
      );
  }

  /** A flat piece, seen from the side that `normal` points to. */
  flat(points: readonly Point3[], normal: Point3, skin: Skin = {}): void {
    this.#quad(
      points,
      points.map(() => normal),
      skin,
    );
  }

  /** A tube along x. */
  tube(from: number, to: number, [y, z]: readonly [number, number], radius: number, skin: Skin = {}): void {
    const sides = 12;
    const ring = (side: number, x: number): Point3 => {
      const angle = (2 * Math.PI * side) / sides;
      return [x, y + radius * Math.cos(angle), z + radius * Math.sin(angle)];
    };
    for (let side = 0; side < sides; side++) {
      const [a, b] = [side, side + 1];
      const normals = [a, b, b, a].map((one) => unit(minus(ring(one, 0), [0, y, z])));
      this.#quad([ring(a, from), ring(b, from), ring(b, to), ring(a, to)], normals, skin);
    }
  }

  /** A rounded lump inside a box, for shoes and the like. */
  lump(centre: Point3, [rx, ry, rz]: Point3, skin: Skin & { squareness?: number } = {}): void {
    this.#extents.push([
      centre[0] - rx,
      centre[1] - ry,
      centre[2] - rz,
      centre[0] + rx,
      centre[1] + ry,
      centre[2] + rz,
    ]);
    const [rings, sides] = skin.squareness ? [14, 24] : [7, 10];
    const bend = (value: number): number => Math.sign(value) * Math.abs(value) ** (1 - (skin.squareness ?? 0));
    const at = (ring: number, side: number): Point3 => {
      const [up, around] = [Math.PI * (ring / rings - 0.5), (2 * Math.PI * side) / sides];
      return [Math.cos(up) * Math.cos(around), Math.sin(up), Math.cos(up) * Math.sin(around)];
    };
    const toWorld = ([x, y, z]: Point3): Point3 => {
      const level = bend(Math.hypot(x, z));
      const [across, along] = level === 0 ? [0, 0] : [bend(x / Math.hypot(x, z)), bend(z / Math.hypot(x, z))];
      return [centre[0] + level * across * rx, centre[1] + bend(y) * ry, centre[2] + level * along * rz];
    };
    const normal = ([x, y, z]: Point3): Point3 => unit([x / rx, y / ry, z / rz]);
    for (let ring = 0; ring < rings; ring++) {
      for (let side = 0; side < sides; side++) {
        const four = [at(ring, side), at(ring + 1, side), at(ring + 1, side + 1), at(ring, side + 1)];
        this.#quad(four.map(toWorld), four.map(normal), skin);
      }
    }
  }

  /**
   * A smooth skin around rings of equally many points, one ring above the other. Its ends are open: they are small or
   * turned away.
   */
  skin(rings: readonly (readonly Point3[])[], look: Skin = {}): void {
    const at = (ring: number, side: number): Point3 => {
      const points = rings[Math.min(rings.length - 1, Math.max(0, ring))] ?? [];
      return points[(side + points.length) % points.length] ?? [0, 0, 0];
    };
    const centres = rings.map(centreOf);
    const normals = rings.map((points, ring) =>
      points.map((point, side) => {
        const along = minus(at(ring + 1, side), at(ring - 1, side));
        const normal = unit(cross(minus(at(ring, side + 1), at(ring, side - 1)), along));
        const isOutwards = dot(normal, minus(point, centres[ring] ?? [0, 0, 0])) >= 0;
        return isOutwards ? normal : ([-normal[0], -normal[1], -normal[2]] as const);
      }),
    );
    rings.slice(1).forEach((points, below) => {
      this.#extents.push(extentOf([...points, ...(rings[below] ?? [])]));
      points.forEach((_, side) => {
        const next = (side + 1) % points.length;
        const normal = (ring: number, one: number): Point3 => normals[ring]?.[one] ?? [0, 0, 1];
        this.#quad(
          [at(below, side), at(below, next), at(below + 1, next), at(below + 1, side)],
          [normal(below, side), normal(below, next), normal(below + 1, next), normal(below + 1, side)],
          look,
        );
      });
    });
  }

  /** Its triangles, three points each: positions in metres, normals, and the rest for each point. With its copies. */
  get faces(): Faces {
    if (this.#copies.length === 0) return this.ownFaces;
    const [positions, normals] = [[...this.#positions], [...this.#normals]];
    const [uvs, colours] = [[...this.#uvs], [...this.#colours]];
    for (const { shape, place, colour } of this.#copies) {
      const own = shape.ownFaces;
      for (let at = 0; at < own.positions.length; at += 3) {
        positions.push(...placePoint(pointAt(own.positions, at), place));
        normals.push(...placeNormal(pointAt(own.normals, at), place));
        colours.push(...colour);
      }
      for (const uv of own.uvs) uvs.push(uv);
    }
    return { positions, normals, uvs, colours };
  }

  /** Its triangles without its copies. */
  get ownFaces(): Faces {
    return { positions: this.#positions, normals: this.#normals, uvs: this.#uvs, colours: this.#colours };
  }

  get copies(): readonly Copy[] {
    return this.#copies;
  }

  #edges(
    axis: Axis,
    point: (bits: number, axis: Axis) => Point3,
    normal: (bits: number, axis: Axis) => Point3,
    skin: Skin,
  ): void {
    const [b, c] = AXES.filter((other) => other !== axis);
    if (b === undefined || c === undefined) return;
    for (const held of [0, 1 << b, 1 << c, (1 << b) | (1 << c)]) {
      const far = held | (1 << axis);
      this.#quad(
        [point(held, b), point(held, c), point(far, c), point(far, b)],
        [normal(held, b), normal(held, c), normal(far, c), normal(far, b)],
        skin,
      );
    }
  }

  /** Adds a face of three or four points. Wardrobes have ten thousands of them, so that it makes few objects. */
  #quad(points: readonly Point3[], normals: readonly Point3[], skin: Skin): void {
    const [a, b, c] = points;
    const [mean] = normals;
    if (!a || !b || !c || !mean) return;
    const order = points.length === 4 ? FOUR : THREE;
    const isTurned = dot(cross(minus(b, a), minus(c, a)), mean) < 0;
    const [across, along] = computeAxes(mean, skin.grain ?? 1);
    const shift = skin.shift ?? 0;
    const [red, green, blue] = skin.colour ?? WHITE;
    for (let step = 0; step < order.length; step++) {
      const index = order[isTurned ? order.length - 1 - step : step] ?? 0;
      const point = points[index] ?? a;
      const normal = normals[index] ?? mean;
      this.#positions.push(point[0], point[1], point[2]);
      this.#normals.push(normal[0], normal[1], normal[2]);
      this.#uvs.push(point[across] + shift, point[along] + shift * 1.7);
      this.#colours.push(red, green, blue);
    }
  }
}

const pointAt = (list: readonly number[], at: number): Point3 => [list[at] ?? 0, list[at + 1] ?? 0, list[at + 2] ?? 0];

const FOUR = [0, 1, 2, 0, 2, 3];
const THREE = [0, 1, 2];

/** The directions of a face that its image runs along, across its grain and with it. The grain runs up the image. */
function computeAxes([x, y, z]: Point3, grain: Axis): [across: Axis, along: Axis] {
  const [wide, high, deep] = [Math.abs(x), Math.abs(y), Math.abs(z)];
  const faced: Axis = deep > wide && deep > high ? 2 : high > wide ? 1 : 0;
  const along: Axis = grain !== faced ? grain : faced === 0 ? 1 : 0;
  const across = (3 - faced - along) as Axis;
  return [across, along];
}
