import type { Camera } from './camera.ts';
import { encodeLights } from './light-codes.ts';
import type { Material } from './materials.ts';
import { lightPane, type Reflection } from './pane.ts';
import { type OpenRobe, reachRobe } from './reach.ts';
import {
  type LitRoom,
  lightFromWindow,
  lightRobe,
  lightRoom,
  mirrorRobe,
  mirrorRoom,
  type Reached,
  reflect,
} from './room-light.ts';
import { Run } from './run.ts';
import { keepSunlight, type Shadows } from './shadows.ts';
import { Locator, readTriangle, type Triangle } from './triangle.ts';
import type { Triangles } from './triangles.ts';
import type { Light } from './vectors.ts';

/** All that decides how triangles look. */
export interface Lit {
  triangles: Triangles;
  materials: readonly Material[];
  room: LitRoom;
  robe: OpenRobe;
  /** Depth where the boards begin, and their colour. */
  inside: number;
  boards: Light;
  shadows: Shadows;
  /** Null where nothing reflects the room. */
  reflection: Reflection | null;
}

/** Computes the light of pixels, with the formulas of the viewer's shaders (surface-shader.ts and pane.ts there). */
export class Shader {
  /** The last run: its light as codes, and its cover. */
  readonly run: Run;
  readonly #lit: Lit;
  readonly #locator: Locator;
  readonly #reached: Reached;
  /** Those that were read, by their ids: edges alternate between two. */
  readonly #known: (Triangle | undefined)[] = [];

  constructor(camera: Camera, lit: Lit) {
    this.#lit = lit;
    this.#locator = new Locator(camera, lit.triangles);
    this.run = new Run(camera.width);
    const list = (): Float64Array => new Float64Array(camera.width);
    this.#reached = { room: list(), window: list(), facing: list() };
  }

  /** Computes the light that the centres of pixels of a row get from a triangle, from a column until another. */
  shade(id: number, row: number, column: number, until: number): void {
    const { triangles, materials, reflection } = this.#lit;
    const { run } = this;
    const triangle = this.#known[id] ?? readTriangle(triangles, id, materials);
    this.#known[id] = triangle;
    const { material } = triangle;
    run.take(row, column, until, !material.image && !material.pane);
    this.#locator.locate(run, triangle);
    if (material.pane) lightPane(run, material.pane, reflection);
    else this.#lightSurface(material);
    encodeLights(run.light, run.length);
    run.fillBetween(until);
  }

  #lightSurface({ isOfRobe, metalness, shines }: Material): void {
    const { room, robe, shadows, inside, boards } = this.#lit;
    const { run } = this;
    run.cover.fill(1);
    lightFromWindow(run, room);
    if (!isOfRobe) {
      mirrorRobe(run, room);
      reflect(run, metalness);
      lightRoom(run, room, shines);
      return;
    }
    mirrorRoom(run, room);
    reflect(run, metalness);
    keepSunlight(run, shadows);
    reachRobe(this.#reached, run, robe);
    lightRobe(run, this.#reached, inside, boards);
  }
}
