import type { Lens } from '@vitrine/domain/design/view/projection';
import { findVisibleArea, isWithin } from './area.ts';
import { createCompositor } from './compositor.ts';
import type { Program, Surface } from './context.ts';
import { createFade } from './fade.ts';
import type { Composite, DrawState, Image, PreviewImage } from './image.ts';

/** Up to this density a plain read does not flicker. */
const PLAIN_DENSITY = 1.6;

const FADING = `
vec4 look(vec2 uv) { return shown(mix(read(before, uv), read(after, uv), progress), uv); }
`;

/**
 * Pixel by pixel, the step between neighbours is corrected where the frame's left edge meets its right one: u jumps by
 * 1 there, and the card would read its smallest copy along a visible line.
 */
const READ_BY_PIXEL = `
vec4 read(sampler2D t, vec2 uv) {
  vec2 size = vec2(textureSize(t, 0));
  vec2 dx = dFdx(uv);
  vec2 dy = dFdy(uv);
  dx = (dx - round(dx)) * size;
  dy = (dy - round(dy)) * size;
  return textureLod(t, uv, max(0., .5 * log2(max(dot(dx, dx), dot(dy, dy))) - .3));
}
`;

/** Creates the full image: composites layers, cross-fades between them, draws the view. */
export function createFullImage(surface: Surface, preview: PreviewImage): Image {
  const { gl } = surface;
  const compositor = createCompositor(surface);
  const fade = createFade(compositor, preview.release());
  const compileByPixel = (look: string): Program => surface.program(preview.byPixel(look, READ_BY_PIXEL));
  const { fragment, vertex } = preview.onMesh(FADING);
  const still = { mesh: preview.program, exact: compileByPixel(preview.still) };
  const fading = { mesh: surface.program(fragment, vertex), exact: compileByPixel(FADING) };
  fading.mesh.warm();
  /** The last lens on the screen. */
  let lens: Lens | null = null;
  /** True once the last image has been on the screen, without a fade. */
  let isOnScreen = false;

  /** Adds smaller copies where the view needs them; without them every level reads the composite. */
  const prepare = (composite: Composite, { density, frameWidth }: DrawState): void => {
    if ((density * composite.width) / frameWidth >= PLAIN_DENSITY) compositor.addMipmaps(composite);
  };

  return {
    get shown() {
      return fade.after;
    },
    show(layers, frame, milliseconds) {
      const whole = { x: 0, y: 0, width: frame.width, height: frame.height };
      fade.fadeTo(layers, frame, fading.mesh.ready() ? milliseconds : 0, lens ? findVisibleArea(lens, frame) : whole);
      isOnScreen = false;
    },
    advance(elapsed) {
      const goesOn = fade.advance(elapsed);
      // Prepares the next choice now that this image is on its way to the screen.
      if (!goesOn) compositor.warm();
      // Only once what is visible is on the screen.
      if (isOnScreen) compositor.complete(fade.after);
      return goesOn || !!fade.after?.dirty;
    },
    draw(state, settled = false) {
      const { after } = fade;
      if (!after) return;
      const before = settled ? null : fade.before;
      // The compositor unbinds its framebuffer, but a snapshot needs the one that was bound.
      const target = gl.getParameter(gl.FRAMEBUFFER_BINDING);
      if (after.dirty && !isWithin(findVisibleArea(state.lens, after), after.dirty.drawn)) compositor.complete(after);
      prepare(after, state);
      if (before) prepare(before, state);
      gl.bindFramebuffer(gl.FRAMEBUFFER, target);
      if (!settled) {
        lens = state.lens;
        isOnScreen = !before;
      }
      const program = (before ? fading : still)[state.lens.mesh ? 'mesh' : 'exact'];
      program.use();
      gl.uniform1f(program.at('progress'), fade.progress);
      gl.uniform1i(program.at('before'), 1);
      gl.activeTexture(gl.TEXTURE1);
      gl.bindTexture(gl.TEXTURE_2D, (before ?? after).texture);
      gl.activeTexture(gl.TEXTURE0);
      preview.drawComposite(gl, program, state, after);
    },
    dispose() {
      fade.dispose();
      for (const part of [compositor, still.exact, fading.mesh, fading.exact, preview]) part.dispose();
    },
  };
}
