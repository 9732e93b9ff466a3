import { designImageLimits as limits } from '@vitrine/contract/designs/image-limits';
import { AppError } from '@vitrine/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowAnywhere, countMade, namesTag } from '../../../design-images/answers.ts';
import { DrawingQueue } from '../../../design-images/drawing-queue.ts';
import { storedOrDrawn } from '../../../design-images/stored-or-drawn.ts';
import { viewTask } from '../../../image-worker/image-worker.ts';
import type { DrawnView } from '../../../images/tasks/draw-view.ts';
import type { Services } from '../../../services.ts';
import type { SiteContext } from '../../../sites/new-site.ts';
import { type FoundModel, findModel } from './find-model.ts';

/** The folder of models on the content host; their names are codes of short links. */
export const MODELS_PATH = '/designs/models';

export const MODEL_TYPES = { glb: 'model/gltf-binary', usdz: 'model/vnd.usdz+zip' } as const;
export type ModelFormat = keyof typeof MODEL_TYPES;

/** The address of a shared wardrobe as a file. */
export const modelAddress = ({ addresses }: Pick<Services, 'addresses'>, code: string, format: ModelFormat): string =>
  `${addresses.content}${MODELS_PATH}/${code}.${format}`;

const FILE = /^(?<code>[2-9a-z]{1,40})\.(?<format>glb|usdz)$/;

/** Answers addresses of shared wardrobes as GLB and USDZ: stored ones at once, others once they are made. */
export function designModels({ services, shared }: Pick<SiteContext, 'services' | 'shared'>) {
  const { storedImages } = services;
  const drawings = new DrawingQueue<DrawnView>();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    allowAnywhere(reply);
    const { code, format } = FILE.exec((request.params as { file: string }).file)?.groups ?? {};
    const found = code === undefined ? null : await findModel(services, code);
    if (!found || (format !== 'glb' && format !== 'usdz')) throw new AppError('resource.missing');
    const file = `${found.name}.${format}`;
    const tag = `"${file}"`;
    reply.type(MODEL_TYPES[format]);
    const keep = (): FastifyReply =>
      reply.header('etag', tag).header('cache-control', `public, max-age=${limits.newestSeconds}`);
    if (namesTag(request.headers['if-none-match'], tag)) return keep().status(304).send();
    const { bytes, isComplete } = await storedOrDrawn(
      { storedImages, drawings },
      {
        owner: found.record,
        name: file,
        draw: () => makeModel(services, found, format),
        beforeDrawing: () => countMade(shared, request, { of: 'design model', most: limits.modelsPerMinute }),
      },
    );
    // Without an image that is gone it may look different in a moment.
    if (!isComplete) reply.header('cache-control', 'no-store');
    else keep();
    return reply.send(bytes);
  };
}

/** A material whose image is gone has its plain colour, and the model is not complete. */
async function makeModel({ content }: Services, found: FoundModel, format: ModelFormat): Promise<DrawnView> {
  const images: [path: string, bytes: Buffer][] = [];
  for (const [path, file] of found.imageFiles) {
    const bytes = await content.read(file);
    if (bytes) images.push([path, bytes]);
  }
  const bytes = await viewTask('makeModel', { file: found.file, notes: found.notes, format, images });
  return { bytes: Buffer.from(bytes), isComplete: images.length === found.imageFiles.size };
}
