import { JOINT, listPlanks, PLANKS, type Plank } from '@vitrine/domain/design/robes/room/planks';
import sharp from 'sharp';
import { type Texture, textureOf } from '../view/textures.ts';

/** Pixels a side: a floor's image is mostly seen from metres away. */
const SIDE = 1024;

let drawn: Promise<Texture> | null = null;

/** The image of the floor, drawn once. */
export function planksImage(): Promise<Texture> {
  drawn ??= drawPlanks();
  return drawn;
}

async function drawPlanks(): Promise<Texture> {
  const [width, height] = PLANKS.size;
  const planks = listPlanks().flatMap((plank) => [-height, 0].map((turn) => svgOf(plank, plank.y + turn)));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${planks.join('')}</svg>`;
  // A texture's rows run up from the floor's origin, those of an image down.
  const data = await sharp(Buffer.from(svg)).flip().ensureAlpha().raw().toBuffer();
  return textureOf({ data: new Int32Array(new Uint8Array(data).buffer), width: SIDE, height: SIDE });
}

const fixed = (value: number): string => value.toFixed(2);

function svgOf({ x, width, height, colour, grains }: Plank, y: number): string {
  const place = `x="${fixed(x)}" y="${fixed(y)}" width="${fixed(width)}" height="${fixed(height)}"`;
  const lines = grains.map(({ x: at, sway, ...line }) => {
    const start = at - x;
    return `<path d="M${fixed(start)} 0C${fixed(start + sway)} ${fixed(height * 0.3)} ${fixed(start - sway)} ${fixed(height * 0.7)} ${fixed(start + sway * 0.4)} ${fixed(height)}" stroke="${line.colour}" stroke-width="${fixed(line.width)}"/>`;
  });
  return `<svg ${place} fill="none"><rect width="100%" height="100%" fill="${colour}"/>${lines.join('')}<rect width="100%" height="100%" stroke="${JOINT.colour}" stroke-width="${JOINT.width}"/></svg>`;
}
