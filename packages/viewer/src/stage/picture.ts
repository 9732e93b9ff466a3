import type { Placed } from '../loading/variants.ts';
import type { Lens } from './camera.ts';
import type { Surface } from './context.ts';

/** A decoded picture and where it lies in the frame, in pixels of the composite. */
export interface Layer extends Placed {
  picture: ImageBitmap;
}

export interface CompositeFrame {
  width: number;
  height: number;
  /** The left edge meets the right one. */
  wraps: boolean;
  /** The quick small picture that is shown first, softened. */
  soft: boolean;
}

/** All chosen layers in one texture. Row 0 is the top of the picture. */
export interface Composite extends CompositeFrame {
  texture: WebGLTexture;
  /** What is drawn in it; none when its content is a mixture. */
  layers: readonly Placed[];
  /** Whether its smaller copies are drawn. */
  mipmaps: boolean;
}

/** One view of a picture, as large as `width` and `height` say, in pixels drawn. */
export interface Sight {
  lens: Lens;
  /** Full-size frame pixels on one pixel drawn, and the full-size frame's width. */
  density: number;
  frameWidth: number;
  width: number;
  height: number;
}

/** What is seen on a stage, and how it is drawn. */
export interface Picture {
  /** What is in sight, or coming into sight. */
  readonly shown: Composite | null;
  /** Brings layers into sight in the place of what is seen now, within so many milliseconds (0: at once). */
  show(layers: readonly Layer[], frame: CompositeFrame, milliseconds: number): void;
  /** Goes on by so many milliseconds; answers whether there is more to come. */
  advance(elapsed: number): boolean;
  /** Draws to whatever framebuffer is bound. `settled`: without the fade that may be under way. */
  draw(sight: Sight, settled?: boolean): void;
  dispose(): void;
}

/** The start of every shader that draws a view. The soft picture is read as a cubic B-spline, in four samples. */
const LOOK = `
uniform mat3 turn;
uniform vec2 spread;
uniform sampler2D before;
uniform sampler2D after;
uniform bool softly;
uniform float share;
in vec2 p;
out vec4 colour;
vec4 smoothed(sampler2D t, vec2 uv) {
  vec2 size = vec2(textureSize(t, 0));
  vec2 at = uv * size - .5;
  vec2 f = fract(at);
  at -= f;
  vec2 g = 1. - f;
  vec2 w0 = g * g * g / 6.;
  vec2 w1 = 2. / 3. - f * f * (1. - f * .5);
  vec2 w3 = f * f * f / 6.;
  vec2 near = w0 + w1;
  vec2 a = (at - .5 + w1 / near) / size;
  vec2 b = (at + 1.5 + w3 / (1. - near)) / size;
  return mix(
    mix(textureLod(t, b, 0.), textureLod(t, vec2(a.x, b.y), 0.), near.x),
    mix(textureLod(t, vec2(b.x, a.y), 0.), textureLod(t, a, 0.), near.x),
    near.y);
}
`;

const SOFT = `
void main() {
  vec3 there = place(p);
  colour = smoothed(after, there.xy) * there.z;
}`;

/** What the sharp picture takes over from the soft one. */
export interface SoftPicture extends Picture {
  readonly look: string;
  forget(): Composite | null;
}

/**
 * The first picture: one small file, drawn soft. It is all that the first download can draw; the rest comes in a
 * module of its own while the sharp files are under way.
 */
export function createSoftPicture({ gl, program }: Surface, place: string): SoftPicture {
  const look = LOOK + place;
  const soft = program(look + SOFT);
  soft.warm();
  let shown: Composite | null = null;
  return {
    look,
    get shown() {
      return shown;
    },
    show([layer], frame) {
      if (!layer) return;
      const texture = gl.createTexture();
      gl.bindTexture(gl.TEXTURE_2D, texture);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, layer.picture);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, frame.wraps ? gl.REPEAT : gl.CLAMP_TO_EDGE);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
      shown = { ...frame, texture, layers: [layer], mipmaps: false };
    },
    advance: () => false,
    draw({ lens, width, height }) {
      if (!shown) return;
      soft.use();
      gl.viewport(0, 0, width, height);
      gl.uniformMatrix3fv(soft.at('turn'), false, lens.turn);
      gl.uniform2f(soft.at('spread'), ...lens.spread);
      gl.bindTexture(gl.TEXTURE_2D, shown.texture);
      soft.draw();
    },
    forget() {
      const given = shown;
      shown = null;
      return given;
    },
    dispose() {
      soft.dispose();
      gl.deleteTexture(shown?.texture ?? null);
    },
  };
}
