import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import { readDesign } from '@vitrine/domain/design/robes/robe-design';
import { elevationOf, type Piece } from '@vitrine/domain/design/robes/robe-elevation';
import { robesModel } from '@vitrine/domain/design/robes/robes-model';
import sharp from 'sharp';

const WIDTH = 800;
const HEIGHT = 500;
/** The free pixels above the wardrobe and beside it, and the height of the floor. */
const FREE = { above: 56, side: 70 } as const;
const FLOOR = 66;

const MIRROR = `<linearGradient id="mirror" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#c3ccd0"/><stop offset=".42" stop-color="#eef2f3"/><stop offset="1" stop-color="#b6c0c5"/></linearGradient>`;
const SHADE = `<linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".1"/><stop offset=".12" stop-opacity="0"/></linearGradient>`;

/** A JPEG of a wardrobe from the front, closed, in its own colours: the tile of the list and the demo's enquiries. */
export async function drawRobe(file: SlidingRobeFile, text = ''): Promise<Buffer> {
  const robe = readDesign(robesModel(file).restore(text).design);
  const floor = HEIGHT - FLOOR;
  const scale = Math.min((floor - FREE.above) / robe.height, (WIDTH - 2 * FREE.side) / robe.width);
  const left = (WIDTH - robe.width * scale) / 2;
  const rectangle = ({ x, y, width, height }: Piece): string =>
    `x="${left + x * scale}" y="${floor - (y + height) * scale}" width="${width * scale}" height="${height * scale}"`;
  const drawn = elevationOf(file, robe).map((piece) => {
    const fill = piece.kind === 'mirror' ? 'url(#mirror)' : piece.hex;
    const edge = piece.kind === 'frame' ? ' stroke="#000" stroke-opacity=".18" stroke-width=".6"' : '';
    const shade = piece.kind === 'panel' ? `<rect ${rectangle(piece)} fill="url(#shade)"/>` : '';
    return `<rect ${rectangle(piece)} fill="${fill}" fill-opacity="${piece.cover}"${edge}/>${shade}`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>${MIRROR}${SHADE}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="#ebe7e0"/><rect y="${floor}" width="${WIDTH}" height="${FLOOR}" fill="#c9b293"/><rect y="${floor - 9}" width="${WIDTH}" height="9" fill="#f6f4f0"/>${drawn.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer();
}
