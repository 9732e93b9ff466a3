/** Name of the custom element. */
export const ELEMENT = 'vitrine-configurator';

/** Path of the viewer's script on the content host. */
export const SCRIPT_PATH = 'viewer/v1/vitrine.js';

/** Days after a release in which pages that were opened before it still find the files of their build. */
export const earlierBuildDays = 30;

export { COPIED_MS } from './timings.ts';
