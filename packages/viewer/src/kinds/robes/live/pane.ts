import { PANE_BODY, PANES } from '@vitrine/domain/design/robes/robe-paint';
import { Color, type Matrix4, ShaderMaterial, type Texture } from 'three';
import { DECODE, ENCODE } from './light.ts';

const VERTEX = `
varying vec4 vMirrored;
varying vec3 vNormalWorld;
varying vec3 vWorld;
uniform mat4 mirrored;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.);
  vWorld = world.xyz;
  vNormalWorld = mat3(modelMatrix) * normal;
  vMirrored = mirrored * world;
  gl_Position = projectionMatrix * viewMatrix * world;
}
`;

/** The tinted reflection over what is behind the pane. Colours are multiplied by their cover. */
const FRAGMENT = `
varying vec4 vMirrored;
varying vec3 vNormalWorld;
varying vec3 vWorld;
uniform sampler2D reflection;
uniform vec3 tint;
uniform vec3 body;
uniform float cover;
uniform float least;
${DECODE}
void main() {
  vec3 view = normalize(cameraPosition - vWorld);
  float facing = clamp(dot(normalize(vNormalWorld), view), 0., 1.);
  float shine = least + (1. - least) * pow(1. - facing, 5.);
  vec3 seen = decode(texture2D(reflection, vMirrored.xy / vMirrored.w * .5 + .5).rgb) * tint;
  // Looked at aslant, the way through the glass is longer, and its tint deeper.
  float inside = sqrt(1. - .43 * (1. - facing * facing));
  float held = 1. - pow(1. - cover, 1. / inside);
  gl_FragColor = vec4(mix(body * held, seen, shine), mix(held, 1., shine));
  ${ENCODE}
}
`;

export interface Reflection {
  texture: { value: Texture | null };
  mirrored: { value: Matrix4 };
}

/** Mirror glass, or glass that can be seen through. */
export function createPaneMaterial(
  finish: 'mirror' | 'glass',
  hex: string,
  { texture, mirrored }: Reflection,
): ShaderMaterial {
  const { whiter, cover, least } = PANES[finish];
  const tint = new Color(hex).lerp(new Color(1, 1, 1), whiter);
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: {
      reflection: texture,
      mirrored,
      tint: { value: tint },
      body: { value: new Color(hex).multiplyScalar(PANE_BODY) },
      cover: { value: cover },
      least: { value: least },
    },
    transparent: finish === 'glass',
    premultipliedAlpha: true,
  });
  return material;
}
