import { createCompositor, SMALLER_COPIES } from './compositor.ts';
import type { Surface } from './context.ts';
import { createFade } from './fade.ts';
import type { Composite, Picture, Sight, SoftPicture } from './picture.ts';

/** Up to here a plain read shows no flicker. */
const PLAIN_DENSITY = 1.25;

/**
 * Which of the smaller copies to read, a little sharper than the card would choose. Steps between neighbouring pixels
 * are corrected where the frame's left edge meets its right one: there u jumps by 1, and the smallest copy would show
 * as a line.
 */
const LEVEL = `
float level(sampler2D t, vec2 uv) {
  vec2 size = vec2(textureSize(t, 0));
  vec2 dx = dFdx(uv);
  vec2 dy = dFdy(uv);
  dx = (dx - round(dx)) * size;
  dy = (dy - round(dy)) * size;
  return clamp(.5 * log2(max(dot(dx, dx), dot(dy, dy))) - .3, 0., ${SMALLER_COPIES}.);
}
`;

const SHARP = `
void main() {
  vec3 there = place(p);
  colour = textureLod(after, there.xy, level(after, there.xy)) * there.z;
}`;

const FADING = `
void main() {
  vec3 there = place(p);
  float l = level(before, there.xy);
  vec4 one = softly ? smoothed(before, there.xy) : textureLod(before, there.xy, l);
  vec4 other = softly && share == 0. ? one : textureLod(after, there.xy, level(after, there.xy));
  colour = mix(one, other, share) * there.z;
}`;

/** The picture from the first sharp one on: composites layers, cross-fades between them, draws the view. */
export function createSharpPicture(surface: Surface, soft: SoftPicture): Picture {
  const { gl } = surface;
  const compositor = createCompositor(surface);
  const fade = createFade(compositor, soft.forget());
  const sharp = surface.program(soft.look + LEVEL + SHARP);
  const fading = surface.program(soft.look + LEVEL + FADING);
  for (const program of [compositor, sharp, fading]) program.warm();

  /** Without smaller copies every level reads the composite itself. */
  const prepare = (composite: Composite, { density, frameWidth }: Sight): void => {
    if ((density * composite.width) / frameWidth >= PLAIN_DENSITY) compositor.addMipmaps(composite);
  };

  return {
    get shown() {
      return fade.after;
    },
    show: (layers, frame, milliseconds) => fade.to(layers, frame, fading.ready() ? milliseconds : 0),
    advance: (elapsed) => fade.advance(elapsed),
    draw(sight, settled = false) {
      const { after } = fade;
      if (!after) return;
      // A soft picture stands alone as a fade that has not begun.
      const before = (settled ? null : fade.before) ?? (after.soft ? after : null);
      const program = before ? fading : sharp;
      prepare(after, sight);
      if (before) prepare(before, sight);
      program.use();
      gl.viewport(0, 0, sight.width, sight.height);
      gl.uniformMatrix3fv(program.at('turn'), false, sight.lens.turn);
      gl.uniform2f(program.at('spread'), ...sight.lens.spread);
      gl.uniform1f(program.at('share'), before === after ? 0 : fade.share);
      gl.uniform1i(program.at('softly'), before?.soft ? 1 : 0);
      gl.uniform1i(program.at('before'), 1);
      gl.activeTexture(gl.TEXTURE1);
      gl.bindTexture(gl.TEXTURE_2D, (before ?? after).texture);
      gl.activeTexture(gl.TEXTURE0);
      gl.bindTexture(gl.TEXTURE_2D, after.texture);
      program.draw();
    },
    dispose() {
      fade.dispose();
      for (const part of [compositor, sharp, fading, soft]) part.dispose();
    },
  };
}
