import type { Lens, Size } from '@vitrine/domain/design/view/projection';

/** A canvas with its context. */
export interface Surface {
  canvas: HTMLCanvasElement;
  gl: WebGL2RenderingContext;
  /** A program of this context, compiled on first use or by `warm`. */
  program(fragment: string, vertex?: string): Program;
}

export interface Program {
  /** Starts to compile the program, without waiting. */
  warm(): void;
  /** False while its use would block. */
  ready(): boolean;
  use(): void;
  at(uniform: string): WebGLUniformLocation | null;
  /** Draws over everything: one triangle, or as many cells as the vertex shader asks for. */
  draw(mesh?: Lens['mesh']): void;
  dispose(): void;
}

/** More than two pixels of the screen on one CSS pixel cost time without being visible. */
const DENSEST_SCREEN = 2;

/** Opens a canvas in the container; null when the browser has no WebGL2 or creates no context. */
export function openSurface(container: HTMLElement): Surface | null {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('part', 'canvas');
  canvas.tabIndex = 0;
  fitCanvas(canvas, { width: container.clientWidth, height: container.clientHeight });
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, depth: false });
  if (!gl) return null;
  container.prepend(canvas);
  return { canvas, gl, program: (fragment, vertex = CORNERS) => createLazyProgram(gl, fragment, vertex) };
}

/**
 * Gives the canvas the screen's pixels for its size. Sets only what differs, because setting a size clears the canvas.
 */
export function fitCanvas(canvas: HTMLCanvasElement, size: Size): void {
  const dense = Math.min(DENSEST_SCREEN, window.devicePixelRatio || 1);
  const [width, height] = [Math.round(size.width * dense) || 1, Math.round(size.height * dense) || 1];
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

/** Milliseconds until the card has freed what was deleted: ending a context waits for that. */
const DELETED_MS = 100;

/** Removes the canvas and soon frees the card's memory, before the next garbage collection. */
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

function createLazyProgram(gl: WebGL2RenderingContext, fragment: string, vertex: string): Program {
  const parallel = gl.getExtension('KHR_parallel_shader_compile');
  let program: WebGLProgram | null = null;
  const locations = new Map<string, WebGLUniformLocation | null>();
  const getProgram = (): WebGLProgram => {
    program ??= buildProgram(gl, fragment, vertex);
    return program;
  };
  return {
    warm: () => {
      getProgram();
    },
    ready: () => !parallel || gl.getProgramParameter(getProgram(), parallel.COMPLETION_STATUS_KHR),
    use: () => gl.useProgram(getProgram()),
    at: (uniform) => {
      if (!locations.has(uniform)) locations.set(uniform, gl.getUniformLocation(getProgram(), uniform));
      return locations.get(uniform) ?? null;
    },
    draw: (mesh = null) => {
      if (mesh) gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 2 * mesh[0] + 2, mesh[1]);
      else gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    dispose: () => gl.deleteProgram(program),
  };
}

function buildProgram(gl: WebGL2RenderingContext, fragment: string, vertex: string): WebGLProgram {
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
