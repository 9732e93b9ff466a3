import type { KindTexts, ViewerTexts } from '@vitrine/texts/viewer-texts';
import { writeCount } from '../../i18n/plural.ts';

const NUMBERED = /^(Door|Internal) (\d+)(?: panels)?$/;
const DOORS = /^(\d+) sliding doors$/;
const SIZE = /^(\d+) mm$/;

/**
 * A part or choice in the viewer's language, where the product names it, as its panel does. Names of the data file stay
 * as they are.
 */
export function translateName({ names, robes, tag }: ViewerTexts & Partial<KindTexts>, name: string): string {
  const own = names && Object.hasOwn(names, name) ? names[name] : undefined;
  if (own !== undefined || !robes) return own ?? name;
  const [, kind, number] = NUMBERED.exec(name) ?? [];
  if (kind === 'Door') return robes.door(Number(number));
  if (kind === 'Internal') return robes.section(Number(number));
  const [, count] = DOORS.exec(name) ?? [];
  return count === undefined
    ? name.replace(SIZE, `$1 ${robes.millimetres}`)
    : writeCount(tag, robes.countOfDoors, Number(count));
}
