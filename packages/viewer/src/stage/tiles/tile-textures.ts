import { tileLimits } from '@vitrine/contract/configurators/tile-limits';
import type { Size } from '@vitrine/domain/design/view/projection';
import { type Tile, tileFileArea } from '@vitrine/domain/design/view/tiles/tile-grid';
import type { Surface } from '../context.ts';
import { STAMP } from './tile-shader.ts';

/** One tile on the card, with all its layers. */
export interface TileTexture extends Tile {
  texture: WebGLTexture;
  /** What it was made of. */
  files: string;
  /** 0 to 1: tiles fade in. */
  opacity: number;
}

const SIDE = tileLimits.size + 2 * tileLimits.edge;
const TILE_BYTES = SIDE * SIDE * 4;

export const tileKey = ({ scale, column, row }: Tile): string => `${scale} ${column} ${row}`;

/**
 * The tiles on the card, within so many bytes: those that were not needed for the longest time are freed first.
 */
export function createTileTextures({ gl, program }: Surface, maxBytes: number) {
  /** The one that was needed last is the last. */
  const textures = new Map<string, TileTexture>();
  const stamp = program(STAMP);
  const target = gl.createFramebuffer();
  /** Holds one layer while it is drawn over the others. */
  let scratch: WebGLTexture | null = null;
  // The scratch texture counts as one.
  const capacity = Math.max(1, Math.floor(maxBytes / TILE_BYTES) - 1);

  const allocate = (width: number, height: number): WebGLTexture => {
    const texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA8, width, height);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    return texture;
  };

  const upload = (texture: WebGLTexture, image: ImageBitmap): void => {
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, image.width, image.height, gl.RGBA, gl.UNSIGNED_BYTE, image);
  };

  const drawOver = (texture: WebGLTexture, image: ImageBitmap): void => {
    scratch ??= allocate(SIDE, SIDE);
    upload(scratch, image);
    gl.bindFramebuffer(gl.FRAMEBUFFER, target);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
    gl.viewport(0, 0, image.width, image.height);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    stamp.use();
    stamp.draw();
    gl.disable(gl.BLEND);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  };

  const free = (key: string): void => {
    gl.deleteTexture(textures.get(key)?.texture ?? null);
    textures.delete(key);
  };

  return {
    capacity,
    all: (): Iterable<TileTexture> => textures.values(),
    find: (tile: Tile): TileTexture | undefined => textures.get(tileKey(tile)),

    /** Marks a tile as needed now. */
    touch(tile: Tile): void {
      const key = tileKey(tile);
      const found = textures.get(key);
      if (!found) return;
      textures.delete(key);
      textures.set(key, found);
    },

    /**
     * Draws layers over each other into a tile, the first one without blending.
     * @throws Error when an image has another size than the tile's file
     */
    compose(tile: Tile, files: string, images: readonly ImageBitmap[], frame: Size, opacity: number): void {
      const { width, height } = tileFileArea(tile, frame);
      if (images.some((image) => image.width !== width || image.height !== height)) throw new Error('size');
      free(tileKey(tile));
      const texture = allocate(width, height);
      const [first, ...others] = images;
      if (first) upload(texture, first);
      for (const image of others) drawOver(texture, image);
      textures.set(tileKey(tile), { ...tile, texture, files, opacity });
      for (const key of [...textures.keys()].slice(0, Math.max(0, textures.size - capacity))) free(key);
    },

    dispose(): void {
      for (const key of [...textures.keys()]) free(key);
      gl.deleteTexture(scratch);
      gl.deleteFramebuffer(target);
      stamp.dispose();
    },
  };
}
