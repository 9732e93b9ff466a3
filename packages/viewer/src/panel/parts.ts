import type { ComponentType } from 'react';
import type { Scene } from '../kinds/kind.ts';
import type { Viewer } from '../viewer.ts';

/** Parts of the panel that most pages do without. */
export interface Parts {
  Presets?: ComponentType | undefined;
  CartButton?: ComponentType | undefined;
  MotionButton?: ComponentType<{ scene: Scene }> | undefined;
}

/** True where a device that moves may say so; browsers answer for certain only when asked. */
const mayFollowDevice = (): boolean =>
  'DeviceOrientationEvent' in window && window.isSecureContext && matchMedia('(pointer: coarse)').matches;

/**
 * Loads the parts that this page has. Before the panel is shown, so that nothing in it moves when they come.
 * @throws when one does not load
 */
export async function loadParts({
  element,
  latest,
  scene,
}: Pick<Viewer, 'element' | 'latest' | 'scene'>): Promise<Parts> {
  const hasMotion = scene?.live && scene.turns && mayFollowDevice();
  const [presets, cart, motion] = await Promise.all([
    latest.presets?.length ? import('./Presets.tsx') : null,
    element.hasAttribute('cart') ? import('./CartButton.tsx') : null,
    hasMotion ? import('./MotionButton.tsx') : null,
  ]);
  return { Presets: presets?.Presets, CartButton: cart?.CartButton, MotionButton: motion?.MotionButton };
}
