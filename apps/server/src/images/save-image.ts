import { createHash } from 'node:crypto';
import { AppError } from '@vitrine/contract/errors';
import { organisationLimits as limits, type TenantImageKind } from '@vitrine/contract/organisations/limits';
import { organisationMessages as messages } from '@vitrine/contract/organisations/messages';
import { imageTaskOrNull } from '../image-worker/image-worker.ts';
import type { ContentFiles } from '../ports/content-files.ts';

/**
 * Saves a logo or banner from a data URL. The content decides the type; pixels are re-encoded, an SVG is sanitised and
 * gets a PNG copy beside it. Returns its path below the organisation's folder, named by content.
 */
export async function saveImage(
  content: ContentFiles,
  input: { dataUrl: string; kind: TenantImageKind; data: string },
): Promise<string> {
  const bytes = Buffer.from(input.data.slice(input.data.indexOf(',') + 1), 'base64');
  if (bytes.length > limits.imageBytes)
    throw new AppError('uploads.too_large', { errors: { [input.kind]: [messages.imageLarge] } });
  const redrawn = await imageTaskOrNull('redrawTenantImage', bytes, input.kind);
  if (!redrawn)
    throw new AppError('uploads.not_an_image', { errors: { [input.kind]: [messages.imageInvalid(input.kind)] } });
  const name = `logos/${input.kind}-${createHash('sha256').update(redrawn.bytes).digest('hex').slice(0, 16)}`;
  await content.write(`${input.dataUrl}/${name}.${redrawn.ending}`, redrawn.bytes);
  if (redrawn.copy) await content.write(`${input.dataUrl}/${name}.png`, redrawn.copy);
  return `${name}.${redrawn.ending}`;
}
