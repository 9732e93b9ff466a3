import type { BlendPart } from '@vitrine/contract/configurator-file';
import type { Row } from '@vitrine/domain/catalogue/rows-of';

const SIZE: Record<string, string> = { l: 'Large', m: 'Medium', s: 'Small' };
const HUNDRED = 100;

/** The parts of a blend; none for every other row. */
export const partsOf = (row: Row): readonly BlendPart[] => (Array.isArray(row.parts) ? (row.parts as BlendPart[]) : []);

/** 'l' is Large, 'm' Medium and 's' Small; any other text stays as it is. */
export const sizeName = (size: string): string => SIZE[size.toLowerCase()] ?? size;

/** A share of the whole in per cent with two decimals: 0.3333 is 33.33. */
export const percentText = (share: number): string => (share * HUNDRED).toFixed(2);
