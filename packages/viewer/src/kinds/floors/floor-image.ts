import { toColumnMajor } from '@vitrine/domain/design/floors/homography';
import type { Role } from '@vitrine/domain/design/floors/room';
import type { Surface } from '../../stage/context.ts';
import type { Composite, CompositeFrame, DrawState, Image, Layer, PreviewImage } from '../../stage/image.ts';
import type { FlakeTexture } from './flake-texture.ts';
import { FLOOR_LOOK } from './floor-shader.ts';

/** An image of the room on the card, and its area in fractions of the frame: x, y, width, height. */
interface RoomTexture {
  file: string;
  texture: WebGLTexture;
  area: readonly [number, number, number, number];
}

/** A visible floor: its flakes and what its finish reflects. */
interface Floor {
  flakes: FlakeTexture;
  gloss: RoomTexture | null;
}

const UNIT = { before: 0, after: 0, mask: 1, lighting: 2, flakes: 3, gloss: 5 } as const;
const NOWHERE = [2, 2, 1, 1] as const;

export interface FloorImage extends Image {
  /** Sets the floor and the uses of the images for the next `show`. */
  prepare(flakes: FlakeTexture, roles: readonly Role[]): void;
}

/** Creates the image of a room with its floor: draws the view, fades from one floor to the next. */
export function createFloorImage(
  { gl, program }: Surface,
  preview: PreviewImage,
  room: { toFloor: readonly (readonly number[])[]; frame: readonly [number, number] },
): FloorImage {
  const draw = program(preview.byPixel(FLOOR_LOOK, ''));
  draw.warm();
  const [white, black] = [createPlainTexture(gl, 255), createPlainTexture(gl, 0)];
  const shownTextures = new Map<Role, RoomTexture>();
  const textures = new Map<string, RoomTexture>();
  let shown: Composite | null = preview.release();
  let floors: { before: Floor | null; after: Floor } | null = null;
  let prepared: { flakes: FlakeTexture; roles: readonly Role[] } | null = null;
  let progress = 1;
  let length = 0;

  const freeFlakes = (floor: Floor | null): void => {
    if (floor && floor.flakes !== floors?.after.flakes) gl.deleteTexture(floor.flakes.texture);
  };

  const finish = (): void => {
    const old = floors?.before ?? null;
    if (floors) floors = { before: null, after: floors.after };
    progress = 1;
    freeFlakes(old);
    for (const [file, sheet] of textures) {
      if ([...shownTextures.values()].includes(sheet) || floors?.after.gloss === sheet) continue;
      gl.deleteTexture(sheet.texture);
      textures.delete(file);
    }
  };

  const getTexture = (layer: Layer, frame: CompositeFrame): RoomTexture => {
    const area = [
      layer.x / frame.width,
      layer.y / frame.height,
      layer.width / frame.width,
      layer.height / frame.height,
    ] as const;
    const sheet = textures.get(layer.file) ?? { file: layer.file, texture: upload(gl, layer.image), area };
    textures.set(layer.file, sheet);
    return sheet;
  };

  const bind = (unit: number, texture: WebGLTexture): void => {
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, texture);
  };

  const bindRoom = (): void => {
    const [mask, lighting] = [shownTextures.get('mask'), shownTextures.get('lighting')];
    bind(UNIT.mask, mask?.texture ?? black);
    bind(UNIT.lighting, lighting?.texture ?? white);
    gl.uniform1i(draw.at('mask'), UNIT.mask);
    gl.uniform1i(draw.at('lighting'), UNIT.lighting);
    gl.uniform4fv(draw.at('areas'), [...(mask?.area ?? NOWHERE), ...(lighting?.area ?? NOWHERE), ...NOWHERE]);
    gl.uniformMatrix3fv(draw.at('toFloor'), false, toColumnMajor(room.toFloor));
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
    prepare: (flakes, roles) => {
      prepared = { flakes, roles };
    },
    show(layers, frame, milliseconds) {
      if (!prepared) return;
      const { flakes, roles } = prepared;
      finish();
      shownTextures.clear();
      layers.forEach((layer, at) => {
        const role = roles[at];
        if (role) shownTextures.set(role, getTexture(layer, frame));
      });
      const base = shownTextures.get('base');
      if (base && shown?.texture !== base.texture) {
        if (shown?.isPreview) gl.deleteTexture(shown.texture);
        shown = { ...frame, texture: base.texture, layers, mipmaps: true };
      }
      const before = milliseconds > 0 ? (floors?.after ?? null) : null;
      const old = floors?.after ?? null;
      floors = { before, after: { flakes, gloss: shownTextures.get('gloss') ?? null } };
      length = milliseconds;
      progress = before ? 0 : 1;
      if (!before) {
        freeFlakes(old);
        finish();
      }
    },
    advance(elapsed) {
      if (!floors?.before) return false;
      progress = Math.min(1, progress + elapsed / length);
      if (progress === 1) finish();
      return floors.before !== null;
    },
    draw(state: DrawState, settled = false) {
      if (!shown) return;
      draw.use();
      bindRoom();
      bindFloors(settled ? null : (floors?.before ?? null), floors?.after ?? null);
      gl.uniform1f(draw.at('progress'), progress);
      gl.uniform1i(draw.at('before'), UNIT.before);
      gl.activeTexture(gl.TEXTURE0);
      preview.drawComposite(gl, draw, { ...state, lens: { ...state.lens, mesh: null } }, shown);
    },
    dispose() {
      for (const { texture } of textures.values()) gl.deleteTexture(texture);
      if (shown?.isPreview) gl.deleteTexture(shown.texture);
      for (const floor of [floors?.before, floors?.after]) gl.deleteTexture(floor?.flakes.texture ?? null);
      gl.deleteTexture(white);
      gl.deleteTexture(black);
      draw.dispose();
      preview.dispose();
    },
  };
}

/** Creates a texture of one pixel, for an image that a room or a finish lacks. */
function createPlainTexture(gl: WebGL2RenderingContext, grey: number): WebGLTexture {
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
