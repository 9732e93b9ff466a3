import { ENCODE } from './light.ts';
import { ROOM_LIGHT } from './room-light.ts';

export const VERTEX = `
varying vec2 vUv;
varying vec3 vWorld;
varying vec3 vNormalWorld;
varying vec3 vTint;
uniform vec2 repeat;
#ifdef ROBE
#include <common>
#include <shadowmap_pars_vertex>
#endif
void main() {
  vec4 worldPosition = modelMatrix * vec4(position, 1.);
  vUv = uv * repeat;
  vTint = color;
  vWorld = worldPosition.xyz;
  vNormalWorld = mat3(modelMatrix) * normal;
  gl_Position = projectionMatrix * viewMatrix * worldPosition;
#ifdef ROBE
  vec3 transformedNormal = normalMatrix * normal;
  #include <shadowmap_vertex>
#endif
}
`;

/**
 * How much of the room's light (x) and of the window's (y) reaches a point of the wardrobe, and where most of it comes
 * from: read from the grid, less what the doors keep away.
 */
const REACH_ROBE = `
vec2 reach(vec3 p, vec3 n, out vec3 from) {
  float deep = clamp((bounds.z - p.z) / .56, 0., 1.);
  vec3 at = p + n * vec3(.024, .024, .02);
  vec4 seen = texture(grid, vec3(at.x / robe.x + .5, at.y / robe.y, at.z / robe.z + 1.));
  float inside = smoothstep(0., .02, -p.z);
  vec2 light = mix(vec2(1.), mix(vec2(1. - .58 * sqrt(deep)), seen.xy, hasGrid), inside);
  vec2 aside = (seen.zw * 2. - 1.) * 1.2;
  vec3 open = vec3(aside, sqrt(max(.05, 1. - dot(aside, aside))));
  from = mix(n, open, hasGrid * clamp((-p.z - .05) * 9., 0., 1.));
  light *= pastDoors(p, from.x / max(.35, from.z));
  light *= 1. - .3 * step(-.1, p.z) / (1. + p.y * (6. + 120. * p.y));
  return light;
}
#if NUM_DIR_LIGHT_SHADOWS > 0
/** Whether the sun's light reaches a point: four smooth reads around it. */
float sunlit() {
  DirectionalLightShadow caster = directionalLightShadows[0];
  vec3 at = vDirectionalShadowCoord[0].xyz / vDirectionalShadowCoord[0].w;
  at.z += caster.shadowBias;
  vec2 around = caster.shadowRadius / caster.shadowMapSize;
  vec2 across = vec2(around.x, -around.y);
  return .25 * (texture(directionalShadowMap[0], vec3(at.xy + around * vec2(.35, .8), at.z))
    + texture(directionalShadowMap[0], vec3(at.xy - around * vec2(.35, .8), at.z))
    + texture(directionalShadowMap[0], vec3(at.xy + across * vec2(.8, .35), at.z))
    + texture(directionalShadowMap[0], vec3(at.xy - across * vec2(.8, .35), at.z)));
}
#endif
uniform vec3 boards;
/** Light that bounces between bright surfaces fills their corners; between dark ones it does not. */
vec3 bounced(float light, vec3 colour) {
  vec3 a = 2.0404 * colour - .3324;
  vec3 b = -4.7951 * colour + .6417;
  vec3 c = 2.7552 * colour + .6903;
  return max(vec3(light), ((light * a + b) * light + c) * light);
}
`;

/**
 * The relief of an image: its dark pores, grooves and gaps between threads are deeper. From the image itself, so that it needs no
 * download. Where a pixel covers several of the image's it would flicker, and fades.
 */
