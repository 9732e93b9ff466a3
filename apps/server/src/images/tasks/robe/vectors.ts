/** A point or a direction in the room. Metres. */
export interface Vector {
  x: number;
  y: number;
  z: number;
}

/** Light, from 0 up; 1 is about as bright as white paper. */
export interface Light {
  red: number;
  green: number;
  blue: number;
}

export const dot = (one: Vector, other: Vector): number => one.x * other.x + one.y * other.y + one.z * other.z;

export const clamp = (value: number, least: number, most: number): number =>
  value < least ? least : value > most ? most : value;

export const mix = (one: number, other: number, share: number): number => one + (other - one) * share;

/** 0 before a range, 1 after it, and smooth within. */
export function smoothstep(from: number, until: number, value: number): number {
  const share = clamp((value - from) / (until - from), 0, 1);
  return share * share * (3 - 2 * share);
}

/** Much faster than `**`. */
export function fifthPower(value: number): number {
  const square = value * value;
  return square * square * value;
}
