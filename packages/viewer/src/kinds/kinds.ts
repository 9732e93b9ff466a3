import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import { loadMore } from '../load-more.ts';
import { Failure } from '../loading/failure.ts';
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
  floors: () => withMore(import('./floors/floors.ts').then(({ floors }) => floors)),
  slidingrobe: () => withMore(import('./robes/robes.ts').then(({ robes }) => robes)),
};

/** The stage that it opens on comes beside it. */
const withMore = (kind: Promise<Kind>): Promise<Kind> => {
  loadMore().catch(() => undefined);
  return kind;
};

/** @throws Failure `kind` for a type that this viewer does not know */
export async function loadKind(type: ConfiguratorType): Promise<Kind> {
  const load = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
  if (!load) throw new Failure('kind', type);
  return load();
}
