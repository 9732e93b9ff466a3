import { createHash } from 'node:crypto';
import { AppError } from '@vitrine/contract/errors';
import { presetMessages as messages } from '@vitrine/contract/presets/messages';
import { imageTask, ofSentImage } from '../../image-worker/image-worker.ts';
import { presetImage } from '../../images/sweep-preset-images.ts';
import type { CustomisationTarget } from '../../publish/customisation-target.ts';
import type { Services } from '../../services.ts';

/**
 * Saves an image among the presets' files, named by its content, so that the live presets do not change until the list
 * is saved.
 */
export async function saveImage(
  { content, addresses, clock }: Services,
  { folder }: CustomisationTarget,
  input: { fileName: string; bytes: Buffer },
): Promise<{ imageUrl: string }> {
  const [, stem] = /^(preset\d{1,6})\.png$/.exec(input.fileName) ?? [];
  if (stem === undefined) throw new AppError('request.invalid', { errors: { fileName: [messages.imageName] } });
  const { bytes, ending } = await ofSentImage(imageTask('redrawPresetImage', input.bytes), {
    fileData: [messages.imageType],
  });
  const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
  const file = presetImage(folder, { stem, ending, mark, now: clock() });
  await content.write(file, bytes);
  return { imageUrl: `${addresses.content}/${file}` };
}
