import { type Area, changedArea, isWithin, overlap, shrink } from './area.ts';
import type { Surface } from './context.ts';
import type { Composite, CompositeFrame, Layer } from './image.ts';
import { keepLayers } from './layer-textures.ts';

/** Smaller copies of a composite, each half the size of the one before: as many as any view can need. */
export const SMALLER_COPIES = 3;

/**
 * Lays the image over the viewport, to where the scissor lets it. At its own size texel for pixel; at half of it each
 * pixel is the mean of four texels. A place that is interpolated costs half of what texelFetch does.
 */
const LAY = `
uniform sampler2D image;
uniform float share;
in vec2 p;
out vec4 colour;
void main() { colour = texture(image, p * .5 + .5) * share; }`;

/** True when the composite shows the first of the layers and nothing else: the others only have to be laid over it. */
export const isBaseOf = ({ layers: [base, ...more] }: Composite, layers: readonly Layer[]): boolean =>
  base !== undefined && more.length === 0 && layers.length > 1 && base.file === layers[0]?.file;

const covers = (area: Area, { width, height }: CompositeFrame): boolean =>
  area.width === width && area.height === height;

export type Compositor = ReturnType<typeof createCompositor>;

/** Draws layers over each other on the graphics card. */
export function createCompositor({ gl, program }: Surface) {
  const lay = program(LAY);
  const target = gl.createFramebuffer();
  const kept = keepLayers(gl);

  const aim = (texture: WebGLTexture, width: number, height: number, level = 0): void => {
    gl.bindFramebuffer(gl.FRAMEBUFFER, target);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, level);
    gl.viewport(0, 0, width, height);
  };

  const drawPart = ({ x, y, width, height }: Area, share: number): void => {
    lay.use();
    gl.uniform1f(lay.at('share'), share);
    gl.enable(gl.SCISSOR_TEST);
    gl.scissor(x, y, width, height);
    lay.draw();
    gl.disable(gl.SCISSOR_TEST);
  };

  /**
   * Draws a part of the texture that is bound, which lies at the given place. `share` 1 blends by its own alpha; less
   * mixes it in.
   */
  const paint = (part: Area, { x, y, width, height }: Area, share: number): void => {
    gl.viewport(x, y, width, height);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    drawPart(part, share);
    gl.disable(gl.BLEND);
  };

  /** Copies a part of one texture to the same place of another, pixel for pixel. */
  const copyPart = (from: WebGLTexture, to: WebGLTexture, { x, y, width, height }: Area): void => {
    aim(from, 0, 0);
    gl.bindTexture(gl.TEXTURE_2D, to);
    gl.copyTexSubImage2D(gl.TEXTURE_2D, 0, x, y, x, y, width, height);
  };

  /** The first layer replaces what is there: it goes into the composite as it is. */
  const putFirst = (composite: Composite, layer: Layer, area: Area): void => {
    const part = overlap(layer, area);
    const known = kept.find(layer.file);
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

  /** Keeps the first layer as long as it is all that the composite shows: later it comes from there. */
  const keepFirst = (composite: Composite, { file, x, y, width, height }: Layer): void => {
    const isWhole = x === 0 && y === 0 && width === composite.width && height === composite.height;
    if (isWhole && !kept.find(file))
      copyPart(composite.texture, kept.allocate(file, width, height), { x, y, width, height });
  };

  /** All others blend by their own alpha. */
  const drawLayer = (layer: Layer, area: Area): void => {
    const part = overlap(layer, area);
    if (!part) return;
    kept.bind(layer);
    paint(part, layer, 1);
  };

  /** Draws the smaller copies of one area anew. Each reads only the level above it. */
  const halveArea = ({ texture, width, height }: Composite, changed: Area): void => {
    let area = changed;
    gl.bindTexture(gl.TEXTURE_2D, texture);
    for (let level = 1; level <= SMALLER_COPIES; level++) {
      area = shrink(area);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_BASE_LEVEL, level - 1);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAX_LEVEL, level - 1);
      aim(texture, width >> level, height >> level, level);
      drawPart(area, 1);
    }
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_BASE_LEVEL, 0);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAX_LEVEL, SMALLER_COPIES);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  };

  const layOver = (composite: Composite, layers: readonly Layer[], area: Area): void => {
    aim(composite.texture, composite.width, composite.height);
    for (const layer of layers) drawLayer(layer, area);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    if (composite.mipmaps) halveArea(composite, area);
  };

  /** Draws what is owed. */
  const complete = (composite: Composite | null): void => {
    if (!composite?.owed) return;
    const { layers, area } = composite.owed;
    const [first, ...others] = layers;
    composite.owed = null;
    if (!first) return;
    putFirst(composite, first, area);
    layOver(composite, others, area);
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
      gl.texStorage2D(gl.TEXTURE_2D, frame.soft ? 1 : 1 + SMALLER_COPIES, gl.RGBA8, frame.width, frame.height);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, frame.wraps ? gl.REPEAT : gl.CLAMP_TO_EDGE);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
      const composite: Composite = { ...frame, texture, layers: [], mipmaps: false };
      setMipmaps(composite, false);
      return composite;
    },

    /**
     * Makes the composite show the layers, in the order given. Only where it differs from them is it drawn anew; what of
     * that is not in sight is owed.
     */
    compose(composite: Composite, layers: readonly Layer[], inSight: Area): void {
      const changed = changedArea(composite.layers, layers);
      if (!changed) return;
      const [first, ...others] = layers;
      const baseIsThere = isBaseOf(composite, layers);
      // What is drawn twice begins with the first layer, which the card must have by then.
      const area = first && kept.find(first.file) && !baseIsThere ? overlap(changed, inSight) : changed;
      if (first && !baseIsThere && area) putFirst(composite, first, area);
      if (first && others.length > 0 && (baseIsThere || covers(changed, composite))) keepFirst(composite, first);
      if (area) layOver(composite, others, area);
      composite.owed = area && isWithin(changed, area) ? null : { layers, area: changed, drawn: inSight };
      composite.layers = layers.map(({ image: _, ...placed }) => placed);
      kept.trim(
        layers.map(({ file }) => file),
        4 * composite.width * composite.height,
      );
    },

    complete,

    /** Mixes `over` into `under` for good, so that a fade that is cut short goes on from what is in sight. */
    settle(under: Composite, over: Composite, share: number): void {
      const { width, height } = under;
      aim(under.texture, width, height);
      gl.bindTexture(gl.TEXTURE_2D, over.texture);
      const whole = { x: 0, y: 0, width, height };
      paint(whole, whole, share);
      gl.bindFramebuffer(gl.FRAMEBUFFER, null);
      under.layers = [];
      setMipmaps(under, false);
    },

    /** Draws the smaller copies, for a view that shows many pixels of the frame on one of the screen. */
    addMipmaps(composite: Composite): void {
      if (composite.mipmaps || composite.soft) return;
      halveArea(composite, { x: 0, y: 0, width: composite.width, height: composite.height });
      setMipmaps(composite, true);
    },

    /** Compiles its programs beside whatever else is going on. */
    warm(): void {
      lay.warm();
    },

    free: (composite: Composite | null): void => gl.deleteTexture(composite?.texture ?? null),

    dispose(): void {
      lay.dispose();
      gl.deleteFramebuffer(target);
      kept.trim([], 0);
    },
  };
}
