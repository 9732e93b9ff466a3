import { configuratorLimits as limits } from '@vitrine/contract/configurators/limits';
import type { ItemUses } from '@vitrine/contract/configurators/schemas';
import { splitIds } from '@vitrine/domain/design/layered/design-text';
import { listSharedDesigns } from '@vitrine/store/designs/queries';
import { listCopyPresets } from '@vitrine/store/resellers/queries';
import type { Caller } from '../../accounts/caller.ts';
import { ownCopyOr } from '../../publish/find-copy.ts';
import { loadConfigurator } from '../../publish/load-configurator.ts';
import { readStored } from '../../publish/presets.ts';
import type { Services } from '../../services.ts';

/**
 * The presets of a configurator with layers and of its copies, and the number of shared designs, that contain any of
 * these items.
 */
export async function listItemUses(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  configuratorId: number,
  ids: readonly string[],
): Promise<ItemUses> {
  const { record } = await loadConfigurator(db, caller.scope, configuratorId);
  const searched = new Set(ids);
  const uses = (design: string): boolean => splitIds(design).some((id) => searched.has(id));
  const presetsUsing = (stored: unknown, reseller: string | null) =>
    readStored(stored).flatMap(({ name, configuration }) => (uses(configuration) ? [{ name, reseller }] : []));
  // A reseller's user deletes items of its own copy only, and does not know the others.
  const own = ownCopyOr(caller.scope, undefined);
  const copies = await listCopyPresets(db, configuratorId, own);
  const designs = await listSharedDesigns(db, configuratorId, limits.designsSearched);
  return {
    presets: [
      ...(own === undefined ? presetsUsing(record.presets, null) : []),
      ...copies.flatMap(({ name, presets }) => presetsUsing(presets, own === undefined ? name : null)),
    ],
    shared_designs: designs.filter(uses).length,
  };
}
