import type { DrawableFile } from '@vitrine/contract/configurator-file';
import type { Asset } from '@vitrine/contract/latest-file';
import type { Design } from '@vitrine/domain/design/design';
import type { Stack } from '@vitrine/domain/design/layered/stack';
import { chooseScale, neededScale, type Scale, SMALLEST } from '@vitrine/domain/design/view/choose-scale';
import type { Size } from '@vitrine/domain/design/view/projection';
import { chooseImageMemory } from '../../loading/choose-image-memory.ts';
import { Images } from '../../loading/images.ts';
import type { Camera } from '../../stage/steering/camera.ts';
import type { SceneOptions } from '../kind.ts';
import { buildStack, isBaseDesign, listAssets } from './stack.ts';

/** The images of a layered file and the camera over them, for the poster and the live scene. */
export interface LayeredPlan {
  camera: Camera;
  images: Images;
  /** Width of the full-size frame in pixels. */
  width: number;
  /** True when the base image alone shows the design. */
  isBaseDesign(design: Design): boolean;
  /**
   * @param isBaseAlone without layers
   * @throws ViewerError `image` when the asset index lacks one
   */
  buildStack(design: Design, scale: Scale, bare?: boolean): Stack;
  /** The smallest images of a design. @throws as buildStack does */
  buildPreview(design: Design, isBaseAlone?: boolean): Stack;
  /** The images of a design: of the base alone where that shows it. @throws as buildStack does */
  listAssets(design: Design): readonly Asset[];
  isTiled: boolean;
  /** The finest scale that is whole: 1, unless the base is in tiles. */
  finest: Scale;
  /** The coarsest scale that looks full at a density, whether or not it is whole. */
  neededScale(density: number): Scale;
  /**
   * The coarsest scale that looks full at a density (frame pixels on one of the screen) and that fits the memory of the
   * machine and the card.
   */
  chooseScale(density: number, maxTexture: number): Scale;
  /** Chooses the scale of the first view in a container of that size. */
  chooseFirstScale(size: Size): Scale;
}

/** A size that every card with WebGL2 supports, and no image here exceeds. */
const ANY_TEXTURE = 8192;
/** More than two device pixels per CSS pixel make no visible difference. */
const DENSEST_SCREEN = 2;

export function createPlan({ address, latest, signal }: SceneOptions, file: DrawableFile, camera: Camera): LayeredPlan {
  const memory = chooseImageMemory((navigator as { deviceMemory?: number }).deviceMemory);
  const { width, height } = file.base;
  const base = latest.assets[file.base.image];
  const scaleAt = (density: number, maxTexture: number): Scale =>
    chooseScale({ frame: [width, height], density, maxTexture, memory });
  return {
    camera,
    images: new Images(address, memory / 4, signal),
    width,
    isBaseDesign: (design) => isBaseDesign(file, design),
    buildStack: (design, scale, isBaseAlone) => buildStack(file, latest.assets, design, scale, isBaseAlone),
    buildPreview: (design, isBaseAlone) => buildStack(file, latest.assets, design, SMALLEST, isBaseAlone),
    listAssets: (design) => listAssets(file, latest.assets, design, isBaseDesign(file, design)),
    isTiled: base?.tiles !== undefined,
    finest: base?.variants[0]?.scale ?? 1,
    neededScale,
    chooseScale: scaleAt,
    chooseFirstScale: (size) =>
      scaleAt(camera.density(camera.home(size), size) / Math.min(DENSEST_SCREEN, devicePixelRatio || 1), ANY_TEXTURE),
  };
}
