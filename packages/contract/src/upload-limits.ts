const MEGABYTE = 1024 * 1024;

/**
 * What a form with files may be: text of all its fields, how many of those, how long it may take to arrive, and how many
 * are taken in at a time from one network address and on one server. Its files have limits of their own; a form as a whole
 * may be as large as those and its fields together.
 */
export interface UploadLimit {
  fieldsBytes: number;
  fields: number;
  seconds: number;
  atOnceFromAddress: number;
  atOnce: number;
}

export const uploadLimits = {
  /** Forms that anybody may send. */
  visitor: { fieldsBytes: MEGABYTE / 2, fields: 40, seconds: 120, atOnceFromAddress: 24, atOnce: 100 },
  /** A folder of images over a poor line takes its time. */
  signedIn: { fieldsBytes: 4 * MEGABYTE, fields: 60, seconds: 1800, atOnceFromAddress: 24, atOnce: 100 },
} as const satisfies Record<string, UploadLimit>;

/** Files of a form that no field of the route takes. */
export const OTHER_FILES = 20;
