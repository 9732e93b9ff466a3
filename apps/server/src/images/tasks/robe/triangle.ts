import { computeSlant, readSlanted, type Slant, type Texture } from '../view/textures.ts';
import type { Camera } from './camera.ts';
import { lightOfByte } from './light-codes.ts';
import type { Material } from './materials.ts';
import { mostPixels, type Run } from './run.ts';
import type { Triangles } from './triangles.ts';
import { clamp, dot, type Vector } from './vectors.ts';

/** A side of a triangle, from its first corner. */
interface Side extends Vector {
  /** What multiplied by a way from the corner gives the part of this side. */
  part: Vector;
}

/** A triangle as a camera sees it. */
export interface Triangle {
  id: number;
  material: Material;
  corner: Vector;
  one: Side;
  two: Side;
  /** At right angles to it. */
  plane: Vector;
}

export function readTriangle({ positions, materials }: Triangles, id: number, all: readonly Material[]): Triangle {
  const at = (corner: number): Vector => ({
    x: positions[9 * id + 3 * corner] as number,
    y: positions[9 * id + 3 * corner + 1] as number,
    z: positions[9 * id + 3 * corner + 2] as number,
  });
  const corner = at(0);
  const side = (to: Vector): Vector => ({ x: to.x - corner.x, y: to.y - corner.y, z: to.z - corner.z });
  const [one, two] = [side(at(1)), side(at(2))];
  const [square1, square2, both] = [dot(one, one), dot(two, two), dot(one, two)];
  const whole = Math.max(1e-18, square1 * square2 - both * both);
  const partOf = (own: Vector, square: number, other: Vector): Vector => ({
    x: (square * own.x - both * other.x) / whole,
    y: (square * own.y - both * other.y) / whole,
    z: (square * own.z - both * other.z) / whole,
  });
  return {
    id,
    material: all[materials[id] as number] as Material,
    corner,
    one: { ...one, part: partOf(one, square2, two) },
    two: { ...two, part: partOf(two, square1, one) },
    plane: {
      x: one.y * two.z - one.z * two.y,
      y: one.z * two.x - one.x * two.z,
      z: one.x * two.y - one.y * two.x,
    },
  };
}

type Triple = [number, number, number];

/**
 * How far outside a triangle, in its sides, a pixel's centre may be: at edges it is, and shows what the triangle's plane would
 * there, as on a graphics card. But a triangle that is seen from its edge would lead anywhere.
 */
const OUT = 4;

/** The parts of both sides at each pixel of a run. */
interface Parts {
  one: Float64Array;
  two: Float64Array;
}

/** Finds what pixels show of a triangle. */
export class Locator {
  readonly #camera: Camera;
  readonly #triangles: Triangles;
  readonly #parts: Parts;
  readonly #slant: Slant = { level: 0, count: 1, du: 0, dv: 0 };

  constructor(camera: Camera, triangles: Triangles) {
    this.#camera = camera;
    this.#triangles = triangles;
    const list = (): Float64Array => new Float64Array(mostPixels(camera.width));
    this.#parts = { one: list(), two: list() };
  }

  /** Writes where the run's pixels meet a triangle, its normal there, and the direction to the eye. */
  locate(run: Run, triangle: Triangle): void {
    this.#hit(run, triangle);
    this.#bend(run, triangle);
    this.#look(run);
  }

  /** Writes the colours of the run's pixels. Of an image, those of where they meet the triangle. */
  paint(run: Run, triangle: Triangle): void {
    const { image } = triangle.material;
    if (image) this.#readImage(run, triangle, image);
    else this.#fill(run, triangle);
  }

