import type { Material } from './materials.ts';
import type { Lights, Run } from './run.ts';
import { clamp, fifthPower, type Light, mix, smoothstep } from './vectors.ts';

/** A door as the light sees it, in metres: its edges, the depth of its back, and how much it keeps away, 0 to 1. */
export interface DoorShade {
  from: number;
  until: number;
  back: number;
  cover: number;
  /** What floors show of it. */
  colour: Light;
}

/** What all surfaces know of the room. Metres. */
export interface LitRoom {
  /** Half the room's width, and its height. */
  half: number;
  high: number;
  robeHeight: number;
  doors: readonly DoorShade[];
}

/*
 * The light of a plain bright room with a window in the wall at the left, a wooden floor, white walls and a white ceiling:
 * the formulas and numbers of the viewer's shaders (room-light.ts and surface-shader.ts there), so that both show the same.
 */
const SUN = { x: -0.5617, y: 0.2905, z: 0.7747 };
const SUN_LIGHT: Light = { red: 0.335, green: 0.326, blue: 0.31 };
const FLOOR: Light = { red: 0.4, green: 0.3, blue: 0.2 };
const WALL: Light = { red: 0.53, green: 0.525, blue: 0.51 };
const CEILING: Light = { red: 0.66, green: 0.665, blue: 0.66 };
const OTHER_WALL: Light = { red: 0.34, green: 0.36, blue: 0.35 };
const SKY: Light = { red: 0.97, green: 1, blue: 1.06 };

/** What the room sends to surfaces that face down and up. */
const BELOW: Light = { red: 0.36, green: 0.32, blue: 0.275 };
const ABOVE: Light = { red: 0.6, green: 0.605, blue: 0.6 };
/** What the ceiling gets of all the floor. */
const FROM_FLOOR: Light = { red: 0.27, green: 0.262, blue: 0.25 };

const band = (value: number, low: number, high: number, soft: number): number =>
  smoothstep(low - soft, low + soft, value) * (1 - smoothstep(high - soft, high + soft, value));

/** No surface is smoother. */
const LEAST_ROUGH = 0.05;

/** How far a reflection is spread for each metre of its way. */
const spreadOf = (roughness: number): number => 0.015 + clamp(roughness, LEAST_ROUGH, 1) ** 2 * 1.5;

/** Writes how much more of what they mirror surfaces show because they are seen aslant: none where they are rough. */
export function lookAslant({ length, facing, aslant }: Run, roughness: number): void {
  const rough = clamp(roughness, LEAST_ROUGH, 1);
  const most = (1 - rough) * (1 - rough * 0.5);
  for (let at = 0; at < length; at++) aslant[at] = fifthPower(1 - clamp(facing[at] as number, 0, 1)) * most;
}

/** Writes the light of the window, as a plane that shines, and how much of the sun's falls on each pixel's surface. */
export function lightFromWindow({ length, place, normal, window, sun }: Run, { half }: LitRoom): void {
  const bright = half * half + 6.3;
  for (let at = 0; at < length; at++) {
    const x = -half - (place.x[at] as number);
    const y = 1.5 - (place.y[at] as number);
    const z = 2.3 - (place.z[at] as number);
    const [nx, ny, nz] = [normal.x[at] as number, normal.y[at] as number, normal.z[at] as number];
    const square = x * x + y * y + z * z;
    const whole = 1 / Math.sqrt(square);
    const falloff = bright / (square + 1);
    const facing = Math.max(0, (nx * x + ny * y + nz * z) * whole * 0.82 + 0.18);
    const light = facing * Math.max(0, -x * whole) * 0.545 * falloff;
    window.red[at] = SKY.red * light;
    window.green[at] = SKY.green * light;
    window.blue[at] = SKY.blue * light;
    sun[at] = Math.max(0, nx * SUN.x + ny * SUN.y + nz * SUN.z) * falloff;
  }
}

