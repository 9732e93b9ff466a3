import type { Extent } from '@vitrine/domain/design/robes/model/space';
import { spreadLight } from '@vitrine/domain/design/robes/room/light-grid';
import { DOOR_LIGHT } from '@vitrine/domain/design/robes/room/lit-parts';
import { Color, Data3DTexture, LinearFilter, RGBAFormat, UnsignedByteType, Vector3, Vector4 } from 'three';

/** Doors that the shaders know: as many as a wardrobe can have. */
const DOORS_MOST = 12;

/** A door as the light sees it, in metres: its edges, the depth of its back, and how much it keeps away, 0 to 1. */
export type DoorShade = readonly [from: number, until: number, back: number, cover: number];

/** What all surfaces know of the room, the wardrobe in it and how light reaches them. Shared by their shaders. */
export class RoomLight {
  readonly uniforms = {
    /** Half the room's width, its height, and the depth where the inside of the wardrobe begins. */
    bounds: { value: new Vector3(2.4, 2.5, -0.096) },
    /** The wardrobe's width and height, and its depth. */
    robe: { value: new Vector3(2.4, 2.3, 0.66) },
    doors: { value: Array.from({ length: DOORS_MOST }, () => new Vector4()) },
    doorColours: { value: Array.from({ length: DOORS_MOST }, () => new Vector3()) },
    doorCount: { value: 0 },
    grid: { value: createGridTexture(1, 1, 1, new Uint8Array([255, 255, 128, 128])) },
    /** Whether the grid has been computed: 1, otherwise 0. */
    hasGrid: { value: 0 },
    /** The colour of the boards inside, as light. */
    boards: { value: new Color(1, 1, 1) },
  };

  /** Computes how light reaches the inside, past the bodies in it. */
  spread(width: number, height: number, depth: number, bodies: readonly Extent[]): void {
    const { size, bytes } = spreadLight([width, height, depth], bodies);
    this.uniforms.grid.value.dispose();
    this.uniforms.grid.value = createGridTexture(...size, bytes);
    this.uniforms.hasGrid.value = 1;
  }

  setDoors(doors: readonly DoorShade[]): void {
    const { value } = this.uniforms.doors;
    this.uniforms.doorCount.value = Math.min(doors.length, DOORS_MOST);
    for (const [index, door] of doors.slice(0, DOORS_MOST).entries()) value[index]?.set(...door);
  }

  /** Sets what floors show of each door. */
  setDoorColours(colours: readonly Color[]): void {
    const { value } = this.uniforms.doorColours;
    for (const [index, { r, g, b }] of colours.slice(0, DOORS_MOST).entries())
      value[index]?.set(r, g, b).multiplyScalar(DOOR_LIGHT);
  }

  /** Sets the colour that the boards inside send on. */
  setBoardColour(colour: Color): void {
    this.uniforms.boards.value.copy(colour);
  }

  dispose(): void {
    this.uniforms.grid.value.dispose();
  }
}

function createGridTexture(x: number, y: number, z: number, bytes: Uint8Array<ArrayBuffer>): Data3DTexture {
  const texture = new Data3DTexture(bytes, x, y, z);
  texture.format = RGBAFormat;
  texture.type = UnsignedByteType;
  texture.minFilter = texture.magFilter = LinearFilter;
  texture.unpackAlignment = 4;
  texture.needsUpdate = true;
  return texture;
}

/**
 * GLSL. The light of a plain bright room: a window in the wall at the left, a wooden floor, white walls and a white
 * ceiling. `glow` is the light that all of it sends to a surface, `windowLight` the window's, `mirrored` what a shiny
 * surface shows of the room, where it is. Computed, so that it needs neither images nor a first frame that draws the
 * room into them.
 */
