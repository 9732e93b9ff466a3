const GIGABYTE = 1024 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;

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

export const uploadMessages = {
  noSpace: ({ used, limit, missing }: Space): string =>
    `Your organisation's images use ${spaceText(used)} of ${spaceText(limit)}; ${spaceText(missing)} more is needed. What is uploaded stays. Ask your administrator for more space, or to delete configurators that you no longer need: their space is free a day later.`,
  tooMany: 'Too many uploads of your organisation are unfinished. Stop some of them, or wait a day.',
  expired: 'This upload was left for too long. Upload the image again.',
  wrongOffset: 'Another part of this image is expected.',
  wrongHash: 'This image changed on its way. Upload it again.',
  wrongProtocol: 'Uploads use version 1.0.0 of the tus protocol.',
  hashMissing: 'Name the SHA-256 of the image as sha256 in Upload-Metadata.',
  lengthMissing: 'Upload-Length has to be the size of the image in bytes.',
  notUploaded: (path: string): string => `${path} is not uploaded yet.`,
} as const;
