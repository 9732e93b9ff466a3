/**
 * GLSL of `vec4 look(vec2 uv)`: the room with its floor. Display space throughout: out = base (1 - mask) + mask
 * screen(flakes x lighting, reflections). `after` is the room alone; from one floor to the next it fades by `progress`.
 */
export const FLOOR_LOOK = `
uniform sampler2D mask;
uniform sampler2D lighting;
uniform sampler2D flakes[2];
uniform sampler2D gloss[2];
uniform vec4 areas[3];
uniform vec4 glossAreas[2];
uniform float edges[2];
uniform vec3 means[2];
uniform mat3 toFloor;
uniform vec2 frame;
uniform int floors;

vec2 within(vec2 uv, vec4 area) { return (uv - area.xy) / area.zw; }
float covers(vec2 uv) { vec2 w = step(vec2(0.), uv) * step(uv, vec2(1.)); return w.x * w.y; }

vec2 hash(vec2 cell) {
  vec3 h = fract(cell.xyx * vec3(.1031, .1030, .0973));
  h += dot(h, h.yzx + 33.33);
  return fract((h.xx + h.yz) * h.zy);
}

vec3 sampleFlakes(sampler2D t, vec2 at, vec2 dx, vec2 dy, float edge) {
  vec2 uv = at / edge;
  vec2 bent = uv * 1.3 + .04 * sin(uv.yx * 9.3 + 1.3);
  vec2 skewed = bent + .3660254 * (bent.x + bent.y);
  vec2 cell = floor(skewed);
  vec2 part = fract(skewed);
  float up = step(part.y, part.x);
  vec2 corner = vec2(up, 1. - up);
  vec3 near = up > .5 ? vec3(1. - part.x, part.x - part.y, part.y) : vec3(1. - part.y, part.y - part.x, part.x);
  float most = max(near.x, max(near.y, near.z));
  near = clamp(1. - (most - near) * 30., 0., 1.);
  vec3 c = vec3(0.);
  if (near.x > 0.) c += near.x * textureGrad(t, uv + hash(cell), dx, dy).rgb;
  if (near.y > 0.) c += near.y * textureGrad(t, uv + hash(cell + corner), dx, dy).rgb;
  if (near.z > 0.) c += near.z * textureGrad(t, uv + hash(cell + 1.), dx, dy).rgb;
  return c / (near.x + near.y + near.z);
}

vec3 sealed(vec3 c, vec3 mean, vec3 light, vec3 shine) {
  float relief = dot(c - mean, vec3(.3, .5, .2));
  vec3 lit = c * light;
  vec3 sheen = clamp(shine * (1. + relief * .5), 0., 1.);
  return 1. - (1. - lit) * (1. - sheen);
}

vec3 reflected(sampler2D t, vec2 on) { return textureLod(t, on, 0.).rgb * covers(on); }

vec4 look(vec2 uv) {
  vec3 room = texture(after, uv, -.3).rgb;
  vec3 spot = toFloor * vec3(uv * frame, 1.);
  vec2 at = spot.xy / spot.z;
  vec2 dx = dFdx(at) * .8;
  vec2 dy = dFdy(at) * .8;
  vec2 on = within(uv, areas[0]);
  float m = texture(mask, on).r * covers(on);
  if (m > .002 && floors > 0) {
    vec3 light = textureLod(lighting, within(uv, areas[1]), 0.).rgb;
    vec3 shine1 = reflected(gloss[1], within(uv, glossAreas[1]));
    vec3 c = sealed(sampleFlakes(flakes[1], at, dx / edges[1], dy / edges[1], edges[1]), means[1], light, shine1);
    if (floors > 1) {
      vec3 shine0 = reflected(gloss[0], within(uv, glossAreas[0]));
      vec3 old = sealed(sampleFlakes(flakes[0], at, dx / edges[0], dy / edges[0], edges[0]), means[0], light, shine0);
      c = mix(old, c, progress);
    }
    room = mix(room, c, m);
  }
  return shown(vec4(room, 1.), uv);
}
`;
