import type { Placed } from '../loading/variants.ts';
import type { Area } from './area.ts';
import type { Lens } from './camera.ts';
import type { Program, Surface } from './context.ts';

/** A decoded image and where it lies in the frame, in pixels of the composite. */
export interface Layer extends Placed {
  image: ImageBitmap;
}

export interface CompositeFrame {
  width: number;
  height: number;
  /** The left edge meets the right one. */
  wraps: boolean;
  /** The quick small image that is shown first. */
  soft: boolean;
}

/** All chosen layers in one texture. Row 0 is the top of the image. */
export interface Composite extends CompositeFrame {
  texture: WebGLTexture;
  /** What is drawn in it; none when its content is a mixture. */
  layers: readonly Placed[];
  /** Whether its smaller copies are drawn. */
  mipmaps: boolean;
  /** Layers that are drawn so far only where they are in sight: what of them, and where that is. */
  owed?: { readonly layers: readonly Layer[]; readonly area: Area; readonly drawn: Area } | null;
}

/** One view of an image, as large as `width` and `height` say, in pixels drawn. */
export interface Sight {
  lens: Lens;
  /** What is drawn where there is no image: red, green and blue, 0 to 1. */
  ground: readonly [number, number, number];
  /** Full-size frame pixels on one pixel drawn, and the full-size frame's width. */
  density: number;
  frameWidth: number;
  width: number;
  height: number;
}

/** What is seen on a stage, and how it is drawn. */
export interface Image {
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

/** Where the pixels of a view lie: for vertex and fragment shaders alike. */
const PLACES = `
uniform vec2 middle;
uniform vec2 tilt;
uniform vec2 spread;
`;

const MESH = `
uniform vec2 mesh;
out vec2 there;
void main() {
  vec2 at = vec2(gl_VertexID >> 1, gl_InstanceID + (gl_VertexID & 1)) / mesh * 2. - 1.;
  there = place(at);
  gl_Position = vec4(at, 0., 1.);
}`;

/** On a mesh the card knows by itself which of the smaller copies to read; a little sharper is better. */
const READ = `
vec4 read(sampler2D t, vec2 uv) { return texture(t, uv, -.3); }
`;

/** The start of every fragment shader. */
const LOOK = `
uniform sampler2D before;
uniform sampler2D after;
uniform vec3 ground;
uniform float share;
out vec4 colour;
vec4 shown(vec4 image, vec2 uv) { return vec4(mix(ground, image.rgb, inside(uv)), 1.); }
`;

/** GLSL of one way to draw a view. */
export interface Shaders {
  vertex: string;
  fragment: string;
}

/**
 * Shaders that compute places on the corners of a mesh.
 * @param look GLSL of `vec4 look(vec2 there)`, the colour of what lies there
 */
const onMesh = (place: string, look: string): Shaders => ({
  vertex: PLACES + place + MESH,
  fragment: `${PLACES}${place}${LOOK}${READ}${look}in vec2 there;void main(){colour=look(there);}`,
});

/** Shaders that compute every pixel's place. `read`: GLSL of `vec4 read(sampler2D t, vec2 uv)`. */
const byPixel = (place: string, look: string, read: string): string =>
  `${PLACES}${place}${LOOK}${read}${look}in vec2 p;void main(){colour=look(place(p));}`;

/** Draws a sight with a program made of such shaders. */
function drawSight(gl: WebGL2RenderingContext, program: Program, sight: Sight, of: Composite): void {
  const { lens } = sight;
  program.use();
  gl.viewport(0, 0, sight.width, sight.height);
  gl.uniform2f(program.at('middle'), ...lens.middle);
  gl.uniform2f(program.at('tilt'), ...lens.tilt);
  gl.uniform2f(program.at('spread'), ...lens.spread);
  if (lens.mesh) gl.uniform2f(program.at('mesh'), ...lens.mesh);
  gl.uniform3f(program.at('ground'), ...sight.ground);
  gl.bindTexture(gl.TEXTURE_2D, of.texture);
  program.draw(lens.mesh);
}

const ROUGH_MESH = [64, 48] as const;

/** Draws the one composite that is in sight. */
const STILL = `
vec4 look(vec2 there) { return shown(read(after, there), there); }
`;

/** What the sharp image takes over from the soft one: its composite, and the means to draw. */
export interface SoftImage extends Image {
  forget(): Composite | null;
  /** GLSL that draws the one composite in sight, and its program on a mesh. */
  readonly still: string;
  readonly program: Program;
  readonly onMesh: (look: string) => Shaders;
  readonly byPixel: (look: string, read: string) => string;
  readonly drawSight: typeof drawSight;
}

/**
 * The first image: one small file, drawn soft. It is all that the first download can draw; the rest comes in a
 * module of its own while the sharp files are under way.
 */
export function createSoftImage({ gl, program }: Surface, place: string): SoftImage {
  const { fragment, vertex } = onMesh(place, STILL);
  const soft = program(fragment, vertex);
  soft.warm();
  let shown: Composite | null = null;
  return {
    still: STILL,
    program: soft,
    onMesh: (look) => onMesh(place, look),
    byPixel: (look, read) => byPixel(place, look, read),
    drawSight,
    get shown() {
      return shown;
    },
    show([layer], frame) {
      if (!layer) return;
      const texture = gl.createTexture();
      gl.bindTexture(gl.TEXTURE_2D, texture);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, layer.image);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, frame.wraps ? gl.REPEAT : gl.CLAMP_TO_EDGE);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
      shown = { ...frame, texture, layers: [layer], mipmaps: false };
    },
    advance: () => false,
    draw(sight) {
      // Only a mesh here: pixel by pixel comes with the sharp image.
      const lens = { ...sight.lens, mesh: sight.lens.mesh ?? ROUGH_MESH };
      if (shown) drawSight(gl, soft, { ...sight, lens }, shown);
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
