import type { DrawState } from './image.ts';

/** What a stage draws over its image. */
export interface Overlay {
  /** Advances by a time in milliseconds; returns whether there is more to come. */
  advance(elapsed: number): boolean;
  /** Draws to the bound framebuffer. `settled`: without what still fades in. */
  draw(state: DrawState, settled: boolean): void;
}
