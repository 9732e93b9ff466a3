import { type Area, findChangedArea, intersectAreas, isWithin, shrinkArea } from './area.ts';
import type { Surface } from './context.ts';
import type { Composite, CompositeFrame, Layer } from './image.ts';
import { createLayerTextures } from './layer-textures.ts';

/** Number of smaller copies of a composite, each half the size of the one before. No view needs more. */
export const SMALLER_COPIES = 3;

/**
 * Draws the image over the viewport, within the scissor. At its own size texel for pixel; at half of it each pixel is
 * the mean of four texels. Interpolated coordinates cost half of texelFetch.
 */
const COPY = `
uniform sampler2D image;
uniform float opacity;
in vec2 p;
out vec4 colour;
void main() { colour = texture(image, p * .5 + .5) * opacity; }`;

/** True when the composite shows only the first of the layers, so that the others can be drawn over it. */
export const isBaseOf = ({ layers: [base, ...more] }: Composite, layers: readonly Layer[]): boolean =>
  base !== undefined && more.length === 0 && layers.length > 1 && base.file === layers[0]?.file;

const covers = (area: Area, { width, height }: CompositeFrame): boolean =>
  area.width === width && area.height === height;

export type Compositor = ReturnType<typeof createCompositor>;

/**
 * Draws layers over each other on the graphics card. Ours, because a general renderer blends all layers in every frame
 * and is a larger download; this one keeps the result and redraws only the area that changed.
 */