/** Writes what surfaces of the room show: the wall with the wardrobe. */
export function mirrorRobe(run: Run, { high, robeHeight, doors }: LitRoom, roughness: number): void {
  const { length, place, normal, view, facing, mirrored } = run;
  const spread = spreadOf(roughness);
  for (let at = 0; at < length; at++) {
    const twice = 2 * (facing[at] as number);
    const z = place.z[at] as number;
    const far = z / Math.max(0.05, (view.z[at] as number) - twice * (normal.z[at] as number));
    const x = (place.x[at] as number) + (twice * (normal.x[at] as number) - (view.x[at] as number)) * far;
    const y = (place.y[at] as number) + (twice * (normal.y[at] as number) - (view.y[at] as number)) * far;
    const soft = spread * far + 0.01;
    const wall = smoothstep(-soft, soft, y - 0.05);
    let red = mix(FLOOR.red, WALL.red, wall);
    let green = mix(FLOOR.green, WALL.green, wall);
    let blue = mix(FLOOR.blue, WALL.blue, wall);
    const low = 1 - smoothstep(robeHeight - soft, robeHeight + soft, y);
    if (low > 0)
      for (let index = 0; index < doors.length; index++) {
        const { from, until, colour } = doors[index] as DoorShade;
        if (x < from - soft || x > until + soft) continue;
        const door = band(x, from, until, soft) * low;
        red = mix(red, colour.red, door);
        green = mix(green, colour.green, door);
        blue = mix(blue, colour.blue, door);
      }
    const ceiling = smoothstep(high - soft, high + soft, y);
    mirrored.red[at] = mix(red, CEILING.red, ceiling);
    mirrored.green[at] = mix(green, CEILING.green, ceiling);
    mirrored.blue[at] = mix(blue, CEILING.blue, ceiling);
  }
}

/** Where the room ends in front of the wardrobe. */
const END = 4.4;

/** Writes what surfaces of the wardrobe show: the room in front of it, with the window. */
export function mirrorRoom(run: Run, { half, high }: LitRoom, roughness: number): void {
  const { length, place, normal, view, facing, mirrored } = run;
  const spread = spreadOf(roughness);
  for (let at = 0; at < length; at++) {
    const twice = 2 * (facing[at] as number);
    const rx = twice * (normal.x[at] as number) - (view.x[at] as number);
    const ry = twice * (normal.y[at] as number) - (view.y[at] as number);
    const rz = twice * (normal.z[at] as number) - (view.z[at] as number);
    const [x, y, z] = [place.x[at] as number, place.y[at] as number, place.z[at] as number];
    const toSide = (half - (rx < 0 ? -x : x)) / Math.max(1e-3, Math.abs(rx));
    const toEnd = (END - z) / Math.max(1e-3, rz);
    const far = Math.min(toSide, toEnd);
    const soft = spread * far + 0.02;
    const up = y + ry * far;
    const end = smoothstep(-0.5, 0.5, toSide - toEnd) * 0.8;
    const floor = 1 - smoothstep(-soft, soft, up);
    const ceiling = smoothstep(high - soft, high + soft, up);
    let sky = 0;
    if (rx <= 0) {
      const blur = spread * toSide + 0.02;
      const size = 2.9 / ((1.45 + blur) * (2 + blur));
      sky = 4.6 * size * band(y + ry * toSide, 0.75, 2.2, blur) * band(z + rz * toSide, 1.3, 3.3, blur);
    }
    mirrored.red[at] =
      mix(mix(mix(WALL.red, OTHER_WALL.red, end), FLOOR.red, floor), CEILING.red, ceiling) + SKY.red * sky;
    mirrored.green[at] =
      mix(mix(mix(WALL.green, OTHER_WALL.green, end), FLOOR.green, floor), CEILING.green, ceiling) + SKY.green * sky;
    mirrored.blue[at] =
      mix(mix(mix(WALL.blue, OTHER_WALL.blue, end), FLOOR.blue, floor), CEILING.blue, ceiling) + SKY.blue * sky;
  }
}

/** Adds up the light of each pixel: what its colour scatters, what it mirrors, all of it when seen aslant, and its own. */
export function colourLight(run: Run, { metalness, roughness, shines }: Material): void {
  const { length, fallen, mirrored, aslant, colour, light, cover } = run;
  const scattered = 1 - metalness;
  const straight = 1 - 0.25 * clamp(roughness, LEAST_ROUGH, 1);
  for (let at = 0; at < length; at++) {
    const more = aslant[at] as number;
    const [red, green, blue] = [colour.red[at] as number, colour.green[at] as number, colour.blue[at] as number];
    light.red[at] =
      (fallen.red[at] as number) * red * scattered +
      (mirrored.red[at] as number) * (more + mix(0.04, red, metalness) * (straight - more)) +
      shines.red;
    light.green[at] =
      (fallen.green[at] as number) * green * scattered +
      (mirrored.green[at] as number) * (more + mix(0.04, green, metalness) * (straight - more)) +
      shines.green;
    light.blue[at] =
      (fallen.blue[at] as number) * blue * scattered +
      (mirrored.blue[at] as number) * (more + mix(0.04, blue, metalness) * (straight - more)) +
      shines.blue;
    cover[at] = 1;
  }
}

