import { addressWithScene } from '@vitrine/domain/design/links/address-with-design';
import type { Scenes } from './open-scenes.ts';

/** Returns the page's address for links to the design: with the current scene, where there are several. */
export const getPageAddress = (scenes: Scenes | null): string =>
  scenes ? addressWithScene(location.href, scenes.current.id) : location.href;
