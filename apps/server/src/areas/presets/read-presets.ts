import type { Preset } from '@vitrine/contract/presets/schemas';
import type { Place } from '../../content/place.ts';
import { readStored } from '../../content/presets.ts';

/** The stored presets; a copy without presets has the organisation's. */
export const storedOf = ({ record, copy }: Place): Preset[] => readStored(copy?.grant.presets ?? record.presets);
