import { createHash } from 'node:crypto';
import { tileLimits } from '@vitrine/contract/configurators/tile-limits';
import type { Asset, AssetTiles, TileLevel } from '@vitrine/contract/latest-file';
import type { Size } from '@vitrine/domain/design/view/projection';
import { gridOf, type PixelArea, tileFileArea, writePresent } from '@vitrine/domain/design/view/tiles/tile-grid';
import sharp, { type WebpOptions } from 'sharp';
import { type RawPixels, scaleDown } from '../scale-down.ts';

interface TiledImage {
  /** What can be seen, at full size. */
  pixels: RawPixels;
  /** Where that is in the frame. */
  rect: Readonly<Asset['rect']>;
  frame: Size;
  /** The scale of the largest whole image: tiles are finer than that. */
  finest: 1 | 2 | 4;
}

/** The pixels of one scale, and where they are in its frame. */
interface Level {
  scale: TileLevel['scale'];
  pixels: RawPixels;
  left: number;
  top: number;
  frame: Size;
}

/** A tile's file, and the end of its name. */
interface CutTile {
  ending: string;
  bytes: Buffer;
}

/** Cuts an image into the tiles that have content, finest first, and lists them. */
export async function cutTiles(
  image: TiledImage,
  encoding: WebpOptions,
): Promise<{ tiles: AssetTiles; files: Map<string, Buffer> }> {
  const cut: CutTile[] = [];
  const levels: TileLevel[] = [];
  for (const scale of image.finest === 4 ? ([1, 2] as const) : ([1] as const))
    levels.push(await cutLevel(levelOf(image, scale), encoding, cut));
  const hash = createHash('sha256');
  for (const { ending, bytes } of cut) hash.update(ending).update(bytes);
  const name = `assets/${hash.digest('base64url').slice(0, 22)}`;
  return { tiles: { name, levels }, files: new Map(cut.map(({ ending, bytes }) => [name + ending, bytes])) };
}

const levelOf = ({ pixels, rect: [left, top], frame }: TiledImage, scale: Level['scale']): Level => ({
  scale,
  pixels: scale === 1 ? pixels : scaleDown(pixels, scale),
  left: left / scale,
  top: top / scale,
  frame: { width: frame.width / scale, height: frame.height / scale },
});

async function cutLevel(level: Level, encoding: WebpOptions, cut: CutTile[]): Promise<TileLevel> {
  const { scale, pixels, frame } = level;
  const [left, top, columns, rows] = touchedTiles(level);
  const flags: boolean[] = [];
  for (let row = top; row < top + rows; row++)
    for (let column = left; column < left + columns; column++) {
      const { data, ...raw } = copyArea(level, tileFileArea({ column, row }, frame));
      const isSeen = pixels.channels === 3 || hasContent(data);
      flags.push(isSeen);
      if (!isSeen) continue;
      const bytes = await sharp(data, { raw }).webp(encoding).toBuffer();
      cut.push({ ending: `-${scale}-${column}-${row}.webp`, bytes });
    }
  const present = writePresent(flags);
  return { scale, area: [left, top, columns, rows], ...(present !== undefined && { present }) };
}

/** The tiles that show the pixels, or have them in their edge. */
function touchedTiles({ pixels, left, top, frame }: Level): TileLevel['area'] {
  const { size, edge } = tileLimits;
  const grid = gridOf(frame);
  const first = (from: number): number => Math.max(0, Math.floor((from - edge) / size));
  const count = (from: number, length: number, most: number): number =>
    Math.min(most - 1, Math.floor((from + length - 1 + edge) / size)) + 1 - first(from);
  return [first(left), first(top), count(left, pixels.width, grid.columns), count(top, pixels.height, grid.rows)];
}

/**
 * An area of the frame, transparent where there are no pixels. Beside the frame it goes on at the other side; above and
 * below, the outermost row is repeated.
 */
function copyArea({ pixels, left, top, frame }: Level, { x, y, width, height }: PixelArea): RawPixels {
  const { channels } = pixels;
  const data = Buffer.alloc(width * height * channels);
  const copyRow = (row: number, to: number, from: number, end: number): void => {
    const [start, stop] = [Math.max(from, left), Math.min(end, left + pixels.width)];
    if (start >= stop) return;
    const at = ((row - top) * pixels.width + start - left) * channels;
    pixels.data.copy(data, (to + start - from) * channels, at, at + (stop - start) * channels);
  };
  for (let line = 0; line < height; line++) {
    const row = Math.min(frame.height - 1, Math.max(0, y + line));
    if (row < top || row >= top + pixels.height) continue;
    for (let done = 0; done < width; ) {
      const from = (((x + done) % frame.width) + frame.width) % frame.width;
      const length = Math.min(width - done, frame.width - from);
      copyRow(row, line * width + done, from, from + length);
      done += length;
    }
  }
  return { data, width, height, channels };
}

function hasContent(data: Buffer): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 0) return true;
  return false;
}
