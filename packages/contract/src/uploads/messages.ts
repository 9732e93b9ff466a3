import { defineMessages, message } from '../texts/define-messages.ts';
import { MEGABYTE } from '../upload-limits.ts';

const GIGABYTE = 1024 * 1024 * 1024;

const DECIMAL_BELOW = 10 * MEGABYTE;

/** '1.4 MB', '840 MB', '19.5 GB'. */
export const spaceText = (bytes: number): string => {
  if (bytes < DECIMAL_BELOW) return `${(bytes / MEGABYTE).toFixed(1)} MB`;
  return bytes < GIGABYTE ? `${Math.ceil(bytes / MEGABYTE)} MB` : `${(bytes / GIGABYTE).toFixed(1)} GB`;
};

interface Space {
  used: number;
  limit: number;
  /** Bytes beyond the limit. */
  missing: number;
}

export const uploadMessages = defineMessages('uploads/uploads', {
  noSpace: ({ used, limit, missing }: Space) =>
    message(
      "Your organisation's images use {used} of {limit}; {missing} more is needed. What is uploaded stays. Ask your administrator for more space, or to delete configurators that you no longer need: their space is free a day later.",
      { used: spaceText(used), limit: spaceText(limit), missing: spaceText(missing) },
    ),
  tooMany: 'Too many uploads of your organisation are unfinished. Stop some of them, or wait a day.',
  expired: 'This upload was left for too long. Upload the image again.',
  wrongOffset: 'Another part of this image is expected.',
  wrongHash: 'This image changed on its way. Upload it again.',
  wrongProtocol: 'Uploads use version 1.0.0 of the tus protocol.',
  hashMissing: 'Name the SHA-256 of the image as sha256 in Upload-Metadata.',
  lengthMissing: 'Upload-Length has to be the size of the image in bytes.',
  notUploaded: (path: string) => message('{path} is not uploaded yet.', { path }),
});
