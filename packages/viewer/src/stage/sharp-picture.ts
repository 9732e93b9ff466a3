import { createCompositor } from './compositor.ts';
import type { Program, Surface } from './context.ts';
import { createFade } from './fade.ts';
import type { Composite, Picture, Sight, SoftPicture } from './picture.ts';

/** Up to here a plain read shows no flicker. */
const PLAIN_DENSITY = 1.25;

const SHARP = 'vec4 look(vec3 there) { return shown(textureLod(after, there.xy, there.z), there.xy); }\n';

const FADING = `
vec4 look(vec3 there) {
  vec4 one = softly ? smoothed(before, there.xy) : textureLod(before, there.xy, there.z);
  return shown(mix(one, textureLod(after, there.xy, there.z), share), there.xy);
}
`;

/** The picture from the first sharp one on: composites layers, cross-fades between them, draws the view. */
export function createSharpPicture(surface: Surface, soft: SoftPicture): Picture {
  const { gl } = surface;
  const compositor = createCompositor(surface);
  const fade = createFade(compositor, soft.forget());
  const sharp = programs(surface, soft, SHARP);
  const fading = programs(surface, soft, FADING);
  for (const program of [compositor, sharp.mesh, fading.mesh]) program.warm();

  /** Without smaller copies every level reads the composite itself. */
  const prepare = (composite: Composite, { density, frameWidth }: Sight): void => {
    if ((density * composite.width) / frameWidth >= PLAIN_DENSITY) compositor.addMipmaps(composite);
  };

  return {
    get shown() {
      return fade.after;
    },
    show: (layers, frame, milliseconds) => fade.to(layers, frame, fading.mesh.ready() ? milliseconds : 0),
    advance: (elapsed) => fade.advance(elapsed),
    draw(sight, settled = false) {
      const { after } = fade;
      if (!after) return;
      // A soft picture that stands alone is a fade that has not begun.
      const before = (settled ? null : fade.before) ?? (after.soft ? after : null);
      const program = (before ? fading : sharp)[sight.lens.mesh ? 'mesh' : 'exact'];
      prepare(after, sight);
      if (before) prepare(before, sight);
      program.use();
      gl.uniform1f(program.at('share'), before === after ? 0 : fade.share);
      gl.uniform1i(program.at('softly'), before?.soft ? 1 : 0);
      gl.uniform1i(program.at('before'), 1);
      gl.activeTexture(gl.TEXTURE1);
      gl.bindTexture(gl.TEXTURE_2D, (before ?? after).texture);
      gl.activeTexture(gl.TEXTURE0);
      soft.drawSight(gl, program, sight, after);
    },
    dispose() {
      fade.dispose();
      for (const part of [compositor, sharp.mesh, sharp.exact, fading.mesh, fading.exact, soft]) part.dispose();
    },
  };
}

function programs({ program }: Surface, soft: SoftPicture, look: string): { mesh: Program; exact: Program } {
  const { mesh, exact } = soft.lookWith(look);
  return { mesh: program(mesh.fragment, mesh.vertex), exact: program(exact.fragment) };
}
