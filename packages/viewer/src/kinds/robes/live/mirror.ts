import type { Pose } from '@vitrine/domain/design/robes/room/orbit';
import {
  Matrix4,
  type Object3D,
  PerspectiveCamera,
  type Scene,
  SRGBColorSpace,
  type Texture,
  Vector4,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import type { Reflection } from './pane.ts';
import type { PaneArea } from './wardrobe.ts';

/** Pixels around the mirrors that are drawn too, so that their edges are not blurred with what was there before. */
const AROUND = 3;

/**
 * Draws what mirrors show: the room from behind the glass. All panels are in nearly one plane, so one image serves
 * all of them.
 */
export class Mirror {
  readonly reflection: Reflection;
  readonly #fine = new WebGLRenderTarget(1, 1, { colorSpace: SRGBColorSpace, samples: 2 });
  /** For frames without antialiasing: the room in them is then drawn by the programs that draw it in the mirror. */
  readonly #coarse = new WebGLRenderTarget(1, 1, { colorSpace: SRGBColorSpace });
  readonly #camera = new PerspectiveCamera();

  constructor() {
    this.reflection = {
      texture: { value: this.#fine.texture as Texture },
      mirrored: { value: new Matrix4() },
    };
  }

  /**
   * Draws the reflection for a camera, where `area` shows it. Mirrors do not show `hidden`, and only they show `shown`.
   */
  draw(
    renderer: WebGLRenderer,
    scene: Scene,
    camera: PerspectiveCamera,
    options: {
      pose: Pose;
      plane: number;
      area: PaneArea;
      isCoarse: boolean;
      width: number;
      height: number;
      hidden: Object3D[];
      shown: Object3D;
    },
  ): void {
    const { pose, plane } = options;
    const [x, y, z] = pose.eye;
    this.#camera.projectionMatrix.copy(camera.projectionMatrix);
    this.#camera.projectionMatrixInverse.copy(camera.projectionMatrixInverse);
    this.#camera.position.set(x, y, 2 * plane - z);
    this.#camera.lookAt(pose.target[0], pose.target[1], 2 * plane - pose.target[2]);
    this.#camera.updateMatrixWorld();
    this.reflection.mirrored.value.multiplyMatrices(this.#camera.projectionMatrix, this.#camera.matrixWorldInverse);
    const { width, height } = options;
    const target = options.isCoarse ? this.#coarse : this.#fine;
    this.reflection.texture.value = target.texture;
    if (target.width !== width || target.height !== height) target.setSize(width, height);
    this.#limitTo(target, options.area, plane);
    for (const object of options.hidden) object.visible = false;
    options.shown.visible = true;
    renderer.setRenderTarget(target);
    renderer.render(scene, this.#camera);
    for (const object of options.hidden) object.visible = true;
    options.shown.visible = false;
  }

  /** Draws only the part of the image that the mirrors show. */
  #limitTo(target: WebGLRenderTarget, { left, right, height }: PaneArea, plane: number): void {
    const corners = [left, right].flatMap((x) => [0, height].map((y) => new Vector4(x, y, plane, 1)));
    for (const corner of corners) corner.applyMatrix4(this.reflection.mirrored.value);
    target.scissorTest = corners.every(({ w }) => w > 0.01);
    if (!target.scissorTest) return;
    const range = (values: number[], size: number): readonly [from: number, length: number] => {
      const pixels = values.map((value) => (value * 0.5 + 0.5) * size);
      const from = Math.max(0, Math.floor(Math.min(...pixels)) - AROUND);
      const until = Math.min(size, Math.ceil(Math.max(...pixels)) + AROUND);
      return [from, Math.max(0, until - from)];
    };
    const [x, w] = range(
      corners.map((corner) => corner.x / corner.w),
      target.width,
    );
    const [y, h] = range(
      corners.map((corner) => corner.y / corner.w),
      target.height,
    );
    target.scissor.set(x, y, w, h);
  }

  /** Frees its memory until the next frame. */
  free(): void {
    this.#fine.dispose();
    this.#coarse.dispose();
  }
}
