import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import type { RobeDesign } from '@vitrine/domain/design/robes/robe-design';
import { DEPTH } from '@vitrine/domain/design/robes/robe-geometry';
import { DOORS_PLANE, ROBE_DEPTH } from '@vitrine/domain/design/robes/room/lit-parts';
import {
  computePose,
  limitView,
  type OrbitSize,
  type OrbitView,
  VIEW_ANGLE,
} from '@vitrine/domain/design/robes/room/orbit';
import { planRoom } from '@vitrine/domain/design/robes/room/room-solids';
import { MILLIMETRE } from '@vitrine/domain/design/units';
import {
  PCFShadowMap,
  PerspectiveCamera,
  Plane,
  Ray,
  Scene,
  UnsignedByteType,
  Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { deleteFence } from '../../../interactive.ts';
import type { Surface as Canvas } from '../../../stage/context.ts';
import { aimLight, createWindowLight } from './daylight.ts';
import { DimensionLines } from './dimensions.ts';
import { Mirror } from './mirror.ts';
import { Palette } from './palette.ts';
import { Accumulation, canAccumulate } from './rest/accumulation.ts';
import { offsetInPixel, offsetOfLight, SAMPLES, weightOf } from './rest/samples.ts';
import { Room } from './room.ts';
import { RoomLight } from './room-light.ts';
import { isCoarse, Screen } from './screen.ts';
import type { Textures } from './textures.ts';
import { Wardrobe } from './wardrobe.ts';

const NEAR = 0.1;
const FAR = 40;
const ANISOTROPY = 8;

export interface RobeStageOptions {
  file: SlidingRobeFile;
  textures: (anisotropy: number) => Textures;
  /** Formats a size. */
  label: (millimetres: number) => string;
  /** Called when an image arrives or fades, which needs a frame. */
  changed: () => void;
}

interface FrameOptions {
  width: number;
  height: number;
  /** The fraction of the pixels per side that are drawn. */
  resolution: number;
  /** 0 for the frame itself. */
  sample: number;
}

/** The contents of one WebGL context: the room, the wardrobe, and what draws a frame of them. */
export class RobeStage {
  readonly wardrobe: Wardrobe;
  readonly #gl: WebGL2RenderingContext;
  readonly #renderer: WebGLRenderer;
  readonly #screen: Screen;
  readonly #mirror = new Mirror();
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera((VIEW_ANGLE * 180) / Math.PI, 1, NEAR, FAR);
  readonly #light = createWindowLight();
  readonly #lines = new DimensionLines();
  readonly #room: Room;
  readonly #palette: Palette;
  readonly #textures: Textures;
  readonly #reach = new RoomLight();
  readonly #options: RobeStageOptions;
  #size = { width: 1, height: 1 };
  #isShadowDirty = true;
  /** The sample whose light the shadows are of. */
  #litBy = 0;
  readonly #average = new Accumulation();
  #fence: WebGLSync | null = null;

  constructor({ canvas, gl }: Canvas, options: RobeStageOptions) {
    this.#options = options;
    this.#gl = gl;
    const renderer = new WebGLRenderer({ canvas, context: gl });
    this.#renderer = renderer;
    // A check waits for each program in turn. Without one they are compiled side by side, and the first frame is earlier.
    renderer.debug.checkShaderErrors = false;
    renderer.shadowMap.enabled = true;
    renderer.shadowMap.type = PCFShadowMap;
    renderer.shadowMap.autoUpdate = false;
    const anisotropy = Math.min(ANISOTROPY, renderer.capabilities.getMaxAnisotropy());
    this.#textures = options.textures(anisotropy);
    this.#palette = new Palette(options.file, this.#textures, this.#mirror.reflection, this.#reach, options.changed);
    this.wardrobe = new Wardrobe(options.file, this.#palette);
    this.#room = new Room(this.#reach, anisotropy);
    this.#screen = new Screen();
    renderer.setClearColor('#dcd7ce', 1);
    this.#scene.add(
      this.#room.group,
      this.#room.behind,
      this.wardrobe.group,
      this.#light,
      this.#light.target,
      this.#lines.group,
    );
    this.#room.behind.visible = false;
    this.#lines.group.visible = false;
  }

  /** True while the card draws the last frame. */
  get isBusy(): boolean {
    const gl = this.#gl;
    return this.#fence !== null && gl.getSyncParameter(this.#fence, gl.SYNC_STATUS) === gl.UNSIGNALED;
  }
  get showsDimensions(): boolean {
    return this.#lines.group.visible;
  }
  set showsDimensions(visible: boolean) {
    this.#lines.group.visible = visible;
  }

  /** Builds a design in plain colours immediately; resolves when its images are there. */
  fit(robe: RobeDesign): Promise<void> {
    const before = this.#size;
    this.#size = { width: robe.width * MILLIMETRE, height: robe.height * MILLIMETRE };
    if (before.width !== this.#size.width || before.height !== this.#size.height) this.#fitRoom();
    if (this.wardrobe.fit(robe)) this.#isShadowDirty = true;
    this.#reach.setDoorColours(this.#palette.doorColours(robe));
    this.#reach.setBoardColour(this.#palette.boardColour(robe));
    this.#lines.fit(this.#size.width, this.#size.height, this.#options.label);
    return this.#palette.paint(robe);
  }

  orbitSize(aspect: number): OrbitSize {
    return { ...this.#size, aspect };
  }

  /** Advances doors and fades; returns whether anything still moves. */
  advance(seconds: number, now = performance.now()): boolean {
    const wasSliding = this.wardrobe.isSliding;
    const slides = this.wardrobe.advance(seconds);
    if (wasSliding) this.#isShadowDirty = true;
    this.#spreadLight();
    const fades = this.#palette.advance(now);
    return slides || fades;
  }

  /** Ends all slides and fades at once. */
  settle(): void {
    this.advance(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
  }

  /** Draws the view on the canvas; `resolution` is the fraction of its pixels per side. */
  draw(view: OrbitView, width: number, height: number, resolution: number): void {
    this.#renderer.setSize(width, height, false);
    this.#renderScene(view, { width, height, resolution, sample: 0 });
    this.#screen.present(this.#renderer, null);
    this.#markEnd();
  }

  get canRefine(): boolean {
    return canAccumulate(this.#renderer);
  }

  /** Refines the frame on the canvas by a sample: first 0, the frame itself, which begins the average, then 1 to SAMPLES. */
  refine(view: OrbitView, width: number, height: number, sample: number): void {
    this.#addSample(this.#average, view, width, height, sample);
    this.#screen.present(this.#renderer, null, this.#average.texture);
    if (sample === SAMPLES) this.#average.free();
    this.#markEnd();
  }

  /** Reads the view's pixels in any size, from the lowest row up, refined by so many samples. */
  read(view: OrbitView, width: number, height: number, samples: number): Uint8Array<ArrayBuffer> {
    const into = new WebGLRenderTarget(width, height, { type: UnsignedByteType, depthBuffer: false });
    const average = samples > 0 ? new Accumulation() : null;
    if (average) for (let at = 0; at <= samples; at++) this.#addSample(average, view, width, height, at);
    else this.#renderScene(view, { width, height, resolution: 1, sample: 0 });
    this.#screen.present(this.#renderer, into, average?.texture);
    average?.dispose();
    const pixels = new Uint8Array(width * height * 4);
    this.#renderer.readRenderTargetPixels(into, 0, 0, width, height, pixels);
    into.dispose();
    this.#renderer.setRenderTarget(null);
    const { canvas } = this.#gl;
    if (width * height > canvas.width * canvas.height) for (const part of [this.#screen, this.#mirror]) part.free();
    return pixels;
  }

  /**
   * Finds the point of the wardrobe's front under the pointer, in metres; `x` and `y` run from -1 to 1 over the area.
   */
  pointAt(view: OrbitView, aspect: number, x: number, y: number): { x: number; y: number } | null {
    this.#aim(view, aspect);
    const direction = new Vector3(x, y, 0.5).unproject(this.#camera).sub(this.#camera.position).normalize();
    const ray = new Ray(this.#camera.position, direction);
    const hit = ray.intersectPlane(new Plane(new Vector3(0, 0, 1), -DOORS_PLANE), new Vector3());
    return hit && { x: hit.x, y: hit.y };
  }

  dispose(): void {
    this.#lines.dispose();
    this.wardrobe.dispose();
    this.#room.dispose();
    this.#palette.dispose();
    this.#textures.dispose();
    this.#mirror.free();
    this.#average.dispose();
    this.#screen.dispose();
    this.#light.dispose();
    this.#reach.dispose();
    deleteFence(this.#gl, this.#fence);
    this.#renderer.dispose();
  }

  /** Computes the light inside after a change: not before the first frame, which does not wait for it. */
  #spreadLight(): void {
    const bodies = this.wardrobe.takeBodies();
    if (bodies) this.#reach.spread(this.#size.width, this.#size.height, ROBE_DEPTH, bodies);
  }

  #fitRoom(): void {
    const plan = planRoom(this.#size);
    this.#reach.uniforms.bounds.value.set(plan.half, plan.height, -DEPTH.tracks * MILLIMETRE);
    this.#reach.uniforms.robe.value.set(this.#size.width, this.#size.height, ROBE_DEPTH);
    this.#room.fit(this.#size);
    this.#moveLight(0);
  }

  #aim(view: OrbitView, aspect: number) {
    const pose = computePose(limitView(view, this.orbitSize(aspect)), this.orbitSize(aspect));
    this.#camera.aspect = aspect;
    this.#camera.updateProjectionMatrix();
    this.#camera.position.set(...pose.eye);
    this.#camera.lookAt(...pose.target);
    this.#camera.updateMatrixWorld();
    return pose;
  }

  #moveLight(sample: number): void {
    this.#litBy = sample;
    aimLight(this.#light, this.#size, offsetOfLight(sample));
    this.#isShadowDirty = true;
  }

  /** Moves the whole image by a fraction of a pixel. */
  #shiftImage([x, y]: readonly [x: number, y: number], width: number, height: number): void {
    const { projectionMatrix, projectionMatrixInverse } = this.#camera;
    projectionMatrix.elements[8] += (2 * x) / width;
    projectionMatrix.elements[9] += (2 * y) / height;
    projectionMatrixInverse.copy(projectionMatrix).invert();
  }

  #addSample(average: Accumulation, view: OrbitView, width: number, height: number, sample: number): void {
    this.#renderScene(view, { width, height, resolution: 1, sample });
    average.add(this.#renderer, this.#screen.light, { width, height, weight: weightOf(sample) });
  }

  #markEnd(): void {
    const gl = this.#gl;
    deleteFence(gl, this.#fence);
    this.#fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  }

  #renderScene(view: OrbitView, { width, height, resolution, sample }: FrameOptions): void {
    const pose = this.#aim(view, width / height);
    if (sample !== 0) this.#shiftImage(offsetInPixel(sample), width, height);
    if (sample !== this.#litBy) this.#moveLight(sample);
    this.#reach.setDoors(this.wardrobe.doorShades);
    const area = this.wardrobe.panes;
    if (area) {
      const [w, h] = [Math.round(width * resolution), Math.round(height * resolution)];
      const hidden = [this.wardrobe.group];
      this.#mirror.draw(this.#renderer, this.#scene, this.#camera, {
        pose,
        plane: DOORS_PLANE,
        area,
        isCoarse: isCoarse(resolution),
        width: w,
        height: h,
        hidden,
        shown: this.#room.behind,
      });
    }
    // After the mirror, which is drawn without the wardrobe that casts the shadows.
    this.#renderer.shadowMap.needsUpdate = this.#isShadowDirty;
    this.#isShadowDirty = false;
    this.#screen.render(this.#renderer, width, height, resolution, () =>
      this.#renderer.render(this.#scene, this.#camera),
    );
  }
}
