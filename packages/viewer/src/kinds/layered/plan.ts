import type { LayeredFile } from '@vitrine/contract/configurator-file';
import type { Design } from '@vitrine/domain/design/design';
import { chooseScale, imageMemory, type Scale } from '../../loading/choose-scale.ts';
import { Images } from '../../loading/images.ts';
import type { Camera, Size } from '../../stage/camera.ts';
import type { SceneGiven } from '../kind.ts';
import { isBaseDesign, type Stack, stackOf } from './stack.ts';

/** What a layered file's images are and how they are looked at: the poster and the live scene share it. */
export interface Plan {
  camera: Camera;
  images: Images;
  /** Width of the full-size frame in pixels. */
  width: number;
  /** The base image alone shows this design. */
  isBase(design: Design): boolean;
  /** @param bare the base alone. @throws Failure `image` when the asset index lacks one */
  stack(design: Design, scale: Scale, bare?: boolean): Stack;
  /** The scale that looks sharp at a density (frame pixels on one of the screen) and that machine and card bear. */
  scaleAt(density: number, maxTexture: number): Scale;
  /** The scale of the first view in a place of that size. */
  firstScale(size: Size): Scale;
}

/** What every card with WebGL2 can hold, and more than any image here is wide. */
const ANY_TEXTURE = 8192;
/** More than two pixels of the screen on one CSS pixel are not seen. */
const DENSEST_SCREEN = 2;

export function planOf({ address, latest, signal }: SceneGiven, file: LayeredFile, camera: Camera): Plan {
  const memory = imageMemory((navigator as { deviceMemory?: number }).deviceMemory);
  const { width, height } = file.base;
  const scaleAt = (density: number, maxTexture: number) =>
    chooseScale({ frame: [width, height], density, maxTexture, memory });
  return {
    camera,
    images: new Images(address, memory / 4, signal),
    width,
    isBase: (design) => isBaseDesign(file, design),
    stack: (design, scale, bare) => stackOf(file, latest.assets, design, scale, bare),
    scaleAt,
    firstScale: (size) =>
      scaleAt(camera.density(camera.home(size), size) / Math.min(DENSEST_SCREEN, devicePixelRatio || 1), ANY_TEXTURE),
  };
}
