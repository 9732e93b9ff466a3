import {
  BufferGeometry,
  Float32BufferAttribute,
  Mesh,
  OrthographicCamera,
  type RenderTarget,
  ShaderMaterial,
  SRGBColorSpace,
  type Texture,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { DECODE } from './light.ts';

/** The vertex shader of a triangle that covers the screen, with the place on it from 0 to 1. */
export const SCREEN_VERTEX = `
varying vec2 vUv;
void main() {
  vUv = position.xy * .5 + .5;
  gl_Position = vec4(position.xy, 0., 1.);
}
`;

/**
 * Maps light to the screen. Bright colours lose glare but keep their hue (Khronos' neutral curve); a fine grain keeps
 * shadows from banding.
 */
const FRAGMENT = `
varying vec2 vUv;
uniform sampler2D light;
uniform vec2 share;
uniform float exposure;
${DECODE}
vec3 neutral(vec3 c) {
  const float start = .8 - .04;
  const float fall = .15;
  float x = min(c.r, min(c.g, c.b));
  float offset = x < .08 ? x - 6.25 * x * x : .04;
  c -= offset;
  float peak = max(c.r, max(c.g, c.b));
  if (peak < start) return c;
  float d = 1. - start;
  float next = 1. - d * d / (peak + d - start);
  c *= next / peak;
  float g = 1. - 1. / (fall * (peak - next) + 1.);
  return mix(c, vec3(next), g);
}
void main() {
  vec3 c = neutral(decode(texture2D(light, vUv * share).rgb) * exposure);
  c = clamp(c, 0., 1.);
  c = mix(c * 12.92, 1.055 * pow(max(c, vec3(.0031308)), vec3(1. / 2.4)) - .055, step(vec3(.0031308), c));
  // Deeper shadows, as film has them.
  c = mix(c, c * c * (3. - 2. * c), .08);
  float grain = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - .5;
  gl_FragColor = vec4(c + grain / 255., 1.);
}
`;

const EXPOSURE = 1.02;
const SAMPLES = 4;
/**
 * Up to this fraction of the pixels, a smaller target without antialiasing serves: smoothing edges takes as long as
 * drawing them.
 */
const COARSE = 0.5;

/** Whether frames of this resolution have no antialiasing. */
export const isCoarse = (resolution: number): boolean => resolution <= COARSE;

/** Collects the light of a frame, then presents it on the screen or in a file. */
export class Screen {
  readonly #target: WebGLRenderTarget;
  readonly #coarse = new WebGLRenderTarget(1, 1, { colorSpace: SRGBColorSpace });
  readonly #material: ShaderMaterial;
  readonly #mesh: Mesh;
  readonly #camera = new OrthographicCamera();

  constructor() {
    this.#target = new WebGLRenderTarget(1, 1, { colorSpace: SRGBColorSpace, samples: SAMPLES });
    this.#material = new ShaderMaterial({
      vertexShader: SCREEN_VERTEX,
      fragmentShader: FRAGMENT,
      depthTest: false,
      depthWrite: false,
      uniforms: {
        light: { value: this.#target.texture },
        share: { value: [1, 1] },
        exposure: { value: EXPOSURE },
      },
    });
    const triangle = new BufferGeometry();
    triangle.setAttribute('position', new Float32BufferAttribute([-1, -1, 0, 3, -1, 0, -1, 3, 0], 3));
    this.#mesh = new Mesh(triangle, this.#material);
    this.#mesh.frustumCulled = false;
  }

  /**
   * Collects light at this size: `draw` renders into it. A lower `resolution` is drawn faster, without antialiasing.
   */
  render(renderer: WebGLRenderer, width: number, height: number, resolution: number, draw: () => void): void {
    const coarse = isCoarse(resolution);
    const target = coarse ? this.#coarse : this.#target;
    const [fullWidth, fullHeight] = coarse ? [Math.ceil(width * COARSE), Math.ceil(height * COARSE)] : [width, height];
    if (target.width !== fullWidth || target.height !== fullHeight) target.setSize(fullWidth, fullHeight);
    const [w, h] = [Math.max(1, Math.round(width * resolution)), Math.max(1, Math.round(height * resolution))];
    target.viewport.set(0, 0, w, h);
    const { light, share: part } = this.#material.uniforms;
    if (light) light.value = target.texture;
    if (part) part.value = [Math.min(1, w / fullWidth), Math.min(1, h / fullHeight)];
    renderer.setRenderTarget(target);
    draw();
  }

  /** The light that was collected last, at full resolution. */
  get light(): Texture {
    return this.#target.texture;
  }

  /** Presents the collected light, or other light of a whole frame, on the canvas or in another target. */
  present(renderer: WebGLRenderer, into: RenderTarget | null, average: Texture | null = null): void {
    const { light, share } = this.#material.uniforms;
    if (average && light) light.value = average;
    if (average && share) share.value = [1, 1];
    renderer.setRenderTarget(into as WebGLRenderTarget | null);
    renderer.render(this.#mesh, this.#camera);
  }

  /** Frees the memory of its frames until the next one. */
  free(): void {
    this.#target.dispose();
    this.#coarse.dispose();
  }

  dispose(): void {
    this.free();
    this.#material.dispose();
    this.#mesh.geometry.dispose();
  }
}
