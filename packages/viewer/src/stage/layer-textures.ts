import type { Layer } from './image.ts';

interface LayerTexture {
  texture: WebGLTexture;
  bytes: number;
}

/**
 * Caches layers on the card. A choice changes one layer, but redraws all that overlap it: uploading those each time
 * took most of the time between a choice and its image.
 */
export function createLayerTextures(gl: WebGL2RenderingContext) {
  const textures = new Map<string, LayerTexture>();

  /** Allocates an empty texture for a file and binds it. */
  const allocate = (file: string, width: number, height: number): WebGLTexture => {
    const texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA8, width, height);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
    textures.set(file, { texture, bytes: width * height * 4 });
    return texture;
  };

  return {
    allocate,
    find: (file: string): WebGLTexture | null => textures.get(file)?.texture ?? null,

    /** Binds a layer's texture; uploads it first where it is missing. */
    bind({ file, width, height, image }: Layer): void {
      const known = textures.get(file);
      gl.bindTexture(gl.TEXTURE_2D, known?.texture ?? allocate(file, width, height));
      if (!known) gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, image);
    },

    /** Frees the oldest textures that are not in use, until at most so many bytes of them are left. */
    trim(inUse: readonly string[], idleBytes: number): void {
      const idle = [...textures].filter(([file]) => !inUse.includes(file));
      let bytes = idle.reduce((sum, [, one]) => sum + one.bytes, 0);
      for (const [file, one] of idle) {
        if (bytes <= idleBytes) return;
        gl.deleteTexture(one.texture);
        textures.delete(file);
        bytes -= one.bytes;
      }
    },
  };
}
