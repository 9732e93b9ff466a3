import { toLight } from '@vitrine/domain/design/robes/model-materials';
import type { Lights } from './run.ts';

/*
 * Codes keep light between 0 and 1, c / (1 + its brightest channel), as the viewer's frames do: the mean of something very bright and
 * something dark then looks smooth.
 */

/** Turns the light of pixels into codes. */
export function encodeLights({ red, green, blue }: Lights, length: number): void {
  for (let at = 0; at < length; at++) {
    const whole = 1 + Math.max(red[at] as number, green[at] as number, blue[at] as number);
    red[at] = (red[at] as number) / whole;
    green[at] = (green[at] as number) / whole;
    blue[at] = (blue[at] as number) / whole;
  }
}

/** What the channels of a code are divided by to be light again. */
export const codeDivisor = (red: number, green: number, blue: number): number =>
  Math.max(0.02, 1 - Math.max(red, green, blue));

const BYTES = Float64Array.from({ length: 256 }, (_, byte) => toLight(byte / 255));

/** The light of one channel of an image, a byte. */
export const lightOfByte = (byte: number): number => BYTES[byte] as number;

/** Steps of light that a screen's byte is looked up by: enough for its darkest ones. */
const STEPS = 16384;
const SCREEN = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const light = step / STEPS;
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  // Deeper shadows, as film has them.
  return Math.round(255 * (value + (value * value * (3 - 2 * value) - value) * 0.08));
});

const screenByteOf = (light: number): number =>
  SCREEN[light <= 0 ? 0 : light >= 1 ? STEPS : (light * STEPS + 0.5) | 0] as number;

const EXPOSURE = 1.02;
/** From here on colours are compressed. */
const START = 0.76;

/**
 * Writes the codes of a row as three bytes each for a screen. Bright colours lose glare but keep their hue (Khronos' neutral
 * curve).
 */
export function presentCodes(codes: Lights, length: number, into: Uint8Array, first: number): void {
  for (let at = 0, to = first; at < length; at++, to += 3) {
    let [red, green, blue] = [codes.red[at] as number, codes.green[at] as number, codes.blue[at] as number];
    const exposure = EXPOSURE / codeDivisor(red, green, blue);
    const least = Math.min(red, green, blue) * exposure;
    const offset = least < 0.08 ? least - 6.25 * least * least : 0.04;
    red = red * exposure - offset;
    green = green * exposure - offset;
    blue = blue * exposure - offset;
    const peak = Math.max(red, green, blue);
    if (peak >= START) {
      const rest = 1 - START;
      const next = 1 - (rest * rest) / (peak + rest - START);
      const kept = 1 / (0.15 * (peak - next) + 1);
      const scale = (next / peak) * kept;
      const white = next * (1 - kept);
      red = red * scale + white;
      green = green * scale + white;
      blue = blue * scale + white;
    }
    into[to] = screenByteOf(red);
    into[to + 1] = screenByteOf(green);
    into[to + 2] = screenByteOf(blue);
  }
}
