import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { typeName } from '@vitrine/contract/configurators/limits';
import { listWords } from '@vitrine/domain/translations/list-words';
import type { Word } from '@vitrine/domain/translations/word';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import { listPriceLists } from '@vitrine/store/prices/queries';
import { readStored } from '../publish/presets.ts';
import { viewerCustomisation } from '../publish/viewer-customisation.ts';

/** The configurator, or a reseller's copy with the texts and presets of the copy (asGranted). */
type TextsOf = Pick<
  ConfiguratorRecord,
  'name' | 'typeId' | 'customisation' | 'presets' | 'supportsPresets' | 'dataUrl'
>;

/**
 * Names of the surcharges of price lists, which visitors read beside a total.
 * @param visible tenants of whose lists only the live ones count: what they prepare is not for visitors and resellers
 * @param own a tenant of which all lists count, so that a list can be translated before it is live
 */
export async function surchargesOf(db: Database, visible: readonly number[], own?: number): Promise<string[]> {
  const names = new Set<string>();
  for (const id of own === undefined ? visible : [...visible, own])
    for (const { status, surcharges } of await listPriceLists(db, id))
      if (status === 'live' || id === own) for (const { name } of surcharges) names.add(name);
  return [...names];
}

/** The words of a data file with those that rows have beside it. */
export const collectWords = (record: TextsOf, file: ConfiguratorFile, surcharges: readonly string[]): Word[] =>
  listWords({
    type: typeName(record.typeId),
    file,
    live: {
      configurator: { name: record.name },
      customisation: viewerCustomisation(record),
      ...(record.supportsPresets && { presets: namesOf(record.presets) }),
    },
    surcharges,
  });

/** Presets as far as they have words. */
const namesOf = (presets: unknown) =>
  readStored(presets).map(({ name, configuration }) => ({ name, configuration, image: null }));
