import { tileLimits } from '@vitrine/contract/configurators/tile-limits';
import type { Shaders } from '../image.ts';

/**
 * Cells of a tile's mesh. Within one of 16384 pixels around, a direction bends by a hundredth of a pixel, and within
 * one of 8192 by a twentieth.
 */
export const TILE_MESH = [16, 8] as const;

/**
 * Draws a tile of a panorama where the view sees it: the reverse of the camera's `toUv`. So a pixel of the screen is
 * drawn by one tile only, and what is behind the view is cut off by the card.
 */
export const TILE: Shaders = {
  vertex: `
uniform vec2 centre;
uniform vec2 tilt;
uniform vec2 halfExtent;
uniform vec2 frame;
uniform vec4 area;
out vec2 at;
const float EDGE = ${tileLimits.edge}.;
void main() {
  vec2 inside = area.zw * vec2(gl_VertexID >> 1, gl_InstanceID + (gl_VertexID & 1)) / vec2(${TILE_MESH[0]}., ${TILE_MESH[1]}.);
  at = (inside + EDGE) / (area.zw + 2. * EDGE);
  vec2 uv = (area.xy + inside) / frame;
  float turn = (uv.x - centre.x) * 6.283185307179586;
  float rise = (centre.y - uv.y) * 3.141592653589793;
  vec3 d = vec3(sin(turn) * cos(rise), sin(rise), cos(turn) * cos(rise));
  gl_Position = vec4(vec2(d.x, d.y * tilt.x - d.z * tilt.y) / halfExtent, 0., d.y * tilt.y + d.z * tilt.x);
}`,
  fragment: `
uniform sampler2D tile;
uniform float opacity;
in vec2 at;
out vec4 colour;
void main() { colour = vec4(texture(tile, at).rgb, opacity); }`,
};

/** Copies a layer pixel for pixel. */
export const STAMP = `
uniform sampler2D tile;
out vec4 colour;
void main() { colour = texelFetch(tile, ivec2(gl_FragCoord.xy), 0); }`;
