import { addressWithScene } from '@vitrine/domain/design/address-with-design';
import type { Scenes } from './open-scenes.ts';

/** Address of the page as a link to the design names it: with the scene in sight, where there are several. */
export const pageAddress = (scenes: Scenes | null): string =>
  scenes ? addressWithScene(location.href, scenes.current.id) : location.href;
