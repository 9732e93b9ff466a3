import { createFlatProjection } from '@vitrine/domain/design/view/flat-projection';
import type { Camera } from '../../stage/steering/camera.ts';

const SHADER = `
vec2 toUv(vec2 p) { return centre + p * halfExtent * vec2(1., -1.); }
float inside(vec2 uv) {
  vec2 within = step(vec2(0.), uv) * step(uv, vec2(1.));
  return within.x * within.y;
}
`;

/**
 * Creates a camera over a flat image, with pan and zoom. At zoom 1 the image covers the area; at the least zoom all
 * of it is visible.
 */
export const createFlatCamera = (frame: readonly [width: number, height: number]): Camera => ({
  ...createFlatProjection(frame),
  shader: SHADER,
});