const corner = (far: number, facing: number): number =>
  1 - (0.36 * (1 - Math.abs(facing))) / (1 + far * (4 + 42 * far));

/** Writes the light that falls on surfaces of the room: less in corners. */
export function lightRoom(run: Run, { half, high }: LitRoom): void {
  const { length, place, normal, window, sun, fallen, mirrored } = run;
  for (let at = 0; at < length; at++) {
    const [x, y, z] = [place.x[at] as number, place.y[at] as number, place.z[at] as number];
    const [nx, ny, nz] = [normal.x[at] as number, normal.y[at] as number, normal.z[at] as number];
    const reach = corner(y, ny) * corner(high - y, ny) * corner(Math.abs(z), nz) * corner(half - Math.abs(x), nx);
    const root = Math.sqrt(reach);
    const upwards = smoothstep(-1, 1, ny);
    const ahead = 0.88 + 0.1 * nz;
    const down = Math.max(0, -ny);
    const direct = sun[at] as number;
    fallen.red[at] =
      (mix(BELOW.red, ABOVE.red, upwards) * ahead + FROM_FLOOR.red * down) * reach +
      (window.red[at] as number) * root +
      SUN_LIGHT.red * direct;
    fallen.green[at] =
      (mix(BELOW.green, ABOVE.green, upwards) * ahead + FROM_FLOOR.green * down) * reach +
      (window.green[at] as number) * root +
      SUN_LIGHT.green * direct;
    fallen.blue[at] =
      (mix(BELOW.blue, ABOVE.blue, upwards) * ahead + FROM_FLOOR.blue * down) * reach +
      (window.blue[at] as number) * root +
      SUN_LIGHT.blue * direct;
    keepMirrored(mirrored, at, reach);
  }
}

function keepMirrored({ red, green, blue }: Lights, at: number, share: number): void {
  red[at] = (red[at] as number) * share;
  green[at] = (green[at] as number) * share;
  blue[at] = (blue[at] as number) * share;
}

/** Light that bounces between bright surfaces fills their corners; between dark ones it does not. */
function bounced(reach: number, colour: number): number {
  const a = 2.0404 * colour - 0.3324;
  const b = -4.7951 * colour + 0.6417;
  const c = 2.7552 * colour + 0.6903;
  return Math.max(reach, ((reach * a + b) * reach + c) * reach);
}

/** How light reaches the pixels of a run: the room's and the window's, 0 to 1, and how much a surface faces where it comes from. */
export interface LightReach {
  room: Float64Array;
  window: Float64Array;
  facing: Float64Array;
}

/** Colours that light takes on inside: of the boards, behind a depth, and of the surface itself. */
interface LightColours {
  inside: number;
  boards: Light;
  own: Light;
}

/** Writes the light that falls on surfaces of the wardrobe. */
export function lightRobe(run: Run, reached: LightReach, { inside, boards, own }: LightColours): void {
  const { length, place, normal, window, sun, fallen, mirrored } = run;
  for (let at = 0; at < length; at++) {
    const reach = reached.room[at] as number;
    const open = reached.window[at] as number;
    const direct = (sun[at] as number) * mix(1, open, 0.5);
    const root = Math.sqrt(reach);
    const soft = mix(reach, root, 0.56);
    const upwards = smoothstep(-1, 1, normal.y[at] as number);
    const ahead = (0.88 + 0.1 * (normal.z[at] as number)) * (0.6 + 0.42 * (reached.facing[at] as number));
    // Between boards, most of it comes from them: oak warms a shirt.
    const deep = 0.8 * smoothstep(-0.02, 0.06, inside - (place.z[at] as number));
    fallen.red[at] =
      mix(BELOW.red, ABOVE.red, upwards) * ahead * bounced(soft, mix(own.red, boards.red, deep)) +
      (window.red[at] as number) * open +
      SUN_LIGHT.red * direct;
    fallen.green[at] =
      mix(BELOW.green, ABOVE.green, upwards) * ahead * bounced(soft, mix(own.green, boards.green, deep)) +
      (window.green[at] as number) * open +
      SUN_LIGHT.green * direct;
    fallen.blue[at] =
      mix(BELOW.blue, ABOVE.blue, upwards) * ahead * bounced(soft, mix(own.blue, boards.blue, deep)) +
      (window.blue[at] as number) * open +
      SUN_LIGHT.blue * direct;
    keepMirrored(mirrored, at, Math.min(root * 1.2, 1));
  }
}
