import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import { lightOf } from '@vitrine/domain/design/robes/model-materials';
import type { RobeDesign } from '@vitrine/domain/design/robes/robe-design';
import {
  type Finish,
  OWN_PAINTS,
  PANE_BODY,
  PANES,
  type Paint,
  paintsOf,
} from '@vitrine/domain/design/robes/robe-paint';
import { PLANKS } from '@vitrine/domain/design/robes/room/planks';
import { ROOM_PAINTS, SKY_LIGHT } from '@vitrine/domain/design/robes/room/room-solids';
import { MILLIMETRE } from '@vitrine/domain/design/units';
import type { Texture } from '../view/textures.ts';
import type { Light } from './vectors.ts';

/** Mirror glass, or glass that can be seen through. */
export interface Pane {
  isGlass: boolean;
  tint: Light;
  /** The light of the glass itself. */
  body: Light;
  /** How much of what is behind it the glass covers, and the least that it reflects. */
  cover: number;
  least: number;
}

export interface Material extends Finish {
  name: string;
  isOfRobe: boolean;
  plain: Light;
  /** Light of its own. */
  shines: Light;
  image: Texture | null;
  /** Metres that the image covers, across and up. */
  covers: readonly [number, number];
  pane: Pane | null;
}

/** The images of a design's materials by their paths. */
export type Images = ReadonlyMap<string, Texture>;

const NO_LIGHT: Light = { red: 0, green: 0, blue: 0 };
const rgb = (red: number, green: number, blue: number): Light => ({ red, green, blue });

/** The light of a colour such as #f4f1ea. */
export const lightFrom = (hex: string): Light => rgb(...lightOf(hex));

/** The materials of the room. @param wall the colour of its walls, as six hexadecimal digits, if it is not the usual one */
export function roomMaterials(planks: Texture, wall: string | undefined): Material[] {
  return Object.entries(ROOM_PAINTS).map(([name, { hex, finish }]) => ({
    name,
    isOfRobe: false,
    plain: lightFrom(name === 'wall' && wall !== undefined ? `#${wall}` : hex),
    ...finish,
    shines: name === 'sky' ? rgb(...SKY_LIGHT) : NO_LIGHT,
    image: name === 'floor' ? planks : null,
    covers: PLANKS.metres,
    pane: null,
  }));
}

/** The materials of a wardrobe. Those whose image is not there have their plain colour. */
export function robeMaterials(file: SlidingRobeFile, robe: RobeDesign, images: Images): Material[] {
  type Looks = Pick<Paint, 'hex' | 'finish'> & Partial<Paint>;
  const looks = new Map<string, Looks>([...Object.entries(OWN_PAINTS), ...paintsOf(file, robe)]);
  return [...looks].map(([name, { hex, finish, texture = null, tile = 1, pane = null }]) => ({
    name,
    isOfRobe: true,
    plain: lightFrom(hex),
    ...finish,
    shines: NO_LIGHT,
    image: texture === null ? null : (images.get(texture) ?? null),
    covers: [tile * MILLIMETRE, tile * MILLIMETRE],
    pane: pane && paneOf(pane, lightFrom(hex)),
  }));
}

function paneOf(kind: keyof typeof PANES, { red, green, blue }: Light): Pane {
  const { whiter, cover, least } = PANES[kind];
  const tintOf = (channel: number): number => channel + (1 - channel) * whiter;
  return {
    isGlass: kind === 'glass',
    tint: rgb(tintOf(red), tintOf(green), tintOf(blue)),
    body: rgb(red * PANE_BODY, green * PANE_BODY, blue * PANE_BODY),
    cover,
    least,
  };
}
