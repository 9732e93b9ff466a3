import { createHash } from 'node:crypto';
import { typeName } from '@vitrine/contract/configurators/limits';
import { designImageMessages as messages } from '@vitrine/contract/designs/image-messages';
import type { DesignImageQuery } from '@vitrine/contract/designs/image-query';
import { AppError } from '@vitrine/contract/errors';
import { modelOf } from '@vitrine/domain/design/model-of';
import { imageSize } from '@vitrine/domain/design/view/image-size';
import { readAssetIndex } from '../hosting/asset-index.ts';
import { type DesignSubject, designSubject } from '../images/design-subject.ts';
import type { ImageOptions } from '../images/layered-view.ts';
import type { Services } from '../services.ts';
import type { ImageVersion } from './find-version.ts';

/** All that an image shows. */
export interface ImagePlan {
  dataUrl: string;
  subject: DesignSubject;
  options: Omit<ImageOptions, 'format'>;
}

/** The design and the shape of a plan, in one spelling: equal texts are equal images. */
export interface PlannedImage {
  plan: ImagePlan;
  /** Without the format. */
  key: string;
}

/** Goes up when the same plan of a kind is drawn in another way. */
const DRAWING = { room: 2, floor: 2, robe: 3 } as const;

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
  const assets = await readAssetIndex(content, found, found.assetIndex);
  const subject = designSubject({ file, type, assets }, design, query.scene);
  if (subject === 'scene unknown') throw invalid('scene', messages.sceneUnknown);
  if (subject === 'base missing') throw new AppError('resource.missing', { detail: messages.imageMissing });
  assertAllowed(subject, query);
  const { view, yaw, pitch, fov, background } = query;
  const options: ImagePlan['options'] = { size, view: normalView({ view, yaw, pitch, fov }), background };
  const key = createHash('sha256')
    .update(
      JSON.stringify([
        DRAWING[subject.kind],
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

/** Rejects a view or a background that the kind does not have. */
function assertAllowed(subject: DesignSubject, { view, yaw, pitch, fov, background }: DesignImageQuery): void {
  const isPanorama = subject.kind === 'room' && subject.isPanorama;
  const turned = Object.entries({ yaw, pitch }).find(([, angle]) => angle !== undefined);
  if (turned && !isPanorama && subject.kind !== 'robe') throw invalid(turned[0], messages.viewFlat);
  if (fov !== undefined && !isPanorama) throw invalid('fov', messages.angleUnused);
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
