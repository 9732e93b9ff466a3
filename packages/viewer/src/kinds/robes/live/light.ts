import type { Material } from 'three';

/**
 * Frames keep light between 0 and 1: c / (1 + its brightest channel). Smoothed edges of very bright things then look
 * smooth, and eight bits are enough: a fine grain keeps even walls from banding. `DECODE` is the way back, for screens and mirrors.
 */
export const ENCODE = `gl_FragColor.rgb /= 1. + max(gl_FragColor.r, max(gl_FragColor.g, gl_FragColor.b));
gl_FragColor.rgb += (fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(.06711056, .00583715)))) - .5) / 255.;`;

export const DECODE = 'vec3 decode(vec3 c) { return c / max(.02, 1. - max(c.r, max(c.g, c.b))); }';

/** The chunk of three.js's shaders that maps light to the screen. */
export const TONE_MAPPING_CHUNK = '#include <tonemapping_fragment>';

/** Encodes the light of a material of three.js. */
export function encodeLight<M extends Material>(material: M): M {
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(TONE_MAPPING_CHUNK, ENCODE);
  };
  return material;
}
