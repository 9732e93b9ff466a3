import { createPanoramicProjection } from '@vitrine/domain/design/view/panoramic-projection';
import type { Camera } from '../../stage/steering/camera.ts';

const SHADER = `
vec2 toUv(vec2 p) {
  vec2 v = p * halfExtent;
  vec3 d = vec3(v.x, v.y * tilt.x + tilt.y, tilt.x - v.y * tilt.y);
  return centre + vec2(atan(d.x, d.z) / 6.283185307179586, -atan(d.y, length(d.xz)) / 3.141592653589793);
}
float inside(vec2 uv) { return 1.; }
`;

/**
 * Creates a camera inside an equirectangular image.
 * @param yaw its first direction, in degrees to the right of the frame's centre
 * @param frameWidth pixels of the full-size frame, all the way round
 */
export const createPanoramicCamera = (yaw: number, frameWidth: number): Camera => ({
  ...createPanoramicProjection(yaw, frameWidth),
  shader: SHADER,
});