export const ROOM_LIGHT = `
uniform vec3 bounds;
uniform vec3 robe;
uniform vec4 doors[${DOORS_MOST}];
uniform vec3 doorColours[${DOORS_MOST}];
uniform int doorCount;
uniform sampler3D grid;
uniform float hasGrid;
const vec3 SUN = vec3(-.5617, .2905, .7747);
const vec3 SUN_LIGHT = vec3(.335, .326, .31);
const vec3 BOARDS = vec3(.4, .3, .2);
const vec3 WALL = vec3(.53, .525, .51);
const vec3 CEILING = vec3(.66, .665, .66);
const vec3 SKY = vec3(.97, 1., 1.06);

float band(float value, float low, float high, float soft) {
  return smoothstep(low - soft, low + soft, value) * (1. - smoothstep(high - soft, high + soft, value));
}

vec3 glow(vec3 n) {
  vec3 upDown = mix(vec3(.36, .32, .275), vec3(.6, .605, .6), smoothstep(-1., 1., n.y));
  return upDown * (.88 + .1 * n.z);
}

/** How light of the window falls with the squared distance from it. */
float falloff(float far) { return (bounds.x * bounds.x + 6.3) / (far + 1.); }

/** Of the whole window, as a plane that shines; \`way\` leads to its middle, \`far\` is the square of its length. */
vec3 windowLight(vec3 way, float far, vec3 n) {
  vec3 to = way * inversesqrt(far);
  return SKY * max(0., dot(n, to) * .82 + .18) * max(0., -to.x) * .545 * falloff(far);
}

#ifdef ROBE
/** How far doors leave the way to a point free, to light of the room that comes from aside, and to the window's. */
vec2 pastDoors(vec3 p, float side) {
  vec2 free = vec2(1.);
  for (int i = 0; i < doorCount; i++) {
    vec4 door = doors[i];
    float deep = max(0., door.z - p.z);
    vec2 centre = p.x + vec2(side * smoothstep(.06, .2, deep), -1.05) * deep;
    vec2 wide = .01 + vec2(1.35, .42) * deep;
    vec2 covered = min(centre + wide, door.y) - max(centre - wide, door.x);
    free *= 1. - clamp(covered / (2. * wide), 0., 1.) * door.w * step(.004, deep);
  }
  return free;
}
#else
/** What a floor shows: the wall with the wardrobe. */
vec3 mirrored(vec3 p, vec3 r, float roughness) {
  float far = p.z / max(.05, -r.z);
  vec2 at = p.xy + r.xy * far;
  float soft = (.015 + roughness * roughness * 1.5) * far + .01;
  vec3 c = mix(BOARDS, WALL, smoothstep(-soft, soft, at.y - .05));
  float high = 1. - smoothstep(robe.y - soft, robe.y + soft, at.y);
  for (int i = 0; i < doorCount; i++) c = mix(c, doorColours[i], band(at.x, doors[i].x, doors[i].y, soft) * high);
  return mix(c, CEILING, smoothstep(bounds.y - soft, bounds.y + soft, at.y));
}
#endif

#ifdef ROBE
/** What a surface of the wardrobe shows: the room in front of it, with the window. */
vec3 mirrored(vec3 p, vec3 r, float roughness) {
  float spread = .015 + roughness * roughness * 1.5;
  float side = r.x < 0. ? -1. : 1.;
  float toSide = (bounds.x - side * p.x) / max(1e-3, abs(r.x));
  float toEnd = (4.4 - p.z) / max(1e-3, r.z);
  float far = min(toSide, toEnd);
  float soft = spread * far + .02;
  float high = p.y + r.y * far;
  vec3 wall = mix(WALL, vec3(.34, .36, .35), smoothstep(-.5, .5, toSide - toEnd) * .8);
  vec3 c = mix(BOARDS, wall, smoothstep(-soft, soft, high));
  c = mix(c, CEILING, smoothstep(bounds.y - soft, bounds.y + soft, high));
  vec2 at = p.yz + r.yz * toSide;
  float blur = spread * toSide + .02;
  float size = 2.9 / ((1.45 + blur) * (2. + blur));
  return c + SKY * 4.6 * size * step(r.x, 0.) * band(at.x, .75, 2.2, blur) * band(at.y, 1.3, 3.3, blur);
}
#endif

/** How much a surface reflects: all of it when seen aslant, unless it is rough. */
vec3 shine(vec3 colour, float roughness, float facing) {
  float aslant = 1. - facing;
  float most = aslant * aslant;
  most *= most * aslant * (1. - roughness) * (1. - roughness * .5);
  return colour * (1. - .25 * roughness) + (1. - colour) * most;
}
`;
