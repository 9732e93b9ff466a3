import type { Projection } from '@vitrine/domain/design/view/projection';

/** A projection with its GLSL. */
export interface Camera extends Projection {
  /**
   * GLSL. `vec2 toUv(vec2 p)`: the position in the frame of the view's p (-1 to 1); it may exceed 0 to 1. `float
   * inside(vec2 uv)`: 0 where there is no image.
   */
  readonly shader: string;
}
