import { createHash } from 'node:crypto';
import type { DrawableFile } from '@vitrine/contract/configurator-file';
import type { Asset, AssetIndex, AssetVariant, OpeningView, OpeningViews } from '@vitrine/contract/latest-file';
import { offeredScenes } from '@vitrine/domain/design/offered-scenes';
import { imageTask } from '../image-worker/image-worker.ts';
import type { ContentFiles } from '../ports/content-files.ts';
import { imageName } from './image-name.ts';
import { OPENING_SCALES, OPENING_VIEWS } from './opening-sizes.ts';

/** A narrower panorama loads fast without one. */
const FROM_WIDTH = 1024;

interface Folder {
  content: ContentFiles;
  dataUrl: string;
}

/** A base image and its opening direction. */
interface First {
  path: string;
  asset: Asset;
  whole: AssetVariant;
  yaw: number;
}

/** The list of a base image's views, named by their inputs. */
const listName = ({ whole, yaw }: First): string => {
  const from = JSON.stringify([whole.file, yaw, OPENING_VIEWS, OPENING_SCALES]);
  return `assets/opening-${createHash('sha256').update(from).digest('base64url').slice(0, 22)}.json`;
};

/** Creates the missing opening views of a panorama's base and of its scenes; returns whether any was created. */
export async function makeOpenings(folder: Folder, file: unknown, assets: AssetIndex): Promise<boolean> {
  let made = false;
  for (const first of firstViews(file, assets)) {
    const list = `${folder.dataUrl}/${listName(first)}`;
    if (await folder.content.exists(list)) continue;
    const bytes = await folder.content.read(`${folder.dataUrl}/${first.whole.file}`);
    if (!bytes) continue;
    await folder.content.write(list, JSON.stringify(await makeViews(folder, bytes, first.yaw)));
    made = true;
  }
  return made;
}

/** The existing views; undefined when there are none. */
export async function readOpenings(
  { content, dataUrl }: Folder,
  file: unknown,
  assets: AssetIndex,
): Promise<OpeningViews | undefined> {
  const openings: OpeningViews = {};
  for (const first of firstViews(file, assets)) {
    const list = await content.read(`${dataUrl}/${listName(first)}`);
    if (list) openings[first.path] = [...(openings[first.path] ?? []), ...(JSON.parse(String(list)) as OpeningView[])];
  }
  return Object.keys(openings).length > 0 ? openings : undefined;
}

/** @param file a data file of any kind, in full or minified: these parts are the same in both */
function firstViews(file: unknown, assets: AssetIndex): First[] {
  const { base, project_info } = file as Partial<DrawableFile>;
  if (base?.projection !== 'equirectangular' || base.width < FROM_WIDTH) return [];
  const own = base.initial_yaw ?? 0;
  const scenes = project_info ? offeredScenes({ base, project_info }) : [];
  const views = scenes.length > 0 ? scenes : [{ initialYaw: null, imageOf: (path: string) => path }];
  const found = new Map<string, First>();
  for (const { initialYaw, imageOf } of views) {
    const [path, yaw] = [imageOf(base.image), initialYaw ?? own];
    const asset = Object.hasOwn(assets, path) ? assets[path] : undefined;
    const whole = asset?.variants[0];
    if (asset && whole) found.set(`${yaw} ${path}`, { path, asset, whole, yaw });
  }
  return [...found.values()];
}

async function makeViews({ content, dataUrl }: Folder, bytes: Buffer, yaw: number): Promise<OpeningView[]> {
  const views: OpeningView[] = [];
  for (const { spread, images } of await imageTask('drawOpenings', bytes, yaw)) {
    const variants: AssetVariant[] = [];
    for (const { scale, bytes: image } of images) {
      const file = imageName(image);
      await content.write(`${dataUrl}/${file}`, image);
      variants.push({ scale, file, bytes: image.length });
    }
    views.push({ yaw, spread: [...spread], variants });
  }
  return views;
}
