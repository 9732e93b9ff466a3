export type Point3 = readonly [x: number, y: number, z: number];
export type Colour3 = readonly [red: number, green: number, blue: number];
type Axis = 0 | 1 | 2;
const AXES: readonly Axis[] = [0, 1, 2];

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

const minus = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Point3, b: Point3): Point3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Point3): Point3 => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** Collects the faces of everything with one material, to draw them at once. Metres. */
export class Solid {
  readonly #positions: number[] = [];
  readonly #normals: number[] = [];
  readonly #uvs: number[] = [];
  readonly #colours: number[] = [];

  get isEmpty(): boolean {
    return this.#positions.length === 0;
  }

  /** A box between two corners. */
  box([x0, y0, z0]: Point3, [x1, y1, z1]: Point3, skin: Skin = {}): void {
    const corner = (bits: number): Point3 => [bits & 1 ? x1 : x0, bits & 2 ? y1 : y0, bits & 4 ? z1 : z0];
    const least = Math.min(x1 - x0, y1 - y0, z1 - z0);
    this.hexahedron(CORNERS.map(corner), { ...skin, chamfer: Math.min(skin.chamfer ?? 0, least * 0.3) });
  }

  /** Any body of six faces, by its corners (bit 0 right, bit 1 above, bit 2 in front). */
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
    for (const axis of AXES) {
      for (const high of [false, true]) {
        this.#face(
          turn(axis, high).map((bits) => point(bits, axis)),
          centre,
          skin,
        );
      }
      if (chamfer > 0) this.#edges(axis, point, centre, skin);
    }
    if (chamfer > 0)
      for (const bits of CORNERS)
        this.#face(
          AXES.map((axis) => point(bits, axis)),
          centre,
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

  /** Its triangles, three points each: positions in metres, normals, and the rest for each point. */
  get faces(): Faces {
    return { positions: this.#positions, normals: this.#normals, uvs: this.#uvs, colours: this.#colours };
  }

  #edges(axis: Axis, point: (bits: number, axis: Axis) => Point3, centre: Point3, skin: Skin): void {
    const [b, c] = AXES.filter((other) => other !== axis);
    if (b === undefined || c === undefined) return;
    for (const held of [0, 1 << b, 1 << c, (1 << b) | (1 << c)]) {
      const far = held | (1 << axis);
      this.#face([point(held, b), point(held, c), point(far, c), point(far, b)], centre, skin);
    }
  }

  /** A flat face, turned outwards. */
  #face(points: readonly Point3[], centre: Point3, skin: Skin): void {
    const [a, b, c] = points;
    if (!a || !b || !c) return;
    const across = points[3] ? minus(points[3], b) : minus(c, b);
    const normal = unit(cross(points[3] ? minus(c, a) : minus(b, a), across));
    const outwards = dot(normal, minus(a, centre)) >= 0;
    const facing: Point3 = outwards ? normal : [-normal[0], -normal[1], -normal[2]];
    const normals = points.map(() => facing);
    this.#quad(points, normals, skin);
  }

  #quad(points: readonly Point3[], normals: readonly Point3[], skin: Skin): void {
    const order = points.length === 4 ? [0, 1, 2, 0, 2, 3] : [0, 1, 2];
    const [a, b, c] = points;
    const flat = a && b && c ? cross(minus(b, a), minus(c, a)) : ([0, 0, 1] as const);
    const mean = normals[0] ?? [0, 0, 1];
    const isTurned = dot(flat, mean) < 0;
    for (const index of isTurned ? [...order].reverse() : order) {
      const point = points[index];
      const normal = normals[index];
      if (!point || !normal) continue;
      this.#positions.push(...point);
      this.#normals.push(...normal);
      this.#uvs.push(...computeUv(point, mean, skin));
      this.#colours.push(...(skin.colour ?? WHITE));
    }
  }
}

/** The texture coordinates of a point, in metres. The grain runs up the image. */
function computeUv(point: Point3, normal: Point3, { grain = 1, shift = 0 }: Skin): [number, number] {
  const faced = AXES.reduce<Axis>((best, axis) => (Math.abs(normal[axis]) > Math.abs(normal[best]) ? axis : best), 0);
  const along = grain === faced ? (AXES.find((axis) => axis !== faced) ?? 0) : grain;
  const across = AXES.find((axis) => axis !== faced && axis !== along) ?? 0;
  return [point[across] + shift, point[along] + shift * 1.7];
}
