import fs from 'node:fs/promises';
import path from 'node:path';
import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { CONFIGURATOR_TYPE } from '@vitrine/contract/configurators/limits';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import type { Preset } from '@vitrine/contract/presets/schemas';
import { applyEdits } from '@vitrine/domain/catalogue/edits/apply-edits';
import { restoreDesign } from '@vitrine/domain/design/restore-design';
import { toThousandths } from '@vitrine/domain/versions/thousandths';
import type { DemoPlan, PlannedConfigurator } from '../../../../demo/seed-plan.ts';
import { contentPaths, newFileKey, type VersionFolder } from '../hosting/paths.ts';
import { drawDesign } from '../images/draw-design.ts';
import { drawTile, writeTile } from '../images/tile.ts';
import { importUpload, writeVersion } from '../intake/import-upload.ts';
import { isLayered } from '../intake/read-data-file.ts';
import type { Services } from '../services.ts';

export interface SeededContent {
  dataUrl: string;
  /** The newest version's file and images. */
  file: ConfiguratorFile;
  assets: AssetIndex;
  uploadsIndex: string;
  /** The unguessable part of each version's folder. */
  fileKeys: ReadonlyMap<number, string>;
  /** Path of the tile's image on the content host. */
  image: string | null;
  presets: Preset[];
}

/** The folder of a planned configurator's files. */
export const dataUrlOf = (plan: DemoPlan, planned: PlannedConfigurator): string => {
  const organisation = plan.organisations.find(({ key }) => key === planned.organisationKey);
  return `${organisation?.safeName}/${planned.group.safeName}/${planned.safeName}`;
};

/** Imports the demo's catalogues, the largest first; returns them by the configurator's key. */
export async function seedContent(
  services: Services,
  plan: DemoPlan,
  say: (line: string) => void,
): Promise<Map<string, SeededContent>> {
  const seeded = new Map<string, SeededContent>();
  for (const planned of plan.configurators) {
    if (!planned.content) continue;
    const began = performance.now();
    seeded.set(planned.key, await seedOne(services, planned, planned.content, dataUrlOf(plan, planned)));
    say(`  ${planned.name} (${((performance.now() - began) / 1000).toFixed(0)} s)`);
  }
  return seeded;
}

async function seedOne(
  { config, content }: Services,
  planned: PlannedConfigurator,
  folderName: string,
  dataUrl: string,
): Promise<SeededContent> {
  const folder = path.join(config.root, 'demo/content', folderName);
  const newest = planned.versions.at(-1)?.version ?? 1;
  const fileKeys = new Map(planned.versions.map(({ version }) => [version, newFileKey()]));
  const { file, assets, uploadsIndex, missing } = await importUpload(content, {
    dataUrl,
    type: planned.type,
    text: await fs.readFile(path.join(folder, 'catalogue.json'), 'utf8'),
    folder: folderOf(fileKeys, newest),
    readImage: (image) => fs.readFile(path.join(folder, image)).catch(() => null),
  });
  if (missing.length > 0) throw new Error(`The demo content lacks ${missing.join(', ')}`);
  await writeOlderVersions(content, planned, { dataUrl, file, fileKeys }, newest);
  const seeded = { dataUrl, file, assets };
  return {
    ...seeded,
    ...{ uploadsIndex, fileKeys },
    image: await tileOf(content, folder, seeded),
    presets: await drawPresets(content, planned, seeded, newest),
  };
}

const folderOf = (fileKeys: SeededContent['fileKeys'], version: number): VersionFolder => ({
  version: toThousandths(version),
  fileKey: fileKeys.get(version) ?? null,
});

async function writeOlderVersions(
  content: Services['content'],
  planned: PlannedConfigurator,
  { dataUrl, file, fileKeys }: Pick<SeededContent, 'dataUrl' | 'file' | 'fileKeys'>,
  newest: number,
): Promise<void> {
  for (const { version, differences } of planned.versions) {
    if (version === newest || !isLayered(file)) continue;
    const older = applyEdits(file, differences);
    if ('issue' in older)
      throw new Error(`The demo's version ${version} of ${planned.name} cannot be made: ${older.issue}`);
    await writeVersion(content, dataUrl, folderOf(fileKeys, version), older.file);
  }
}

/** The planned presets with their images, created on the newest version. */
async function drawPresets(
  content: Services['content'],
  { presets }: PlannedConfigurator,
  { dataUrl, file, assets }: Pick<SeededContent, 'dataUrl' | 'file' | 'assets'>,
  version: number,
): Promise<Preset[]> {
  if (!isLayered(file)) return [];
  const drawn: Preset[] = [];
  for (const { name, configuration } of presets) {
    const { design } = restoreDesign(file, configuration);
    const imageUrl = `${contentPaths(dataUrl).presetsFolder}/preset${drawn.length + 1}.jpg`;
    await content.write(imageUrl, await drawDesign({ content, dataUrl, file, assets }, design));
    drawn.push({ name, configuration, imageUrl, version, photoUrl: null });
  }
  return drawn;
}

/** The tile of the list: the room as it opens, or the content's own preview; null shows the type's line drawing. */
async function tileOf(
  content: Services['content'],
  folder: string,
  seeded: Pick<SeededContent, 'dataUrl' | 'file' | 'assets'>,
): Promise<string | null> {
  const drawn = await drawTile(content, seeded);
  if (drawn !== null) return drawn;
  const bytes = await fs.readFile(path.join(folder, 'preview.jpg')).catch(() => null);
  return bytes && writeTile(content, seeded.dataUrl, bytes);
}

export const typeIdOf = (planned: PlannedConfigurator): number => CONFIGURATOR_TYPE[planned.type];
