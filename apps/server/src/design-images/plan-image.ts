import { createHash } from 'node:crypto';
import type { ConfiguratorFile, DrawableFile, FloorsFile, SlidingRobeFile } from '@vitrine/contract/configurator-file';
import { type ConfiguratorType, typeName } from '@vitrine/contract/configurators/limits';
import { designImageMessages as messages } from '@vitrine/contract/designs/image-messages';
import type { DesignImageQuery } from '@vitrine/contract/designs/image-query';
import { AppError } from '@vitrine/contract/errors';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import { isFloorsFile, isRobeFile } from '@vitrine/domain/catalogue/rows-of';
import type { Design } from '@vitrine/domain/design/design';
import { fileInScene } from '@vitrine/domain/design/layered/file-in-scene';
import { withBase } from '@vitrine/domain/design/layered/with-base';
import { modelOf } from '@vitrine/domain/design/model-of';
import { imageSize } from '@vitrine/domain/design/view/image-size';
import { readAssetIndex } from '../hosting/asset-index.ts';
import type { ImageOptions } from '../images/layered-view.ts';
import { isLayered } from '../intake/data-file/read-data-file.ts';
import type { Services } from '../services.ts';
import type { ImageVersion } from './find-version.ts';

/** All that an image shows. */
export interface ImagePlan {
  dataUrl: string;
  subject: Subject;
  options: Omit<ImageOptions, 'format'>;
}

/** What is drawn, by the kind of the configurator. */
type Subject =
  | { kind: 'room'; file: DrawableFile; assets: AssetIndex; isPanorama: boolean; design: Design }
  | { kind: 'floor'; file: FloorsFile; assets: AssetIndex; design: Design }
  | { kind: 'robe'; file: SlidingRobeFile; design: string };

/** The design and the shape of a plan, in one spelling: equal texts are equal images. */
export interface PlannedImage {
  plan: ImagePlan;
  /** Without the format. */
  key: string;
}

/** Goes up when the same plan is drawn in another way. */
const DRAWING = 2;

const invalid = (field: string, message: string): AppError =>
  new AppError('request.invalid', { detail: message, errors: { [field]: [message] } });

/**
 * Reads a version and finds what the query shows of it. Rejects what the configurator does not have, and what its kind
 * does not allow; missing where its base image is gone.
 */
export async function planImage(
  services: Pick<Services, 'content' | 'versionFiles'>,
  found: ImageVersion,
  query: DesignImageQuery,
): Promise<PlannedImage> {
  const { content, versionFiles } = services;
  const size = imageSize(query);
  if (typeof size === 'string') throw invalid('width', size);
  const { dataUrl } = found;
  const type = typeName(found.typeId);
  const file = await versionFiles.read({ dataUrl, type, version: found.version, fileKey: found.fileKey });
  if (!file) throw new AppError('resource.missing', { detail: messages.configuratorMissing });
  const model = modelOf(type, file);
  if (query.design !== '' && !model.knows(query.design)) throw invalid('design', messages.designUnknown);
  const design = query.design === '' ? model.start() : model.restore(query.design).design;
  const text = model.write(design);
  const assets = isRobeFile(file) ? {} : await readAssetIndex(content, found, found.assetIndex);
  const subject = subjectOf({ file, type, assets, design, text }, query.scene);
  assertAllowed(subject, query);
  const { view, yaw, pitch, fov, background } = query;
  const options: ImagePlan['options'] = { size, view: normalView({ view, yaw, pitch, fov }), background };
  const key = createHash('sha256')
    .update(
      JSON.stringify([
        DRAWING,
        found.id,
        found.version,
        found.fileKey,
        found.assetIndex ?? found.uploadsIndex,
        text,
        query.scene ?? null,
        options,
      ]),
    )
    .digest('hex')
    .slice(0, 40);
  return { plan: { dataUrl, subject, options }, key };
}

interface Read {
  file: ConfiguratorFile;
  type: ConfiguratorType;
  assets: AssetIndex;
  design: Design;
  text: string;
}

function subjectOf({ file, type, assets, design, text }: Read, scene: string | undefined): Subject {
  if (isLayered(file)) {
    const drawable = withBase(file, type, assets);
    if (!drawable) throw new AppError('resource.missing', { detail: messages.imageMissing });
    const inScene = fileInScene(drawable, scene);
    if (!inScene) throw invalid('scene', messages.sceneUnknown);
    // As in the viewer, the configurator's type decides.
    return { kind: 'room', file: inScene, assets, isPanorama: type === 'panoramic', design };
  }
  if (scene !== undefined) throw invalid('scene', messages.sceneUnknown);
  if (isFloorsFile(file)) return { kind: 'floor', file, assets, design };
  if (isRobeFile(file)) return { kind: 'robe', file, design: text };
  throw new AppError('resource.missing', { detail: messages.imageMissing });
}

/** Rejects a view or a background that the kind does not have. */
function assertAllowed(subject: Subject, { view, yaw, pitch, fov, background }: DesignImageQuery): void {
  const isPanorama = subject.kind === 'room' && subject.isPanorama;
  const turned = Object.entries({ yaw, pitch, fov }).find(([, angle]) => angle !== undefined);
  if (turned && !isPanorama) throw invalid(turned[0], messages.viewFlat);
  if (view === 'whole' && (isPanorama || subject.kind === 'robe')) throw invalid('view', messages.viewWhole);
  if (background !== undefined && subject.kind !== 'robe' && view !== 'whole')
    throw invalid('background', messages.backgroundUnused);
}

/** One spelling of equal views: a yaw of -20 degrees is one of 340, and the opening view needs no name. */
function normalView({ view, yaw, pitch, fov }: ImageOptions['view']): ImageOptions['view'] {
  return {
    ...(view === 'whole' && { view }),
    ...(yaw !== undefined && { yaw: ((yaw % 360) + 360) % 360 }),
    ...(pitch !== undefined && { pitch: pitch + 0 }),
    ...(fov !== undefined && { fov }),
  };
}
