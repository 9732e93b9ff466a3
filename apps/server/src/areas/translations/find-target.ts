import { AppError } from '@vitrine/contract/errors';
import { joinWords } from '@vitrine/domain/translations/list-words';
import type { Word } from '@vitrine/domain/translations/word';
import type { Caller } from '../../accounts/caller.ts';
import { type CustomisationTarget, findCustomisationTarget } from '../../publish/customisation-target.ts';
import { loadConfigurator } from '../../publish/load-configurator.ts';
import { asGranted } from '../../publish/publish-copy.ts';
import { readVersion } from '../../publish/read-version.ts';
import type { Services } from '../../services.ts';
import { collectWords, surchargesOf } from '../../words/collect-words.ts';

export interface TargetParams {
  configuratorId: number;
  /** The reseller whose copy it is. */
  reseller: number | undefined;
}

/** A configurator, or a reseller's copy, with the words that can be translated. */
export interface TranslationTarget extends CustomisationTarget {
  resellerId: number | null;
  /** Whether visitors see it. */
  isLive: boolean;
  words: Word[];
}

/**
 * Finds the words of the newest version that the caller sees, and those of the live one that the newest lacks: names can
 * be translated before they are deployed. Rejects as missing what the caller may not see.
 */
export async function findTranslationTarget(
  services: Pick<Services, 'db' | 'versionFiles'>,
  caller: Caller,
  { configuratorId, reseller }: TargetParams,
): Promise<TranslationTarget> {
  const { db } = services;
  const target = await findCustomisationTarget(db, caller, configuratorId, reseller);
  const { organisation, copy } = target;
  const loaded = await loadConfigurator(db, caller.scope, configuratorId, reseller);
  const live = copy ? copy.grant.version : target.record.deployedVersion;
  const record = copy ? asGranted(target.record, copy.grant) : target.record;
  const newest = loaded.versions[0]?.version;
  const surcharges = await (copy
    ? surchargesOf(db, [organisation.id], copy.reseller.id)
    : surchargesOf(db, [], organisation.id));
  const lists: Word[][] = [];
  for (const version of new Set([newest, live ?? newest])) {
    if (version === undefined) continue;
    const file = await readVersion(services, loaded, version).catch(missingOrThrow);
    if (file) lists.push(collectWords(record, file, surcharges));
  }
  return {
    ...target,
    resellerId: copy?.reseller.id ?? null,
    isLive: copy ? copy.grant.status === 'ready' : live !== null,
    words: joinWords(...lists),
  };
}

/** A live version that an import of an earlier release left without its file has no words. */
function missingOrThrow(error: unknown): null {
  if (error instanceof AppError && error.code === 'versions.missing') return null;
  throw error;
}
