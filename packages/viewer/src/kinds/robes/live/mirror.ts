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

/** Resolution of a mirror relative to the image: its details matter less. */
const RESOLUTION = 0.75;

/**
 * Draws what mirrors show: the room from behind the glass. All panels are in nearly one plane, so one image serves
 * all of them.
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

  /** Draws the reflection for a camera. Mirrors do not show `hidden`, and only they show `shown`. */
  draw(
    renderer: WebGLRenderer,
    scene: Scene,
    camera: PerspectiveCamera,
    options: { pose: Pose; plane: number; width: number; height: number; hidden: Object3D[]; shown: Object3D },
  ): void {
    const { pose, plane } = options;
    const [x, y, z] = pose.eye;
    this.#camera.projectionMatrix.copy(camera.projectionMatrix);
    this.#camera.projectionMatrixInverse.copy(camera.projectionMatrixInverse);
    this.#camera.position.set(x, y, 2 * plane - z);
    this.#camera.lookAt(pose.target[0], pose.target[1], 2 * plane - pose.target[2]);
    this.#camera.updateMatrixWorld();
    this.reflection.mirrored.value.multiplyMatrices(this.#camera.projectionMatrix, this.#camera.matrixWorldInverse);
    const [width, height] = [Math.ceil(options.width * RESOLUTION), Math.ceil(options.height * RESOLUTION)];
    if (this.#target.width !== width || this.#target.height !== height) this.#target.setSize(width, height);
    for (const object of options.hidden) object.visible = false;
    options.shown.visible = true;
    renderer.setRenderTarget(this.#target);
    renderer.render(scene, this.#camera);
    for (const object of options.hidden) object.visible = true;
    options.shown.visible = false;
  }

  dispose(): void {
    this.#target.dispose();
  }
}
