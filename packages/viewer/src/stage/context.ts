import type { Lens, Size } from './camera.ts';

/** A canvas with its context. */
export interface Surface {
  canvas: HTMLCanvasElement;
  gl: WebGL2RenderingContext;
  /** A program of this context, compiled when first used or before that by `warm`. */
  program(fragment: string, vertex?: string): Program;
}

export interface Program {
  /** Compiles it beside whatever else is going on. */
  warm(): void;
  /** False while it would have to be waited for. */
  ready(): boolean;
  use(): void;
  at(uniform: string): WebGLUniformLocation | null;
  /** Draws over everything: one triangle, or as many cells as the vertex shader asks for. */
  draw(mesh?: Lens['mesh']): void;
  dispose(): void;
}

/** More than two pixels of the screen on one CSS pixel are not seen, but paid for. */
const DENSEST_SCREEN = 2;

/**
 * Opens a canvas in the image's place; null when the browser has no WebGL2 or refuses a context. A context takes its
 * time: called while latest.json is under way, that costs the visitor nothing.
 */
export function openSurface(place: HTMLElement): Surface | null {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('part', 'canvas');
  canvas.tabIndex = 0;
  fitCanvas(canvas, { width: place.clientWidth, height: place.clientHeight });
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, depth: false });
  if (!gl) return null;
  place.prepend(canvas);
  return { canvas, gl, program: (fragment, vertex = CORNERS) => lazyProgram(gl, fragment, vertex) };
}

/** Gives the canvas the screen's pixels for its size; one that has them stays as it is, for a new size clears it. */
export function fitCanvas(canvas: HTMLCanvasElement, size: Size): void {
  const dense = Math.min(DENSEST_SCREEN, window.devicePixelRatio || 1);
  const [width, height] = [Math.round(size.width * dense) || 1, Math.round(size.height * dense) || 1];
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

/** By then the card has let go of what was deleted: to end a context waits for that. */
const DELETED_MS = 100;

/** Takes the canvas away and soon gives the card's memory back, not at the next garbage collection. */
export function releaseSurface(surface: Surface | null): void {
  surface?.canvas.remove();
  setTimeout(() => surface?.gl.getExtension('WEBGL_lose_context')?.loseContext(), DELETED_MS);
}

/** One triangle that covers everything; `p` runs from -1 to 1 over the area. */
const CORNERS = `
out vec2 p;
void main() {
  p = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4. - 1.;
  gl_Position = vec4(p, 0., 1.);
}`;

const PRECISION = `#version 300 es
precision highp float;
precision highp sampler2D;
`;

function lazyProgram(gl: WebGL2RenderingContext, fragment: string, vertex: string): Program {
  const parallel = gl.getExtension('KHR_parallel_shader_compile');
  let program: WebGLProgram | null = null;
  const places = new Map<string, WebGLUniformLocation | null>();
  const built = (): WebGLProgram => {
    program ??= build(gl, fragment, vertex);
    return program;
  };
  return {
    warm: () => {
      built();
    },
    ready: () => !parallel || gl.getProgramParameter(built(), parallel.COMPLETION_STATUS_KHR),
    use: () => gl.useProgram(built()),
    at: (uniform) => {
      if (!places.has(uniform)) places.set(uniform, gl.getUniformLocation(built(), uniform));
      return places.get(uniform) ?? null;
    },
    draw: (mesh = null) => {
      if (mesh) gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 2 * mesh[0] + 2, mesh[1]);
      else gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    dispose: () => gl.deleteProgram(program),
  };
}

function build(gl: WebGL2RenderingContext, fragment: string, vertex: string): WebGLProgram {
  const program = gl.createProgram();
  const add = (kind: number, source: string): void => {
    const shader = gl.createShader(kind);
    if (!shader) return;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  };
  add(gl.VERTEX_SHADER, PRECISION + vertex);
  add(gl.FRAGMENT_SHADER, PRECISION + fragment);
  gl.linkProgram(program);
  return program;
}
