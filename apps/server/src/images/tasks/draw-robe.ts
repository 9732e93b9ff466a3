import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import type { DesignImageFormat } from '@vitrine/contract/designs/image-limits';
import { readDesign } from '@vitrine/domain/design/robes/robe-design';
import { elevationOf, type Piece } from '@vitrine/domain/design/robes/robe-elevation';
import { robesModel } from '@vitrine/domain/design/robes/robes-model';
import type { Size } from '@vitrine/domain/design/view/projection';
import sharp from 'sharp';
import { encode } from './view/encode.ts';

/** How a wardrobe is drawn. */
export interface RobeDrawing {
  size: Size;
  /** The colour of the wall, as six hexadecimal digits. */
  wall?: string | undefined;
  format: DesignImageFormat;
}

const WALL = 'ebe7e0';

/** The free pixels above the wardrobe and beside it, the height of the floor and of its skirting, in 500 of height. */
const HEIGHT = 500;
const FREE = { above: 56, side: 70 } as const;
const FLOOR = 66;
const SKIRTING = 9;

const MIRROR = `<linearGradient id="mirror" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#c3ccd0"/><stop offset=".42" stop-color="#eef2f3"/><stop offset="1" stop-color="#b6c0c5"/></linearGradient>`;
const SHADE = `<linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".1"/><stop offset=".12" stop-opacity="0"/></linearGradient>`;

/** A wardrobe from the front, closed, in its own colours. @param text the design; the one that the file begins with if empty */
export async function drawRobe(
  file: SlidingRobeFile,
  text: string,
  { size, wall = WALL, format }: RobeDrawing,
): Promise<Buffer> {
  const robe = readDesign(robesModel(file).restore(text).design);
  const width = (HEIGHT * size.width) / size.height;
  const floor = HEIGHT - FLOOR;
  const side = Math.min(FREE.side, width / 10);
  const scale = Math.min((floor - FREE.above) / robe.height, (width - 2 * side) / robe.width);
  const left = (width - robe.width * scale) / 2;
  const rectangle = (piece: Piece): string =>
    `x="${left + piece.x * scale}" y="${floor - (piece.y + piece.height) * scale}" width="${piece.width * scale}" height="${piece.height * scale}"`;
  const drawn = elevationOf(file, robe).map((piece) => {
    const fill = piece.kind === 'mirror' ? 'url(#mirror)' : piece.hex;
    const edge = piece.kind === 'frame' ? ' stroke="#000" stroke-opacity=".18" stroke-width=".6"' : '';
    const shade = piece.kind === 'panel' ? `<rect ${rectangle(piece)} fill="url(#shade)"/>` : '';
    return `<rect ${rectangle(piece)} fill="${fill}" fill-opacity="${piece.cover}"${edge}/>${shade}`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${width} ${HEIGHT}" preserveAspectRatio="none"><defs>${MIRROR}${SHADE}</defs><rect width="${width}" height="${HEIGHT}" fill="#${wall}"/><rect y="${floor}" width="${width}" height="${FLOOR}" fill="#c9b293"/><rect y="${floor - SKIRTING}" width="${width}" height="${SKIRTING}" fill="#f6f4f0"/>${drawn.join('')}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return encode({ data, width: info.width, height: info.height }, format);
}
