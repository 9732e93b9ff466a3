import { AppError } from '@vitrine/contract/errors';
import { uploadLimits } from '@vitrine/contract/upload-limits';

/** Who sends a form: visitors never take the room of people who are signed in. */
export type Sender = keyof typeof uploadLimits;

/** How many forms with files this process is taking in. One object for all routers of the process. */
export interface UploadSlots {
  /** Counts a form in, until the answered function is called. Refuses when there are too many already. */
  take(sender: Sender, network: string): () => void;
}

const TRY_AGAIN_SECONDS = 10;

export function uploadSlots(): UploadSlots {
  const held = new Map<string, number>();
  const add = (key: string, change: 1 | -1): void => {
    const count = (held.get(key) ?? 0) + change;
    if (count > 0) held.set(key, count);
    else held.delete(key);
  };
  return {
    take: (sender, network) => {
      const { atOnce, atOnceFromAddress } = uploadLimits[sender];
      const ofNetwork = `${sender} ${network}`;
      const retryAfter = TRY_AGAIN_SECONDS;
      if ((held.get(ofNetwork) ?? 0) >= atOnceFromAddress) throw new AppError('uploads.too_many', { retryAfter });
      if ((held.get(sender) ?? 0) >= atOnce) throw new AppError('uploads.full', { retryAfter });
      const keys = [sender, ofNetwork];
      for (const key of keys) add(key, 1);
      return () => {
        for (const key of keys.splice(0)) add(key, -1);
      };
    },
  };
}
