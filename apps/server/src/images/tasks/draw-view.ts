import type { DesignImageFormat } from '@vitrine/contract/designs/image-limits';
import { createFlatProjection } from '@vitrine/domain/design/view/flat-projection';
import { createPanoramicProjection } from '@vitrine/domain/design/view/panoramic-projection';
import type { Lens, Projection, Size } from '@vitrine/domain/design/view/projection';
import { compose, type PlacedPixels } from './view/compose.ts';
import { decode, type NamedFile } from './view/decoded-layers.ts';
import { encode } from './view/encode.ts';
import { linearReader } from './view/line-readers.ts';
import type { FramePart } from './view/pixels.ts';
import { boundsOf, type Positions, positionsOf } from './view/positions.ts';
import { resample } from './view/resample.ts';
import { COPY_GRID, copiesReader } from './view/smaller-copies.ts';
import { withSpareMemory } from './view/spare-memory.ts';

/** A view of a room: what to draw, from where, and how. */
export interface LayeredView {
  /** The images, the base first, all at one scale, with their corners in the frame. */
  layers: (NamedFile & { x: number; y: number })[];
  /** The frame at that scale, in pixels. */
  frame: Size;
  /** The image is all around. */
  wraps: boolean;
  lens: Lens;
  size: Size;
  /** Many pixels of the frame are on one of the view. */
  isDense: boolean;
  /** Beyond the edges of a flat image, as a number: red in its lowest eight bits, then green and blue. */
  background: number;
  format: DesignImageFormat;
}

export interface DrawnView {
  bytes: Buffer;
  /** False when a layer could not be decoded and was left out. */
  isComplete: boolean;
}

/** Positions follow from the lens alone, whatever the frame. */
const toUvOf = (wraps: boolean): Projection['toUv'] =>
  (wraps ? createPanoramicProjection(0, 1) : createFlatProjection([1, 1])).toUv;

/** Draws a room as the viewer's stage shows it. Rejects when the base cannot be decoded. */
export async function drawView(view: LayeredView): Promise<DrawnView> {
  const [base, ...others] = view.layers;
  if (!base) throw new Error('A room has a base');
  const place = async (layer: LayeredView['layers'][number]): Promise<PlacedPixels> => ({
    ...(await decode(layer)),
    x: layer.x,
    y: layer.y,
  });
  const [first, ...decoded] = await Promise.all([place(base), ...others.map((one) => place(one).catch(() => null))]);
  const layers = [first, ...decoded.filter((one) => one !== null)];
  const isComplete = layers.length === view.layers.length;
  const { frame, size, wraps, isDense } = view;
  const positions = positionsOf(toUvOf(wraps), view.lens, size, wraps);
  const visible = visiblePart(positions, frame, wraps, isDense ? COPY_GRID : 1);
  const pixels = await withSpareMemory(visible.width * visible.height * 4, async (memory) => {
    const part = compose(layers, visible, memory);
    const plain = linearReader(part);
    const read = isDense ? copiesReader(part) : () => plain;
    return resample(size, positions, frame, read, wraps ? null : view.background);
  });
  return { bytes: await encode(pixels, view.format), isComplete };
}

/** Pixels beside a view that its edge reads too, from the smallest copy. */
const EDGE_MARGIN = 16;

/** The part of a frame that a view shows; its corners are multiples of `grid`. */
function visiblePart(positions: Positions, frame: Size, wraps: boolean, grid: number): Omit<FramePart, 'data'> {
  const { left, right, top, bottom } = boundsOf(positions);
  const down = (pixels: number): number => Math.floor((pixels - EDGE_MARGIN) / grid) * grid;
  const up = (pixels: number): number => Math.ceil((pixels + EDGE_MARGIN) / grid) * grid;
  const isOdd = frame.width % grid !== 0 || frame.height % grid !== 0;
  const sides = {
    left: wraps ? down(left * frame.width) : Math.max(0, down(left * frame.width)),
    right: wraps ? up(right * frame.width) : Math.min(frame.width, up(right * frame.width)),
    top: Math.max(0, down(top * frame.height)),
    bottom: Math.min(frame.height, up(bottom * frame.height)),
  };
  const isRound = wraps && sides.right - sides.left >= frame.width;
  const across = isOdd || isRound ? { x: 0, width: frame.width } : { x: sides.left, width: sides.right - sides.left };
  const along = isOdd ? { y: 0, height: frame.height } : { y: sides.top, height: sides.bottom - sides.top };
  return { ...across, ...along, frameWidth: frame.width, frameHeight: frame.height, wraps };
}
