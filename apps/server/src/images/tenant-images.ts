import { createHash } from 'node:crypto';
import { AppError } from '@vitrine/contract/errors';
import { organisationLimits as limits, type TenantImageKind } from '@vitrine/contract/organisations/limits';
import { organisationMessages as messages } from '@vitrine/contract/organisations/messages';
import { imageTaskOrNull, ofSentImage } from '../image-worker/image-worker.ts';
import type { ContentFiles } from '../ports/content-files.ts';

interface TenantImages {
  /** Below the organisation's folder, named by content: the columns of the images that were sent. */
  paths: Partial<Record<TenantImageKind, string>>;
  /**
   * Writes them below this folder. Call it last in the transaction that stores the paths, so that a change that is
   * rejected writes nothing. Images that it replaces stay: emails that were sent name the logo, and open pages both.
   */
  writeTo(content: ContentFiles, folder: string): Promise<void>;
}

/**
 * Reads a logo and a banner from data URLs. The content decides the type; pixels are re-encoded, an SVG is sanitised and
 * gets a PNG copy beside it.
 */
export async function readTenantImages(sent: {
  logo?: string | undefined;
  banner?: string | undefined;
}): Promise<TenantImages> {
  const paths: TenantImages['paths'] = {};
  const files: [path: string, bytes: Buffer][] = [];
  for (const kind of ['logo', 'banner'] as const) {
    const data = sent[kind];
    if (data === undefined) continue;
    const { bytes, ending, copy } = await redraw(kind, data);
    const name = `logos/${kind}-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}`;
    paths[kind] = `${name}.${ending}`;
    files.push([`${name}.${ending}`, bytes]);
    if (copy) files.push([`${name}.png`, copy]);
  }
  return {
    paths,
    writeTo: async (content, folder) => {
      for (const [path, bytes] of files) await content.write(`${folder}/${path}`, bytes);
    },
  };
}

async function redraw(kind: TenantImageKind, data: string) {
  const bytes = Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
  if (bytes.length > limits.imageBytes)
    throw new AppError('uploads.too_large', { errors: { [kind]: [messages.imageLarge] } });
  const errors = { [kind]: [messages.imageInvalid(kind)] };
  const redrawn = await ofSentImage(imageTaskOrNull('redrawTenantImage', bytes, kind), errors);
  if (!redrawn) throw new AppError('uploads.not_an_image', { errors });
  return redrawn;
}
