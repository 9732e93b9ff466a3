import type { Layer } from './image.ts';

interface Kept {
  texture: WebGLTexture;
  bytes: number;
}

/**
 * Layers as the card holds them. A choice changes one layer, but all that overlap it are drawn again: giving them to the
 * card each time took most of the time between a choice and its image.
 */
export function keepLayers(gl: WebGL2RenderingContext) {
  const kept = new Map<string, Kept>();

  /** An empty texture under a name, bound. */
  const allocate = (file: string, width: number, height: number): WebGLTexture => {
    const texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA8, width, height);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
    kept.set(file, { texture, bytes: width * height * 4 });
    return texture;
  };

  return {
    allocate,
    find: (file: string): WebGLTexture | null => kept.get(file)?.texture ?? null,

    /** Binds a layer's texture, after giving it to the card where it is not there. */
    bind({ file, width, height, image }: Layer): void {
      const known = kept.get(file);
      gl.bindTexture(gl.TEXTURE_2D, known?.texture ?? allocate(file, width, height));
      if (!known) gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, image);
    },

    /** Gives back what is not in use, oldest first, until so many bytes of it are left. */
    trim(inUse: readonly string[], idleBytes: number): void {
      const idle = [...kept].filter(([file]) => !inUse.includes(file));
      let bytes = idle.reduce((sum, [, one]) => sum + one.bytes, 0);
      for (const [file, one] of idle) {
        if (bytes <= idleBytes) return;
        gl.deleteTexture(one.texture);
        kept.delete(file);
        bytes -= one.bytes;
      }
    },
  };
}
