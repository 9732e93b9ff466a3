import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import { modelOf } from '@vitrine/domain/design/model-of';
import { imageTask } from '../image-worker/image-worker.ts';
import type { ContentFiles } from '../ports/content-files.ts';
import { designSubject } from './design-subject.ts';
import { drawDesign } from './draw-design.ts';

export interface PreparedConfigurator {
  dataUrl: string;
  file: ConfiguratorFile;
  type: ConfiguratorType;
  assets: AssetIndex;
}

/** The size of the tiles of a list, and of the images of the demo's presets and enquiries. */
const SIZE = { width: 800, height: 500 };

/**
 * A design as its configurator opens, drawn among the tasks of jobs; null when its base image is missing.
 * @param design as text; the default design without it
 */
export async function drawOpeningImage(
  content: ContentFiles,
  { dataUrl, ...prepared }: PreparedConfigurator,
  { design, format }: { design?: string | undefined; format: 'jpeg' | 'webp' },
): Promise<Buffer | null> {
  const model = modelOf(prepared.type, prepared.file);
  const subject = designSubject(prepared, design === undefined ? model.start() : model.restore(design).design);
  if (typeof subject === 'string') return null;
  const drawn = await drawDesign({ content, dataUrl, subject }, { size: SIZE, view: {}, format }, imageTask);
  return drawn?.bytes ?? null;
}
