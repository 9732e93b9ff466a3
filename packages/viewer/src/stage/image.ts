import type { PlacedFile } from '@vitrine/domain/design/view/place-asset';
import type { Lens } from '@vitrine/domain/design/view/projection';
import type { Area } from './area.ts';
import type { Program, Surface } from './context.ts';

/** A decoded image with its rectangle in the frame, in pixels of the composite. */
export interface Layer extends PlacedFile {
  image: ImageBitmap;
}

export interface CompositeFrame {
  width: number;
  height: number;
  /** The left edge meets the right one. */
  wraps: boolean;
  /** True for the preview, the quick small image that comes first. */
  isPreview: boolean;
}

/** All chosen layers in one texture. Row 0 is the top of the image. */
export interface Composite extends CompositeFrame {
  texture: WebGLTexture;
  /** The files in it; empty when it is a mixture. */
  layers: readonly PlacedFile[];
  /** Whether its smaller copies are drawn. */
  mipmaps: boolean;
  /** Layers that are drawn only in part: their area, and the area in which they are drawn. */
  dirty?: { readonly layers: readonly Layer[]; readonly area: Area; readonly drawn: Area } | null;
}

/** One view of an image: what to draw, and `width` and `height` in pixels drawn. */
export interface DrawState {
  lens: Lens;
  /** Red, green and blue, 0 to 1, where there is no image. */
  background: readonly [number, number, number];
  /** Full-size frame pixels on one pixel drawn, and the full-size frame's width. */
  density: number;
  frameWidth: number;
  width: number;
  height: number;
}

/** The image on a stage, and how to draw it. */
export interface Image {
  /** What is visible or becomes visible. */
  readonly shown: Composite | null;
  /** Replaces what is visible by the layers, within so many milliseconds (0: immediately). */
  show(layers: readonly Layer[], frame: CompositeFrame, milliseconds: number): void;
  /** Advances by a time in milliseconds; returns whether there is more to come. */
  advance(elapsed: number): boolean;
  /** Draws to the bound framebuffer. `settled`: without the fade under way. */
  draw(state: DrawState, settled?: boolean): void;
  dispose(): void;
}

/** What maps the pixels of a view into the frame, for vertex and fragment shaders alike. */
const LENS_UNIFORMS = `
uniform vec2 centre;
uniform vec2 tilt;
uniform vec2 halfExtent;
`;

const MESH = `
uniform vec2 mesh;
out vec2 uv;
void main() {
  vec2 at = vec2(gl_VertexID >> 1, gl_InstanceID + (gl_VertexID & 1)) / mesh * 2. - 1.;
  uv = toUv(at);
  gl_Position = vec4(at, 0., 1.);
}`;

/** On a mesh the card chooses the smaller copy to read; a slightly larger one looks better. */
const READ = `
vec4 read(sampler2D t, vec2 uv) { return texture(t, uv, -.3); }
`;

/** The start of every fragment shader. */
const IMAGE_UNIFORMS = `
uniform sampler2D before;
uniform sampler2D after;
uniform vec3 background;
uniform float progress;
out vec4 colour;
vec4 shown(vec4 image, vec2 uv) { return vec4(mix(background, image.rgb, inside(uv)), 1.); }
`;

/** GLSL of one way to draw a view. */
export interface Shaders {
  vertex: string;
  fragment: string;
}

/**
 * Shaders that compute positions on the corners of a mesh.
 * @param look GLSL of `vec4 look(vec2 uv)`, the colour at uv
 */
const onMesh = (camera: string, look: string): Shaders => ({
  vertex: LENS_UNIFORMS + camera + MESH,
  fragment: `${LENS_UNIFORMS}${camera}${IMAGE_UNIFORMS}${READ}${look}in vec2 uv;void main(){colour=look(uv);}`,
});

/** Shaders that compute the position of every pixel. `read`: GLSL of `vec4 read(sampler2D t, vec2 uv)`. */
const byPixel = (camera: string, look: string, read: string): string =>
  `${LENS_UNIFORMS}${camera}${IMAGE_UNIFORMS}${read}${look}in vec2 p;void main(){colour=look(toUv(p));}`;

/** Draws a view with a program of such shaders. */
function drawComposite(gl: WebGL2RenderingContext, program: Program, state: DrawState, of: Composite): void {
  const { lens } = state;
  program.use();
  gl.viewport(0, 0, state.width, state.height);
  gl.uniform2f(program.at('centre'), ...lens.centre);
  gl.uniform2f(program.at('tilt'), ...lens.tilt);
  gl.uniform2f(program.at('halfExtent'), ...lens.halfExtent);
  if (lens.mesh) gl.uniform2f(program.at('mesh'), ...lens.mesh);
  gl.uniform3f(program.at('background'), ...state.background);
  gl.bindTexture(gl.TEXTURE_2D, of.texture);
  program.draw(lens.mesh);
}

const ROUGH_MESH = [64, 48] as const;

/** Draws the one visible composite. */
const STILL = `
vec4 look(vec2 uv) { return shown(read(after, uv), uv); }
`;

/** What the full image takes over from the preview: its composite, and the means to draw. */
export interface PreviewImage extends Image {
  release(): Composite | null;
  /** GLSL that draws the one visible composite, and its program on a mesh. */
  readonly still: string;
  readonly program: Program;
  readonly onMesh: (look: string) => Shaders;
  readonly byPixel: (look: string, read: string) => string;
  readonly drawComposite: typeof drawComposite;
}

/** Creates the preview: one small file. The full image takes over once the full files are there. */
export function createPreviewImage({ gl, program }: Surface, camera: string): PreviewImage {
  const { fragment, vertex } = onMesh(camera, STILL);
  const previewProgram = program(fragment, vertex);
  previewProgram.warm();
  let shown: Composite | null = null;
  return {
    still: STILL,
    program: previewProgram,
    onMesh: (look) => onMesh(camera, look),
    byPixel: (look, read) => byPixel(camera, look, read),
    drawComposite,
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
    draw(state) {
      // The preview draws on a mesh only; the full image can also draw by pixel.
      const lens = { ...state.lens, mesh: state.lens.mesh ?? ROUGH_MESH };
      if (shown) drawComposite(gl, previewProgram, { ...state, lens }, shown);
    },
    release() {
      const released = shown;
      shown = null;
      return released;
    },
    dispose() {
      previewProgram.dispose();
      gl.deleteTexture(shown?.texture ?? null);
    },
  };
}
