import fs from 'node:fs/promises';
import path from 'node:path';
import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { CONFIGURATOR_TYPE } from '@vitrine/contract/configurators/limits';
import type { Preset } from '@vitrine/contract/presets/schemas';
import { applyEdits } from '@vitrine/domain/catalogue/edits/apply-edits';
import { toThousandths } from '@vitrine/domain/versions/thousandths';
import type { DemoContent, DemoPlan, PlannedConfigurator } from '../../../../demo/seed-plan.ts';
import { contentPaths, newFileKey } from '../hosting/paths.ts';
import { writeVersion } from '../hosting/write-version.ts';
import { isLayered, readUploadedFile } from '../intake/data-file/read-data-file.ts';
import { type StagedImages, stageImages } from '../intake/stage-images.ts';
import type { SpooledFile } from '../plugins/uploads/spool.ts';
import type { Services } from '../services.ts';

export interface SeededContent {
  dataUrl: string;
  /** The newest version's file. */
  file: ConfiguratorFile;
  /** The unguessable part of each version's folder. */
  fileKeys: ReadonlyMap<number, string>;
  /** The images that wait to be prepared. */
  staged: StagedImages;
  /** Their images are drawn once the configurator's are prepared. */
  presets: Preset[];
}

export const typeIdOf = (planned: PlannedConfigurator): number => CONFIGURATOR_TYPE[planned.type];

/** The folder of a planned configurator's files. */
export const dataUrlOf = (plan: DemoPlan, planned: PlannedConfigurator): string => {
  const organisation = plan.organisations.find(({ key }) => key === planned.organisationKey);
  return `${organisation?.safeName}/${planned.group.safeName}/${planned.safeName}`;
};

/** Writes the data files of the demo's catalogues and stages their images; returns them by the configurator's key. */
export async function seedContent(services: Services, plan: DemoPlan): Promise<Map<string, SeededContent>> {
  const seeded = new Map<string, SeededContent>();
  for (const planned of plan.configurators) {
    if (!planned.content) continue;
    seeded.set(planned.key, await seedOne(services, planned, planned.content, dataUrlOf(plan, planned)));
  }
  return seeded;
}

async function seedOne(
  { config, content, clock }: Services,
  planned: PlannedConfigurator,
  name: DemoContent,
  dataUrl: string,
): Promise<SeededContent> {
  const folder = path.join(config.root, 'demo/content', name);
  const file = readUploadedFile(await fs.readFile(path.join(folder, 'catalogue.json')), planned.type);
  const staged = await stageImages(
    content,
    file,
    { spooled: await listFiles(folder), stored: [], isPanorama: false },
    clock(),
  );
  if (staged.missing.length > 0) throw new Error(`The demo content lacks ${staged.missing.join(', ')}`);
  await content.write(contentPaths(dataUrl).preparing, '{}');
  const fileKeys = new Map(planned.versions.map(({ version }) => [version, newFileKey()]));
  for (const { version, differences } of planned.versions) {
    const location = { version: toThousandths(version), fileKey: fileKeys.get(version) ?? null };
    await writeVersion(content, dataUrl, location, fileOf(planned, file, { version, differences }));
  }
  return { dataUrl, file, fileKeys, staged, presets: presetsOf(planned, dataUrl) };
}

/** The files of a folder, as if they had been uploaded. */
async function listFiles(folder: string): Promise<SpooledFile[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const name = path.relative(folder, file).split(path.sep).join('/');
        return { name, path: file, bytes: (await fs.stat(file)).size };
      }),
  );
}

function fileOf(
  planned: PlannedConfigurator,
  file: ConfiguratorFile,
  { version, differences }: Pick<PlannedConfigurator['versions'][number], 'version' | 'differences'>,
): ConfiguratorFile {
  if (!isLayered(file)) return file;
  const edited = applyEdits(file, differences);
  if ('issue' in edited)
    throw new Error(`The demo's version ${version} of ${planned.name} cannot be made: ${edited.issue}`);
  return edited.file;
}

/** The planned presets, created on the newest version. */
const presetsOf = ({ presets, versions }: PlannedConfigurator, dataUrl: string): Preset[] =>
  presets.map(({ name, configuration }, index) => ({
    name,
    configuration,
    imageUrl: `${contentPaths(dataUrl).presetsFolder}/preset${index + 1}.jpg`,
    version: versions.at(-1)?.version ?? 1,
    photoUrl: null,
  }));
