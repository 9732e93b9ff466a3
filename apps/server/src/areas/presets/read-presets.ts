import type { Preset } from '@vitrine/contract/presets/schemas';
import type { CustomisationTarget } from '../../publish/customisation-target.ts';
import { readStored } from '../../publish/presets.ts';

/** The stored presets; a copy without presets has the organisation's. */
export const storedOf = ({ record, copy }: CustomisationTarget): Preset[] =>
  readStored(copy?.grant.presets ?? record.presets);