const RELIEF = `
uniform float relief;
vec3 tilted(vec3 n, vec3 texel) {
  vec2 covered = fwidth(vUv) * vec2(textureSize(map, 0));
  float deep = relief * arrived * (1. - smoothstep(.6, 2.4, max(covered.x, covered.y)));
  float height = deep * dot(texel, vec3(.3, .5, .2));
  vec3 right = dFdx(vWorld);
  vec3 up = dFdy(vWorld);
  vec3 along = cross(up, n);
  float area = dot(right, along);
  vec3 slope = sign(area) * (dFdx(height) * along + dFdy(height) * cross(n, right));
  return normalize(max(abs(area), 1e-12) * n - slope);
}
`;

/** In the room corners are darker, computed from the position alone. */
const REACH_ROOM = `
float corner(float far, float facing) { return 1. - .36 * (1. - abs(facing)) / (1. + far * (4. + 42. * far)); }
float reach(vec3 p, vec3 n) {
  return corner(p.y, n.y) * corner(bounds.y - p.y, n.y) * corner(abs(p.z), n.z) * corner(bounds.x - abs(p.x), n.x);
}
`;

/**
 * One shader for every solid surface: the light of the room, how it gets to the surface, and what the surface makes of
 * it. It is much smaller than the general one of three.js, and is compiled and drawn faster.
 */
export const FRAGMENT = `
varying vec2 vUv;
varying vec3 vWorld;
varying vec3 vNormalWorld;
varying vec3 vTint;
uniform sampler2D map;
uniform vec3 plain;
uniform float arrived;
uniform float roughness;
uniform float metalness;
uniform vec3 shines;
#ifdef ROBE
#include <common>
#include <packing>
#include <lights_pars_begin>
#include <shadowmap_pars_fragment>
#endif
${ROOM_LIGHT}
#ifdef ROBE
${REACH_ROBE}
${RELIEF}
#else
${REACH_ROOM}
#endif
void main() {
  vec3 texel = texture2D(map, vUv).rgb;
  vec3 colour = mix(plain, texel, arrived) * vTint;
  vec3 face = normalize(vNormalWorld);
#ifdef ROBE
  vec3 n = tilted(face, texel);
#else
  vec3 n = face;
#endif
  vec3 way = vec3(-bounds.x - vWorld.x, 1.5 - vWorld.y, 2.3 - vWorld.z);
  float far = dot(way, way);
  vec3 window = windowLight(way, far, n);
  vec3 view = normalize(cameraPosition - vWorld);
  float facing = clamp(dot(n, view), 0., 1.);
  // The grain of an image also changes how rough a surface is: dark pores are dull.
  float rough = clamp(roughness * (1. + arrived * .7 * dot(plain - texel, vec3(.33))), .05, 1.);
  vec3 gloss = shine(mix(vec3(.04), colour, metalness), rough, facing);
  vec3 shown = mirrored(vWorld, reflect(-view, n), rough) * gloss;
  colour *= 1. - metalness;
#ifdef ROBE
  vec3 from;
  vec2 light = reach(vWorld, face, from);
  float sun = max(0., dot(n, SUN)) * falloff(far) * mix(1., light.y, .5);
  #if NUM_DIR_LIGHT_SHADOWS > 0
  sun *= sunlit();
  #endif
  // Between boards, most of it comes from them: oak warms a shirt.
  vec3 around = mix(colour, boards, .8 * smoothstep(-.02, .06, bounds.z - vWorld.z));
  vec3 soft = glow(n) * (.6 + .42 * dot(n, from)) * bounced(mix(light.x, sqrt(light.x), .56), around);
  vec3 c = (soft + window * light.y + SUN_LIGHT * sun) * colour + shown * min(sqrt(light.x) * 1.2, 1.);
#else
  float light = reach(vWorld, face);
  // The ceiling gets what all the floor sends up.
  vec3 above = vec3(.27, .262, .25) * max(0., -n.y);
  vec3 c = ((glow(n) + above) * light + window * sqrt(light) + SUN_LIGHT * max(0., dot(n, SUN)) * falloff(far)) * colour;
  c += shown * light;
#endif
  gl_FragColor = vec4(c + shines, 1.);
  ${ENCODE}
}
`;
