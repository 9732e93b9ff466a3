import type { Preset } from '@vitrine/contract/presets/schemas';
import type { CustomisationTarget } from '../../content/customisation-target.ts';
import { readStored } from '../../content/presets.ts';

/** The stored presets; a copy without presets has the organisation's. */
export const storedOf = ({ record, copy }: CustomisationTarget): Preset[] =>
  readStored(copy?.grant.presets ?? record.presets);
