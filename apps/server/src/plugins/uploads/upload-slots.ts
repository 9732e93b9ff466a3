import { AppError } from '@vitrine/contract/errors';
import { uploadLimits } from '@vitrine/contract/upload-limits';

/** The kind of sender: visitors never take the slots of signed-in users. */
export type Sender = keyof typeof uploadLimits;

/** How many forms with files this process is receiving. One object for all routers of the process. */
export interface UploadSlots {
  /** Takes a slot until the returned function is called. Rejects when none is free. */
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
