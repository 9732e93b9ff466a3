import {
  BufferGeometry,
  Float32BufferAttribute,
  HalfFloatType,
  Mesh,
  NearestFilter,
  OrthographicCamera,
  ShaderMaterial,
  type Texture,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { SCREEN_VERTEX } from '../screen.ts';

const FRAGMENT = `
varying vec2 vUv;
uniform sampler2D light;
uniform float weight;
void main() {
  gl_FragColor = vec4(texture2D(light, vUv).rgb, weight);
}
`;

/** Whether a card can add up light in more than eight bits a channel. */
export const canAccumulate = ({ extensions }: WebGLRenderer): boolean =>
  extensions.has('EXT_color_buffer_float') || extensions.has('EXT_color_buffer_half_float');

/** The average of frames. Half floats: eight bits would lose the small part that a late frame adds. */
export class Accumulation {
  readonly #target = new WebGLRenderTarget(1, 1, {
    type: HalfFloatType,
    depthBuffer: false,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
  });
  readonly #material = new ShaderMaterial({
    vertexShader: SCREEN_VERTEX,
    fragmentShader: FRAGMENT,
    depthTest: false,
    depthWrite: false,
    transparent: true,
    uniforms: { light: { value: null as Texture | null }, weight: { value: 1 } },
  });
  readonly #mesh: Mesh;
  readonly #camera = new OrthographicCamera();

  constructor() {
    const triangle = new BufferGeometry();
    triangle.setAttribute('position', new Float32BufferAttribute([-1, -1, 0, 3, -1, 0, -1, 3, 0], 3));
    this.#mesh = new Mesh(triangle, this.#material);
    this.#mesh.frustumCulled = false;
  }

  get texture(): Texture {
    return this.#target.texture;
  }

  /** Adds a frame, as `weight` of the average; a weight of 1 begins with it. */
  add(renderer: WebGLRenderer, light: Texture, { width, height, weight }: AddedFrame): void {
    if (this.#target.width !== width || this.#target.height !== height) this.#target.setSize(width, height);
    const { uniforms } = this.#material;
    if (uniforms.light) uniforms.light.value = light;
    if (uniforms.weight) uniforms.weight.value = weight;
    renderer.setRenderTarget(this.#target);
    const { autoClear } = renderer;
    renderer.autoClear = false;
    renderer.render(this.#mesh, this.#camera);
    renderer.autoClear = autoClear;
  }

  /** Frees its memory; it can be used again. */
  free(): void {
    this.#target.dispose();
  }

  dispose(): void {
    this.free();
    this.#material.dispose();
    this.#mesh.geometry.dispose();
  }
}

interface AddedFrame {
  width: number;
  height: number;
  weight: number;
}
