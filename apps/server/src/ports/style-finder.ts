import { AppError } from '@vitrine/contract/errors';
import { presetLimits as limits } from '@vitrine/contract/presets/limits';
import { z } from 'zod';

/**
 * Finds the design that looks like a photo. `training` is the address of the design's latest.json; returns the design's
 * short text. Rejects with `presets.not_generated`.
 */
export interface StyleFinder {
  preset(input: { image: Buffer; training: string }): Promise<string>;
  /** For a photo on the content host. */
  regenerate(input: { imageUrl: string; training: string }): Promise<string>;
}

const configuration = z.string().trim().min(1).max(limits.configurationMaximum);
const found = z.object({ data: configuration });
const foundAgain = z.object({ statusCode: z.literal(200), data: configuration });

/** An external service: multipart, below style-finder/platform. */
export function remoteStyleFinder(origin: string, timeoutMs: number = limits.finderSeconds * 1000): StyleFinder {
  const ask = async <Found>(name: string, form: FormData, answer: z.ZodType<Found>): Promise<Found> => {
    const address = `${origin.replace(/\/+$/, '')}/style-finder/platform/${name}`;
    try {
      const response = await fetch(address, {
        method: 'POST',
        body: form,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      return answer.parse(await response.json());
    } catch (cause) {
      throw Object.assign(new AppError('presets.not_generated'), { cause });
    }
  };
  return {
    preset: async ({ image, training }) => {
      const form = new FormData();
      form.set('image', new Blob([new Uint8Array(image)], { type: 'image/jpeg' }), 'image.jpg');
      form.set('training', training);
      return (await ask('preset', form, found)).data;
    },
    regenerate: async ({ imageUrl, training }) => {
      const form = new FormData();
      form.set('imageUrl', imageUrl);
      form.set('training', training);
      return (await ask('regenerate', form, foundAgain)).data;
    },
  };
}
