import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@vitrine/contract/errors';
import { presetMessages as messages } from '@vitrine/contract/presets/messages';
import type { Preset, PresetsMap } from '@vitrine/contract/presets/schemas';
import { presetsDigest } from '@vitrine/domain/presets/digest';
import { mapOf, presetsOf } from '@vitrine/domain/presets/presets-map';
import { lockConfigurator, updateConfigurator } from '@vitrine/store/configurators/queries';
import { updateGrant } from '@vitrine/store/resellers/queries';
import type { Caller } from '../../accounts/caller.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import { contentPaths } from '../../hosting/paths.ts';
import { type CustomisationTarget, findCustomisationTarget } from '../../publish/customisation-target.ts';
import { presentDrawnPresets, presentPresets } from '../../publish/presets.ts';
import { publishCustomisation } from '../../publish/publish-customisation.ts';
import type { Services } from '../../services.ts';
import { storedOf } from './read-presets.ts';

interface SavePresetsInput {
  configuratorId: number;
  reseller: number | undefined;
  /** Mark of the list that the change is based on. */
  seen: string | undefined;
  map: PresetsMap;
}

/** Replaces the presets of a target and puts them live. Rejects when they are not the ones that the caller saw. */
export async function savePresets(services: Services, caller: Caller, input: SavePresetsInput): Promise<PresetsMap> {
  const { addresses, clock, jobs } = services;
  const { configuratorId, reseller, seen, map } = input;
  const saved = await services.db.transaction().execute(async (transaction) => {
    await findCustomisationTarget(transaction, caller, configuratorId, reseller);
    await lockConfigurator(transaction, configuratorId);
    const target = await findCustomisationTarget(transaction, caller, configuratorId, reseller);
    const before = presentPresets(storedOf(target), addresses.content);
    if (seen !== undefined && seen !== presetsDigest(before)) throw new AppError('presets.moved');
    if (Object.keys(map).some((path) => path !== target.folder)) {
      throw new AppError('request.invalid', { errors: { presets: [messages.foreignPath] } });
    }
    // A map without this path leaves its presets as they are.
    const presets = Object.hasOwn(map, target.folder) ? asStored(target, map, addresses.content) : storedOf(target);
    const { record, copy, organisation } = target;
    // An unchanged list is not written: a reseller's copy without presets of its own keeps following its organisation's.
    if (!isDeepStrictEqual(presets, storedOf(target))) {
      const text = JSON.stringify(presets);
      if (copy) await updateGrant(transaction, copy.reseller.id, record.id, { presets: text }, clock());
      else await updateConfigurator(transaction, record.id, { presets: text });
      await recordAuditEvent(services, transaction, caller, 'configurator.edited', {
        subject: record.name,
        detail: { phrase: 'setting.presets' },
        within: copy?.reseller ?? organisation,
      });
    }
    await publishCustomisation(services, transaction, target, { presets });
    return mapOf(target.folder, presentDrawnPresets(services, target, presets));
  });
  jobs.wake('publish-organisation');
  return saved;
}

/** The presets as they are stored: images as paths below this folder, or below its organisation's. */
function asStored({ record, folder }: CustomisationTarget, map: PresetsMap, content: string): Preset[] {
  const folders = [folder, record.dataUrl].map((each) => `${content}/${contentPaths(each).presetsFolder}/`);
  const pathOf = (address: string | null): string | null => {
    if (address === null) return null;
    const own = folders.some((each) => address.startsWith(each) && /^[\w.-]+$/.test(address.slice(each.length)));
    if (!own) throw new AppError('request.invalid', { errors: { imageUrl: [messages.foreignImage] } });
    return address.slice(content.length + 1);
  };
  return presetsOf(map, folder).map(({ drawnUrl: _drawnUrl, ...preset }) => ({
    ...preset,
    imageUrl: pathOf(preset.imageUrl),
    ...(preset.photoUrl !== undefined && { photoUrl: pathOf(preset.photoUrl) }),
  }));
}
