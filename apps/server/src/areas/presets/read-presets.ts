import type { Preset } from '@vitrine/contract/presets/schemas';
import type { Place } from '../../content/place.ts';
import { readStored } from '../../content/presets.ts';

/** What is stored for a place; a copy without presets of its own has the organisation's (decision A55). */
export const storedOf = ({ record, copy }: Place): Preset[] => readStored(copy?.grant.presets ?? record.presets);
