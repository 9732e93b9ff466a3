import type { Material } from 'three';

/**
 * Frames keep light between 0 and 1: c / (1 + its brightest channel). Smoothed edges of very bright things then look
 * smooth, and eight bits are enough. `DECODE` is the way back, for screens and mirrors.
 */
export const ENCODE = 'gl_FragColor.rgb /= 1. + max(gl_FragColor.r, max(gl_FragColor.g, gl_FragColor.b));';

export const DECODE = 'vec3 decode(vec3 c) { return c / max(.02, 1. - max(c.r, max(c.g, c.b))); }';

/** Where three.js would bend light for the screen, in shaders of its own materials. */
export const TONE_PLACE = '#include <tonemapping_fragment>';

/** For materials that are otherwise as three.js makes them. */
export function encodeLight<M extends Material>(material: M): M {
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(TONE_PLACE, ENCODE);
  };
  return material;
}
