import type { Camera } from './camera.ts';
import { encodeLights } from './light-codes.ts';
import type { Material } from './materials.ts';
import { lightPane, type Reflection } from './pane.ts';
import { type OpenRobe, reachRobe } from './reach.ts';
import {
  colourLight,
  type LightReach,
  type LitRoom,
  lightFromWindow,
  lightRobe,
  lightRoom,
  lookAslant,
  mirrorRobe,
  mirrorRoom,
} from './room-light.ts';
import { mostPixels, Run } from './run.ts';
import { keepSunlight, type Shadows } from './shadows.ts';
import { Locator, readTriangle, type Triangle } from './triangle.ts';
import type { Triangles } from './triangles.ts';
import type { Light } from './vectors.ts';

/** All that decides how triangles look. */
export interface LightScene {
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
  readonly #lit: LightScene;
  readonly #locator: Locator;
  readonly #reached: LightReach;
  /** Those that were read, by their ids: edges alternate between two. */
  readonly #known: (Triangle | undefined)[] = [];

  constructor(camera: Camera, lit: LightScene) {
    this.#lit = lit;
    this.#locator = new Locator(camera, lit.triangles);
    const most = mostPixels(camera.width);
    this.run = new Run(most);
    const list = (): Float64Array => new Float64Array(most);
    this.#reached = { room: list(), window: list(), facing: list() };
  }

  /** Computes the light that the centres of the run's pixels get from a triangle. */
  shade(id: number): void {
    const { triangles, materials, reflection } = this.#lit;
    const { run } = this;
    const triangle = this.#known[id] ?? readTriangle(triangles, id, materials);
    this.#known[id] = triangle;
    const { pane } = triangle.material;
    if (pane) run.takeEach();
    this.#locator.locate(run, triangle);
    if (pane) lightPane(run, pane, reflection);
    else this.#lightSurface(triangle);
    encodeLights(run.light, run.length);
  }

  #lightSurface(triangle: Triangle): void {
    const { room, robe, shadows, inside, boards } = this.#lit;
    const { run } = this;
    const { material } = triangle;
    lightFromWindow(run, room);
    lookAslant(run, material.roughness);
    if (material.isOfRobe) {
      mirrorRoom(run, room, material.roughness);
      keepSunlight(run, shadows);
      reachRobe(this.#reached, run, robe);
      lightRobe(run, this.#reached, { inside, boards, own: material.plain });
    } else {
      mirrorRobe(run, room, material.roughness);
      lightRoom(run, room);
    }
    run.takeEach();
    this.#locator.paint(run, triangle);
    colourLight(run, material);
  }
}
