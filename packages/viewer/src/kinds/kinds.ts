import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import { loadInteractive } from '../load-interactive.ts';
import { ViewerError } from '../loading/viewer-error.ts';
import type { Kind } from './kind.ts';
import { panoramic } from './panoramic/panoramic.ts';
import { stockset } from './stockset/stockset.ts';

/**
 * Every kind that the viewer can show. The two layered ones are a few lines over the same compositor and part of the
 * first download; a kind that brings more is added as `() => import('./floors/floors.ts')`.
 */
const KINDS: Partial<Record<ConfiguratorType, () => Promise<Kind>>> = {
  panoramic: async () => panoramic,
  stockset: async () => stockset,
  floors: () => loadStageBeside(import('./floors/floors.ts').then(({ floors }) => floors)),
  slidingrobe: () => loadStageBeside(import('./robes/robes.ts').then(({ robes }) => robes)),
};

/** Loads the stage in parallel. */
const loadStageBeside = (kind: Promise<Kind>): Promise<Kind> => {
  loadInteractive().catch(() => undefined);
  return kind;
};

/** @throws ViewerError `kind` for a type that this viewer does not know */
export async function loadKind(type: ConfiguratorType): Promise<Kind> {
  const load = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
  if (!load) throw new ViewerError('kind', type);
  return load();
}
