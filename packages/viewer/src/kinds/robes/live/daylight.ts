import { DirectionalLight } from 'three';

const SHADOW_PIXELS = 2048;

/** Light through the window, whose shadows are soft. */
export const createWindowLight = (): DirectionalLight => {
  const light = new DirectionalLight('#fff6ea', 1.5);
  light.position.set(-2.6, 3.3, 4.6);
  light.castShadow = true;
  light.shadow.mapSize.set(SHADOW_PIXELS, SHADOW_PIXELS);
  light.shadow.radius = 5;
  light.shadow.bias = -0.0004;
  light.shadow.normalBias = 0.012;
  light.shadow.camera.near = 1;
  light.shadow.camera.far = 12;
  return light;
};

/** Lets the light's shadows cover a wardrobe of this size, in metres. */
export const aimLight = (light: DirectionalLight, width: number, height: number): void => {
  light.target.position.set(0, height / 2, -0.2);
  light.position.set(-2.6, height / 2 + 2.1, 4.6);
  const reach = Math.hypot(width, height) / 2 + 0.4;
  const { camera } = light.shadow;
  [camera.left, camera.right, camera.bottom, camera.top] = [-reach, reach, -reach, reach];
  camera.updateProjectionMatrix();
  light.target.updateMatrixWorld();
};

/**
 * GLSL. The ambient light of a plain bright room with a window at the left, a wooden floor and a white ceiling: `glow`
 * for the direction of a surface, `mirrored` for what shiny ones show. Computed, so that it needs neither images nor
 * a first frame that draws the room into them.
 */
export const AMBIENT_LIGHT = `
float band(float value, float low, float high, float soft) {
  return smoothstep(low - soft, low + soft, value) * (1. - smoothstep(high - soft, high + soft, value));
}
vec3 glow(vec3 n) {
  vec3 upDown = mix(vec3(.4, .345, .29), vec3(.7, .71, .72), smoothstep(-1., 1., n.y));
  float window = max(0., dot(n, vec3(-.78, .16, .6)) * .6 + .4);
  float room = n.z > 0. ? n.z * .16 : -n.z * .3;
  return upDown * (.72 + room) + vec3(.74, .77, .82) * window * window * .62;
}
vec3 mirrored(vec3 r, float roughness) {
  float soft = .04 + roughness * roughness * .9;
  vec3 wall = mix(vec3(.5, .48, .45), vec3(.62, .61, .58), r.z * .5 + .5);
  vec3 c = mix(vec3(.36, .28, .2), wall, smoothstep(-.34 - soft, -.26 + soft, r.y));
  c = mix(c, vec3(.86, .85, .83), smoothstep(.34 - soft, .42 + soft, r.y));
  float left = max(.001, -r.x);
  float pane = step(0., -r.x) * band(r.y / left, -.22, .42, soft) * band(r.z / left, .12, 1.15, soft);
  c += vec3(5.2, 5.6, 6.1) * pane * mix(1., .3, min(1., roughness * 1.4));
  float lamp = band(r.x, -.25, .35, soft) * band(r.y, .62, .84, soft) * step(0., r.z);
  return c + vec3(1.4, 1.3, 1.15) * lamp * (1. - roughness);
}
vec3 shine(vec3 colour, float roughness, float facing) {
  vec4 r = roughness * vec4(-1., -.0275, -.572, .022) + vec4(1., .0425, 1.04, -.04);
  float a = min(r.x * r.x, exp2(-9.28 * facing)) * r.x + r.y;
  vec2 scale = vec2(-1.04, 1.04) * a + r.zw;
  return colour * scale.x + scale.y;
}
`;
