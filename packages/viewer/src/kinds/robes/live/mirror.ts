import {
  Matrix4,
  type Object3D,
  PerspectiveCamera,
  type Scene,
  SRGBColorSpace,
  type Texture,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import type { Pose } from './orbit.ts';
import type { Reflection } from './pane.ts';

/** A mirror may be this much coarser than the image: it is never looked at as closely. */
const SHARE = 0.75;

/**
 * What mirrors show: the room, drawn once from where the visitor would stand behind the glass. All panels lie in nearly
 * one plane, so one image does for all of them.
 */
export class Mirror {
  readonly reflection: Reflection;
  readonly #target = new WebGLRenderTarget(1, 1, { colorSpace: SRGBColorSpace, samples: 2 });
  readonly #camera = new PerspectiveCamera();

  constructor() {
    this.reflection = {
      texture: { value: this.#target.texture as Texture },
      mirrored: { value: new Matrix4() },
    };
  }

  /** Draws the reflection for a camera; `hidden` is what a mirror does not show, `shown` what only mirrors do. */
  draw(
    renderer: WebGLRenderer,
    scene: Scene,
    camera: PerspectiveCamera,
    given: { pose: Pose; plane: number; width: number; height: number; hidden: Object3D[]; shown: Object3D },
  ): void {
    const { pose, plane } = given;
    const [x, y, z] = pose.eye;
    this.#camera.projectionMatrix.copy(camera.projectionMatrix);
    this.#camera.projectionMatrixInverse.copy(camera.projectionMatrixInverse);
    this.#camera.position.set(x, y, 2 * plane - z);
    this.#camera.lookAt(pose.target[0], pose.target[1], 2 * plane - pose.target[2]);
    this.#camera.updateMatrixWorld();
    this.reflection.mirrored.value.multiplyMatrices(this.#camera.projectionMatrix, this.#camera.matrixWorldInverse);
    const [width, height] = [Math.ceil(given.width * SHARE), Math.ceil(given.height * SHARE)];
    if (this.#target.width !== width || this.#target.height !== height) this.#target.setSize(width, height);
    for (const object of given.hidden) object.visible = false;
    given.shown.visible = true;
    renderer.setRenderTarget(this.#target);
    renderer.render(scene, this.#camera);
    for (const object of given.hidden) object.visible = true;
    given.shown.visible = false;
  }

  dispose(): void {
    this.#target.dispose();
  }
}
