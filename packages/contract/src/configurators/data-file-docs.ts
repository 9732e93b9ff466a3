import type { ConfiguratorType } from './limits.ts';

/** Addresses of the description of data files, and of a sample of each type. They need no sign-in. */
export const dataFileDocs = {
  description: '/api/docs/data-files',
  sample: (type: ConfiguratorType) => `/api/docs/samples/${type}.json`,
} as const;
