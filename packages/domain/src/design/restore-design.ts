import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { alignIds } from './align-ids.ts';
import { restoreWith } from './config-string.ts';

/** The design that a text describes, on this version of the file (see restoreWith). */
export const restoreDesign = (file: LayeredFile, text: string) => restoreWith(alignIds, file, text);
