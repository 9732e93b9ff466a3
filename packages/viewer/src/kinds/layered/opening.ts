import type { BaseImage } from '@vitrine/contract/configurator-file';
import type { AssetVariant, LatestFile } from '@vitrine/contract/latest-file';
import type { Scale } from '../../loading/choose-scale.ts';
import type { Camera, Size } from '../../stage/camera.ts';

/** So long an opening's sharp file is waited for: nothing else is begun meanwhile, and nothing can be turned. */
const PATIENCE = 2000;

/** A finished image of the view that a visitor has first. */
export interface Opening {
  /** Half its width and height: tangents in a panorama, shares of the frame on a flat image. */
  spread: readonly [across: number, down: number];
  variants: readonly AssetVariant[];
}

/** What shows a design until the stage does. */
export interface Poster {
  element: HTMLElement;
  /** Settles once it is as sharp as it will be, or that takes long; true when it is as sharp as the stage. */
  sharp: Promise<boolean>;
}

/**
 * The base as it is first looked at in an area of that size: of a flat image it is the image itself, of a panorama one
 * that was made for this. Null where there is none that covers the area.
 */
export function openingOf(latest: LatestFile, base: BaseImage, camera: Camera, size: Size): Opening | null {
  const [across, down] = camera.lens(camera.home(size), size).spread;
  if (!camera.wraps) {
    const { rect, variants } = latest.assets[base.image] ?? {};
    return variants && rect?.[2] === base.width && rect[3] === base.height ? { spread: [0.5, 0.5], variants } : null;
  }
  const yaw = base.initial_yaw ?? 0;
  const covers = ({ spread }: Opening) => across <= spread[0] && down <= spread[1];
  return latest.openings?.[base.image]?.find((one) => one.yaw === yaw && covers(one)) ?? null;
}

/**
 * Shows an opening: its smallest file first, then the one of the wanted scale. An ordinary image is on the screen long
 * before anything that a script draws. Resolves once the small one is there. @throws when it does not load
 */
export async function hangOpening(
  place: HTMLElement,
  { spread, variants }: Opening,
  seen: readonly [across: number, down: number],
  wanted: Scale,
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
    const [across, down] = [(100 * spread[0]) / seen[0], (100 * spread[1]) / seen[1]];
    const box = { left: 50 - across / 2, top: 50 - down / 2, width: across, height: down };
    for (const [side, percent] of Object.entries(box)) image.style.setProperty(side, `${percent}%`);
    return image;
  };
  const [soft, fine] = [variants.at(-1), variants.find(({ scale }) => scale === wanted) ?? variants[0]];
  if (!soft || !fine) throw new Error('An opening has files');
  const small = imageOf(soft);
  element.append(small);
  place.prepend(element);
  try {
    await small.decode();
  } catch (thrown) {
    element.remove();
    throw thrown;
  }
  if (fine === soft) return { element, sharp: Promise.resolve(true) };
  const large = imageOf(fine);
  const arrived = (): boolean => {
    element.append(large);
    return true;
  };
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false));
  return { element, sharp: Promise.race([large.decode().then(arrived, () => false), late]) };
}
