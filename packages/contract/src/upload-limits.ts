export const MEGABYTE = 1024 * 1024;

/**
 * Limits of a form with files: the text of all fields, their number, the time to arrive, and uploads at once from one
 * network address and on one server. Files have their own limits; a form can be as large as its files and fields
 * together.
 */
export interface UploadLimit {
  fieldsBytes: number;
  fields: number;
  seconds: number;
  atOnceFromAddress: number;
  atOnce: number;
}

export const uploadLimits = {
  /** Forms of public routes. */
  visitor: { fieldsBytes: MEGABYTE / 2, fields: 40, seconds: 120, atOnceFromAddress: 24, atOnce: 100 },
  /** A folder of images takes long over a slow connection. */
  signedIn: { fieldsBytes: 4 * MEGABYTE, fields: 60, seconds: 1800, atOnceFromAddress: 24, atOnce: 100 },
} as const satisfies Record<string, UploadLimit>;

/** Files in fields that the route does not have. */
export const OTHER_FILES = 20;
