import { areaInSight, isWithin } from './area.ts';
import type { Lens } from './camera.ts';
import { createCompositor } from './compositor.ts';
import type { Program, Surface } from './context.ts';
import { createFade } from './fade.ts';
import type { Composite, Image, Sight, SoftImage } from './image.ts';

/** Up to here a plain read shows no flicker. */
const PLAIN_DENSITY = 1.6;

const FADING = `
vec4 look(vec2 there) { return shown(mix(read(before, there), read(after, there), share), there); }
`;

/**
 * Pixel by pixel, steps between neighbours are corrected where the frame's left edge meets its right one: there u
 * jumps by 1, and the card would read its smallest copy along a visible line.
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

/** The image from the first sharp one on: composites layers, cross-fades between them, draws the view. */
export function createSharpImage(surface: Surface, soft: SoftImage): Image {
  const { gl } = surface;
  const compositor = createCompositor(surface);
  const fade = createFade(compositor, soft.forget());
  const exactly = (look: string): Program => surface.program(soft.byPixel(look, READ_BY_PIXEL));
  const { fragment, vertex } = soft.onMesh(FADING);
  const sharp = { mesh: soft.program, exact: exactly(soft.still) };
  const fading = { mesh: surface.program(fragment, vertex), exact: exactly(FADING) };
  fading.mesh.warm();
  /** How the screen looks at it. */
  let lens: Lens | null = null;
  /** What came last has been on the screen, without a fade. */
  let seen = false;

  /** Without smaller copies every level reads the composite itself. */
  const prepare = (composite: Composite, { density, frameWidth }: Sight): void => {
    if ((density * composite.width) / frameWidth >= PLAIN_DENSITY) compositor.addMipmaps(composite);
  };

  return {
    get shown() {
      return fade.after;
    },
    show(layers, frame, milliseconds) {
      const whole = { x: 0, y: 0, width: frame.width, height: frame.height };
      fade.to(layers, frame, fading.mesh.ready() ? milliseconds : 0, lens ? areaInSight(lens, frame) : whole);
      seen = false;
    },
    advance(elapsed) {
      const goesOn = fade.advance(elapsed);
      // For the next choice: this image is on its way to the screen.
      if (!goesOn) compositor.warm();
      // What is out of sight comes after what is in sight.
      if (seen) compositor.complete(fade.after);
      return goesOn || !!fade.after?.owed;
    },
    draw(sight, settled = false) {
      const { after } = fade;
      if (!after) return;
      const before = settled ? null : fade.before;
      // The compositor leaves none bound, and a snapshot has one of its own.
      const target = gl.getParameter(gl.FRAMEBUFFER_BINDING);
      if (after.owed && !isWithin(areaInSight(sight.lens, after), after.owed.drawn)) compositor.complete(after);
      prepare(after, sight);
      if (before) prepare(before, sight);
      gl.bindFramebuffer(gl.FRAMEBUFFER, target);
      if (!settled) {
        lens = sight.lens;
        seen = !before;
      }
      const program = (before ? fading : sharp)[sight.lens.mesh ? 'mesh' : 'exact'];
      program.use();
      gl.uniform1f(program.at('share'), fade.share);
      gl.uniform1i(program.at('before'), 1);
      gl.activeTexture(gl.TEXTURE1);
      gl.bindTexture(gl.TEXTURE_2D, (before ?? after).texture);
      gl.activeTexture(gl.TEXTURE0);
      soft.drawSight(gl, program, sight, after);
    },
    dispose() {
      fade.dispose();
      for (const part of [compositor, sharp.exact, fading.mesh, fading.exact, soft]) part.dispose();
    },
  };
}
