import type { BaseImage } from '@vitrine/contract/configurator-file';
import type { AssetVariant, LatestFile } from '@vitrine/contract/latest-file';
import type { Size } from '@vitrine/domain/design/view/projection';
import type { Camera } from '../../stage/steering/camera.ts';

/** Milliseconds to wait for an opening's full file. Nothing else loads meanwhile, and nothing can be turned. */
const FULL_TIMEOUT = 2000;

/** A finished image of the first view. */
export interface Opening {
  /** Half its width and height: tangents in a panorama, fractions of the frame on a flat image. */
  spread: readonly [across: number, down: number];
  variants: readonly AssetVariant[];
}

/** Shows a design until the stage does. */
export interface Poster {
  element: HTMLElement;
  /** Settles once the poster is final or has taken too long. True when it is as fine as the stage. */
  full: Promise<boolean>;
}

/**
 * The first view of the base in an area of that size: a flat image itself, or the view that the server made of a
 * panorama. Null where none covers the area.
 */
export function findOpening(latest: LatestFile, base: BaseImage, camera: Camera, size: Size): Opening | null {
  const [across, down] = camera.lens(camera.home(size), size).halfExtent;
  if (!camera.wraps) {
    const { rect, variants } = latest.assets[base.image] ?? {};
    return variants && rect?.[2] === base.width && rect[3] === base.height ? { spread: [0.5, 0.5], variants } : null;
  }
  const yaw = base.initial_yaw ?? 0;
  const covers = ({ spread }: Opening) => across <= spread[0] && down <= spread[1];
  return latest.openings?.[base.image]?.find((one) => one.yaw === yaw && covers(one)) ?? null;
}

/**
 * Shows an opening: its smallest file first, then the one of the requested scale. An ordinary image is on the screen
 * long before anything that a script draws. Resolves once the small one is there. @throws when it does not load
 */
export async function showOpening(
  container: HTMLElement,
  { spread, variants }: Opening,
  visible: readonly [across: number, down: number],
  requested: number,
  addressOf: (file: string) => string,
): Promise<Poster> {
  const element = document.createElement('div');
  element.className = 'poster';
  element.ariaHidden = 'true';
  const imageOf = ({ file }: AssetVariant): HTMLImageElement => {
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.fetchPriority = 'high';
    image.alt = '';
    image.src = addressOf(file);
    const [across, down] = [(100 * spread[0]) / visible[0], (100 * spread[1]) / visible[1]];
    const box = { left: 50 - across / 2, top: 50 - down / 2, width: across, height: down };
    for (const [side, percent] of Object.entries(box)) image.style.setProperty(side, `${percent}%`);
    return image;
  };
  const [preview, full] = [variants.at(-1), variants.find(({ scale }) => scale === requested) ?? variants[0]];
  if (!preview || !full) throw new Error('An opening has files');
  const small = imageOf(preview);
  element.append(small);
  container.prepend(element);
  try {
    await small.decode();
  } catch (thrown) {
    element.remove();
    throw thrown;
  }
  if (full === preview) return { element, full: Promise.resolve(true) };
  const large = imageOf(full);
  const arrived = (): boolean => {
    element.append(large);
    return true;
  };
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, FULL_TIMEOUT, false));
  return { element, full: Promise.race([large.decode().then(arrived, () => false), late]) };
}
