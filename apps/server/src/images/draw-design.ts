import type { LayeredFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import type { Design } from '@vitrine/domain/design/design';
import { withBase } from '@vitrine/domain/design/layered/with-base';
import { imageTask } from '../image-worker/image-worker.ts';
import type { ContentFiles } from '../ports/content-files.ts';
import { layeredView } from './layered-view.ts';

export interface Drawable {
  content: ContentFiles;
  dataUrl: string;
  file: LayeredFile;
  type: ConfiguratorType;
  assets: AssetIndex;
}

const SIZE = { width: 800, height: 500 };

/** A JPEG of a design as the viewer first shows it: base and one item of every layer over it. */
export async function drawDesign(
  { content, dataUrl, type, assets, ...drawable }: Drawable,
  design: Design,
): Promise<Buffer> {
  const file = withBase(drawable.file, type, assets);
  if (!file) throw new Error(`${dataUrl} has no base image`);
  // As in the viewer, the configurator's type decides.
  const room = { content, dataUrl, file, assets, isPanorama: type === 'panoramic' };
  const found = await layeredView(room, design, { size: SIZE, view: {}, format: 'jpeg' });
  if (!found) throw new Error(`The base image of ${dataUrl} is missing`);
  return (await imageTask('drawView', found.view)).bytes;
}
