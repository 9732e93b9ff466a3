import { presetLimits } from '@vitrine/contract/presets/limits';
import { DAY_MS } from '@vitrine/domain/dates/durations';
import { listConfigurators } from '@vitrine/store/configurators/queries';
import { listOrganisations } from '@vitrine/store/organisations/queries';
import { listGrants, listResellers } from '@vitrine/store/resellers/queries';
import { scopeOfOrganisation } from '@vitrine/store/scope';
import { contentPaths, copyFolder } from '../hosting/paths.ts';
import { finishEach } from '../hosting/try-each.ts';
import { readStored } from '../publish/presets.ts';
import type { Services } from '../services.ts';

/** Name of a preset's image below a folder. It holds the upload time, because not every file store records it. */
export const presetImage = (
  folder: string,
  { stem, ending, mark, now }: { stem: string; ending: string; mark: string; now: Date },
): string => `${contentPaths(folder).presetsFolder}/${stem}-${mark}-${now.getTime().toString(36)}.${ending}`;

/**
 * Removes images that no preset has any more, or whose preset was never saved. A draft in a browser may name one that
 * no row knows yet, so images stay for a month.
 */
export async function sweepPresetImages(services: Pick<Services, 'db' | 'content' | 'clock'>): Promise<void> {
  const { content, clock } = services;
  const { folders, used } = await whatPresetsUse(services);
  const before = clock().getTime() - presetLimits.unusedImageDays * DAY_MS;
  await finishEach(folders, async (folder) => {
    const unused = (await content.list(folder)).filter((path) => !used.has(path) && uploadedAt(path) < before);
    await finishEach(unused, (path) => content.remove(path));
  });
}

/** Never a time for `presets.json`; long ago for a name without a time. */
function uploadedAt(path: string): number {
  const [, name] = /\/preset\d+-([\w-]+)[.]\w+$/.exec(path) ?? [];
  if (name === undefined) return Number.POSITIVE_INFINITY;
  return Number.parseInt(/-([a-z\d]{8})$/.exec(name)?.[1] ?? '0', 36);
}

/** All folders of presets' images, and the images in use by any preset: folders may be shared. */
async function whatPresetsUse({ db }: Pick<Services, 'db'>): Promise<{ folders: Set<string>; used: Set<string> }> {
  const folders = new Set<string>();
  const used = new Set<string>();
  const note = (folder: string, stored: unknown): void => {
    folders.add(contentPaths(folder).presetsFolder);
    for (const { imageUrl, photoUrl } of readStored(stored)) {
      for (const path of [imageUrl, photoUrl]) if (path) used.add(path);
    }
  };
  for (const { id: organisationId } of await listOrganisations(db)) {
    const scope = scopeOfOrganisation(organisationId);
    const configurators = new Map((await listConfigurators(db, scope)).map((record) => [record.id, record]));
    for (const { dataUrl, presets } of configurators.values()) note(dataUrl, presets);
    const resellers = new Map((await listResellers(db, scope)).map((each) => [each.id, each]));
    for (const grant of await listGrants(db, [...resellers.keys()])) {
      const [record, reseller] = [configurators.get(grant.configuratorId), resellers.get(grant.resellerId)];
      if (record && reseller) note(copyFolder(reseller, record), grant.presets);
    }
  }
  return { folders, used };
}
