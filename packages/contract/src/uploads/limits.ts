const GIGABYTE = 1024 * 1024 * 1024;

/** Limits of image uploads that can be resumed. One image has the limit of every image: `imageByteLimit` of domain. */
export const imageUploadLimits = {
  /** How long an unfinished upload can be resumed. */
  resumableHours: 24,
  /** Unfinished uploads of one organisation. */
  unfinished: 10_000,
  /** Images that a caller asks about at once. */
  hashesAsked: 5000,
  /** Originals and unfinished uploads of one organisation, unless the installation says otherwise. */
  storageBytes: 20 * GIGABYTE,
  /** Requests of one kind from one network address. Images of a few kilobytes arrive fast. */
  requestsPerMinute: 12_000,
  /** Images that a browser sends at the same time. */
  atOnce: 3,
  /** Text of `Upload-Metadata`. */
  metadataBytes: 4096,
} as const;

/** How a browser resumes: after these pauses, the last one until the connection is back. */
export const resumeDelaysMs = [500, 1000, 3000, 5000] as const;