  #hit({ columns, rows, length, place }: Run, { corner, one, two, plane }: Triangle): void {
    const { eye, right, up, back, width, height, halfWidth, halfHeight } = this.#camera;
    const { one: ones, two: twos } = this.#parts;
    const [x, y, z] = [corner.x - eye.x, corner.y - eye.y, corner.z - eye.z];
    const distance = plane.x * x + plane.y * y + plane.z * z;
    for (let at = 0; at < length; at++) {
      const across = ((2 * (columns[at] as number) + 1) / width - 1) * halfWidth;
      const high = (1 - (2 * (rows[at] as number) + 1) / height) * halfHeight;
      const rx = across * right.x + high * up.x - back.x;
      const ry = across * right.y + high * up.y - back.y;
      const rz = across * right.z + high * up.z - back.z;
      const facing = plane.x * rx + plane.y * ry + plane.z * rz;
      const far = distance / facing;
      const [wx, wy, wz] = [far * rx - x, far * ry - y, far * rz - z];
      const first = clamp(wx * one.part.x + wy * one.part.y + wz * one.part.z, -OUT, 1 + OUT);
      const second = clamp(wx * two.part.x + wy * two.part.y + wz * two.part.z, -OUT, 1 + OUT);
      place.x[at] = corner.x + first * one.x + second * two.x;
      place.y[at] = corner.y + first * one.y + second * two.y;
      place.z[at] = corner.z + first * one.z + second * two.z;
      ones[at] = first;
      twos[at] = second;
    }
  }

  /** Normals between the corners', so that round bodies are smooth. */
  #bend({ length, normal }: Run, { id }: Triangle): void {
    const { normals } = this.#triangles;
    const read = (corner: number): [number, number, number] => {
      const at = 9 * id + 3 * corner;
      return [normals[at] as number, normals[at + 1] as number, normals[at + 2] as number];
    };
    const [[x0, y0, z0], [x1, y1, z1], [x2, y2, z2]] = [read(0), read(1), read(2)];
    const { one: ones, two: twos } = this.#parts;
    for (let at = 0; at < length; at++) {
      const one = ones[at] as number;
      const two = twos[at] as number;
      const x = x0 + one * (x1 - x0) + two * (x2 - x0);
      const y = y0 + one * (y1 - y0) + two * (y2 - y0);
      const z = z0 + one * (z1 - z0) + two * (z2 - z0);
      const whole = Math.sqrt(x * x + y * y + z * z) || 1;
      normal.x[at] = x / whole;
      normal.y[at] = y / whole;
      normal.z[at] = z / whole;
    }
  }

  #look({ length, place, normal, view, facing }: Run): void {
    const { eye } = this.#camera;
    for (let at = 0; at < length; at++) {
      const x = eye.x - (place.x[at] as number);
      const y = eye.y - (place.y[at] as number);
      const z = eye.z - (place.z[at] as number);
      const whole = 1 / Math.sqrt(x * x + y * y + z * z);
      view.x[at] = x * whole;
      view.y[at] = y * whole;
      view.z[at] = z * whole;
      facing[at] = (x * (normal.x[at] as number) + y * (normal.y[at] as number) + z * (normal.z[at] as number)) * whole;
    }
  }

  #fill({ length, colour }: Run, { id, material }: Triangle): void {
    const { tints } = this.#triangles;
    const { plain } = material;
    colour.red.fill(plain.red * (tints[3 * id] as number), 0, length);
    colour.green.fill(plain.green * (tints[3 * id + 1] as number), 0, length);
    colour.blue.fill(plain.blue * (tints[3 * id + 2] as number), 0, length);
  }

  #readImage(run: Run, { id, material, corner, one, two, plane }: Triangle, image: Texture): void {
    const { columns, rows, length, colour } = run;
    const { uvs, tints } = this.#triangles;
    const { eye, right, up, back, width, height, halfWidth, halfHeight } = this.#camera;
    const [wide, tall] = material.covers;
    const [u, v] = [(uvs[6 * id] as number) / wide, (uvs[6 * id + 1] as number) / tall];
    const [u1, v1] = [(uvs[6 * id + 2] as number) / wide - u, (uvs[6 * id + 3] as number) / tall - v];
    const [u2, v2] = [(uvs[6 * id + 4] as number) / wide - u, (uvs[6 * id + 5] as number) / tall - v];
    const [tintRed, tintGreen, tintBlue] = [tints[3 * id], tints[3 * id + 1], tints[3 * id + 2]] as Triple;
    // How the place on the image changes with a metre along an axis.
    const along = (axis: Vector): readonly [number, number] => {
      const [first, second] = [dot(axis, one.part), dot(axis, two.part)];
      return [first * u1 + second * u2, first * v1 + second * v2];
    };
    const way = { x: eye.x - corner.x, y: eye.y - corner.y, z: eye.z - corner.z };
    const [[rightU, rightV], [upU, upV], [backU, backV], [eyeU, eyeV]] = [
      along(right),
      along(up),
      along(back),
      along(way),
    ];
    const [faceRight, faceUp, faceBack] = [dot(plane, right), dot(plane, up), dot(plane, back)];
    const distance = -dot(plane, way);
    const [stepRight, stepUp] = [(2 * halfWidth) / width, (2 * halfHeight) / height];
    const side = image[0]?.width ?? 1;
    const slant = this.#slant;
    for (let at = 0; at < length; at++) {
      const across = ((columns[at] as number) + 0.5) * stepRight - halfWidth;
      const high = halfHeight - ((rows[at] as number) + 0.5) * stepUp;
      const facing = across * faceRight + high * faceUp - faceBack;
      const far = distance / facing;
      const rayU = across * rightU + high * upU - backU;
      const rayV = across * rightV + high * upV - backV;
      // To the next pixel: along the axis, then along the ray onto the plane.
      const [toRight, toTop] = [far * stepRight, far * stepUp];
      const [slipRight, slipUp] = [faceRight / facing, faceUp / facing];
      computeSlant(
        slant,
        side,
        toRight * (rightU - slipRight * rayU),
        toRight * (rightV - slipRight * rayV),
        toTop * (upU - slipUp * rayU),
        toTop * (upV - slipUp * rayV),
      );
      const read = readSlanted(image, u + eyeU + far * rayU, v + eyeV + far * rayV, slant);
      colour.red[at] = lightOfByte(read & 255) * tintRed;
      colour.green[at] = lightOfByte((read >>> 8) & 255) * tintGreen;
      colour.blue[at] = lightOfByte((read >>> 16) & 255) * tintBlue;
    }
  }
}
