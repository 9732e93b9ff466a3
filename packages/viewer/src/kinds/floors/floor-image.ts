import type { Surface } from '../../stage/context.ts';
import type { Composite, CompositeFrame, Image, Layer, Sight, SoftImage } from '../../stage/image.ts';
import type { Flakes } from './flakes.ts';
import { FLOOR_LOOK } from './floor-shader.ts';
import { byColumns } from './homography.ts';

/** An image of the room on the card, and its area in shares of the frame: x, y, width, height. */
interface Sheet {
  file: string;
  texture: WebGLTexture;
  area: readonly [number, number, number, number];
}

/** A floor in sight: its flakes and what its finish reflects. */
interface Floor {
  flakes: Flakes;
  gloss: Sheet | null;
}

/** What the images of a room are for, in the order in which `show` is given them; what a room lacks is left out. */
export type Role = 'base' | 'mask' | 'lighting' | 'gloss';

const UNIT = { before: 0, after: 0, mask: 1, lighting: 2, flakes: 3, gloss: 5 } as const;
const NOWHERE = [2, 2, 1, 1] as const;

export interface FloorImage extends Image {
  /** Says which floor, and with which images, the next `show` brings into sight. */
  next(flakes: Flakes, roles: readonly Role[]): void;
}

/** The room with its flake floor: draws the view, fades from one floor to the next. */
export function createFloorImage(
  { gl, program }: Surface,
  soft: SoftImage,
  room: { toFloor: readonly (readonly number[])[]; frame: readonly [number, number] },
): FloorImage {
  const draw = program(soft.byPixel(FLOOR_LOOK, ''));
  draw.warm();
  const [white, black] = [plain(gl, 255), plain(gl, 0)];
  const sheets = new Map<Role, Sheet>();
  const kept = new Map<string, Sheet>();
  let shown: Composite | null = soft.forget();
  let floors: { before: Floor | null; after: Floor } | null = null;
  let coming: { flakes: Flakes; roles: readonly Role[] } | null = null;
  let share = 1;
  let length = 0;

  const freeFlakes = (floor: Floor | null): void => {
    if (floor && floor.flakes !== floors?.after.flakes) gl.deleteTexture(floor.flakes.texture);
  };

  const finish = (): void => {
    const old = floors?.before ?? null;
    if (floors) floors = { before: null, after: floors.after };
    share = 1;
    freeFlakes(old);
    for (const [file, sheet] of kept) {
      if ([...sheets.values()].includes(sheet) || floors?.after.gloss === sheet) continue;
      gl.deleteTexture(sheet.texture);
      kept.delete(file);
    }
  };

  const sheetOf = (layer: Layer, frame: CompositeFrame): Sheet => {
    const area = [
      layer.x / frame.width,
      layer.y / frame.height,
      layer.width / frame.width,
      layer.height / frame.height,
    ] as const;
    const sheet = kept.get(layer.file) ?? { file: layer.file, texture: upload(gl, layer.image), area };
    kept.set(layer.file, sheet);
    return sheet;
  };

  const bind = (unit: number, texture: WebGLTexture): void => {
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, texture);
  };

  const bindRoom = (): void => {
    const [mask, lighting] = [sheets.get('mask'), sheets.get('lighting')];
    bind(UNIT.mask, mask?.texture ?? black);
    bind(UNIT.lighting, lighting?.texture ?? white);
    gl.uniform1i(draw.at('mask'), UNIT.mask);
    gl.uniform1i(draw.at('lighting'), UNIT.lighting);
    gl.uniform4fv(draw.at('areas'), [...(mask?.area ?? NOWHERE), ...(lighting?.area ?? NOWHERE), ...NOWHERE]);
    gl.uniformMatrix3fv(draw.at('toFloor'), false, byColumns(room.toFloor));
    gl.uniform2f(draw.at('frame'), ...room.frame);
  };

  const bindFloors = (before: Floor | null, after: Floor | null): void => {
    const pair = [before ?? after, after];
    pair.forEach((floor, at) => {
      bind(UNIT.flakes + at, floor?.flakes.texture ?? black);
      bind(UNIT.gloss + at, floor?.gloss?.texture ?? black);
    });
    gl.uniform1iv(draw.at('flakes'), [UNIT.flakes, UNIT.flakes + 1]);
    gl.uniform1iv(draw.at('gloss'), [UNIT.gloss, UNIT.gloss + 1]);
    gl.uniform4fv(
      draw.at('glossAreas'),
      pair.flatMap((floor) => [...(floor?.gloss?.area ?? NOWHERE)]),
    );
    gl.uniform1fv(
      draw.at('edges'),
      pair.map((floor) => floor?.flakes.edge ?? 1),
    );
    gl.uniform3fv(
      draw.at('means'),
      pair.flatMap((floor) => [...(floor?.flakes.mean ?? [0, 0, 0])]),
    );
    gl.uniform1i(draw.at('floors'), after ? (before ? 2 : 1) : 0);
  };

  return {
    get shown() {
      return shown;
    },
    next: (flakes, roles) => {
      coming = { flakes, roles };
    },
    show(layers, frame, milliseconds) {
      if (!coming) return;
      const { flakes, roles } = coming;
      finish();
      sheets.clear();
      layers.forEach((layer, at) => {
        const role = roles[at];
        if (role) sheets.set(role, sheetOf(layer, frame));
      });
      const base = sheets.get('base');
      if (base && shown?.texture !== base.texture) {
        if (shown?.soft) gl.deleteTexture(shown.texture);
        shown = { ...frame, texture: base.texture, layers, mipmaps: true };
      }
      const before = milliseconds > 0 ? (floors?.after ?? null) : null;
      const old = floors?.after ?? null;
      floors = { before, after: { flakes, gloss: sheets.get('gloss') ?? null } };
      length = milliseconds;
      share = before ? 0 : 1;
      if (!before) {
        freeFlakes(old);
        finish();
      }
    },
    advance(elapsed) {
      if (!floors?.before) return false;
      share = Math.min(1, share + elapsed / length);
      if (share === 1) finish();
      return floors.before !== null;
    },
    draw(sight: Sight, settled = false) {
      if (!shown) return;
      draw.use();
      bindRoom();
      bindFloors(settled ? null : (floors?.before ?? null), floors?.after ?? null);
      gl.uniform1f(draw.at('share'), share);
      gl.uniform1i(draw.at('before'), UNIT.before);
      gl.activeTexture(gl.TEXTURE0);
      soft.drawSight(gl, draw, { ...sight, lens: { ...sight.lens, mesh: null } }, shown);
    },
    dispose() {
      for (const { texture } of kept.values()) gl.deleteTexture(texture);
      if (shown?.soft) gl.deleteTexture(shown.texture);
      for (const floor of [floors?.before, floors?.after]) gl.deleteTexture(floor?.flakes.texture ?? null);
      gl.deleteTexture(white);
      gl.deleteTexture(black);
      draw.dispose();
      soft.dispose();
    },
  };
}

/** One pixel, for what a room or a finish has no image of. */
function plain(gl: WebGL2RenderingContext, grey: number): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  const pixel = new Uint8Array([grey, grey, grey, 255]);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, 1, 1, 0, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
  return texture;
}

function upload(gl: WebGL2RenderingContext, image: ImageBitmap): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, image);
  gl.generateMipmap(gl.TEXTURE_2D);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  return texture;
}