export function createCompositor({ gl, program }: Surface) {
  const copyProgram = program(COPY);
  const target = gl.createFramebuffer();
  const layerTextures = createLayerTextures(gl);

  const setTarget = (texture: WebGLTexture, width: number, height: number, level = 0): void => {
    gl.bindFramebuffer(gl.FRAMEBUFFER, target);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, level);
    gl.viewport(0, 0, width, height);
  };

  const drawPart = ({ x, y, width, height }: Area, opacity: number): void => {
    copyProgram.use();
    gl.uniform1f(copyProgram.at('opacity'), opacity);
    gl.enable(gl.SCISSOR_TEST);
    gl.scissor(x, y, width, height);
    copyProgram.draw();
    gl.disable(gl.SCISSOR_TEST);
  };

  /**
   * Draws a part of the bound texture, whose rectangle is the second argument. `opacity` 1 blends by its alpha; less
   * mixes it in.
   */
  const paint = (part: Area, { x, y, width, height }: Area, opacity: number): void => {
    gl.viewport(x, y, width, height);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    drawPart(part, opacity);
    gl.disable(gl.BLEND);
  };

  /** Copies a part of one texture to the same position of another, pixel for pixel. */
  const copyPart = (from: WebGLTexture, to: WebGLTexture, { x, y, width, height }: Area): void => {
    setTarget(from, 0, 0);
    gl.bindTexture(gl.TEXTURE_2D, to);
    gl.copyTexSubImage2D(gl.TEXTURE_2D, 0, x, y, x, y, width, height);
  };

  /** The first layer replaces what is there, without blending. */
  const putFirst = (composite: Composite, layer: Layer, area: Area): void => {
    const part = intersectAreas(layer, area);
    const known = layerTextures.find(layer.file);
    if (part && known) copyPart(known, composite.texture, part);
    else if (part) {
      const { x, y, width, height } = part;
      gl.bindTexture(gl.TEXTURE_2D, composite.texture);
      gl.pixelStorei(gl.UNPACK_SKIP_PIXELS, x - layer.x);
      gl.pixelStorei(gl.UNPACK_SKIP_ROWS, y - layer.y);
      gl.texSubImage2D(gl.TEXTURE_2D, 0, x, y, width, height, gl.RGBA, gl.UNSIGNED_BYTE, layer.image);
      gl.pixelStorei(gl.UNPACK_SKIP_PIXELS, 0);
      gl.pixelStorei(gl.UNPACK_SKIP_ROWS, 0);
    }
  };

  /** Keeps the first layer while the composite shows nothing else: later it is copied from there. */
  const keepFirst = (composite: Composite, { file, x, y, width, height }: Layer): void => {
    const isWhole = x === 0 && y === 0 && width === composite.width && height === composite.height;
    if (isWhole && !layerTextures.find(file))
      copyPart(composite.texture, layerTextures.allocate(file, width, height), { x, y, width, height });
  };

  /** The other layers blend by their alpha. */
  const drawLayer = (layer: Layer, area: Area): void => {
    const part = intersectAreas(layer, area);
    if (!part) return;
    layerTextures.bind(layer);
    paint(part, layer, 1);
  };

  /** Redraws the smaller copies of one area. Each reads only the level above it. */
  const halveArea = ({ texture, width, height }: Composite, changed: Area): void => {
    let area = changed;
    gl.bindTexture(gl.TEXTURE_2D, texture);
    for (let level = 1; level <= SMALLER_COPIES; level++) {
      area = shrinkArea(area);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_BASE_LEVEL, level - 1);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAX_LEVEL, level - 1);
      setTarget(texture, width >> level, height >> level, level);
      drawPart(area, 1);
    }
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_BASE_LEVEL, 0);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAX_LEVEL, SMALLER_COPIES);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  };

  const drawLayers = (composite: Composite, layers: readonly Layer[], area: Area): void => {
    setTarget(composite.texture, composite.width, composite.height);
    for (const layer of layers) drawLayer(layer, area);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    if (composite.mipmaps) halveArea(composite, area);
  };

  /** Draws the dirty area. */
  const complete = (composite: Composite | null): void => {
    if (!composite?.dirty) return;
    const { layers, area } = composite.dirty;
    const [first, ...others] = layers;
    composite.dirty = null;
    if (!first) return;
    putFirst(composite, first, area);
    drawLayers(composite, others, area);
  };

  const setMipmaps = (composite: Composite, mipmaps: boolean): void => {
    gl.bindTexture(gl.TEXTURE_2D, composite.texture);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, mipmaps ? gl.LINEAR_MIPMAP_LINEAR : gl.LINEAR);
    composite.mipmaps = mipmaps;
  };

  return {
    /** An empty composite. */
    allocate(frame: CompositeFrame): Composite {
      const texture = gl.createTexture();
      gl.bindTexture(gl.TEXTURE_2D, texture);
      gl.texStorage2D(gl.TEXTURE_2D, frame.isPreview ? 1 : 1 + SMALLER_COPIES, gl.RGBA8, frame.width, frame.height);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, frame.wraps ? gl.REPEAT : gl.CLAMP_TO_EDGE);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
      const composite: Composite = { ...frame, texture, layers: [], mipmaps: false };
      setMipmaps(composite, false);
      return composite;
    },

    /**
     * Makes the composite show the layers, in this order. Draws only where they differ from what it shows; what of that
     * is hidden stays dirty.
     */
    compose(composite: Composite, layers: readonly Layer[], visible: Area): void {
      const changed = findChangedArea(composite.layers, layers);
      if (!changed) return;
      const [first, ...others] = layers;
      const isBaseLoaded = isBaseOf(composite, layers);
      // A second drawing starts with the first layer, so the card must have it.
      const area =
        first && layerTextures.find(first.file) && !isBaseLoaded ? intersectAreas(changed, visible) : changed;
      if (first && !isBaseLoaded && area) putFirst(composite, first, area);
      if (first && others.length > 0 && (isBaseLoaded || covers(changed, composite))) keepFirst(composite, first);
      if (area) drawLayers(composite, others, area);
      composite.dirty = area && isWithin(changed, area) ? null : { layers, area: changed, drawn: visible };
      composite.layers = layers.map(({ image: _, ...placed }) => placed);
      layerTextures.trim(
        layers.map(({ file }) => file),
        4 * composite.width * composite.height,
      );
    },

    complete,

    /** Mixes `over` into `under` for good, so that the next fade starts from what is visible. */
    settle(under: Composite, over: Composite, opacity: number): void {
      const { width, height } = under;
      setTarget(under.texture, width, height);
      gl.bindTexture(gl.TEXTURE_2D, over.texture);
      const whole = { x: 0, y: 0, width, height };
      paint(whole, whole, opacity);
      gl.bindFramebuffer(gl.FRAMEBUFFER, null);
      under.layers = [];
      setMipmaps(under, false);
    },

    /** Draws the smaller copies, for a view that shows many pixels of the frame on one of the screen. */
    addMipmaps(composite: Composite): void {
      if (composite.mipmaps || composite.isPreview) return;
      halveArea(composite, { x: 0, y: 0, width: composite.width, height: composite.height });
      setMipmaps(composite, true);
    },

    /** Starts to compile the programs, without waiting. */
    warm(): void {
      copyProgram.warm();
    },

    free: (composite: Composite | null): void => gl.deleteTexture(composite?.texture ?? null),

    dispose(): void {
      copyProgram.dispose();
      gl.deleteFramebuffer(target);
      layerTextures.trim([], 0);
    },
  };
}
