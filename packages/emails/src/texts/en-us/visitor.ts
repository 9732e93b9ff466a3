import { visitor as british } from '../en-gb/visitor.ts';
import type { VisitorTexts } from '../texts.ts';

/** American English says all of it as British English does; only dates and numbers differ. */
export const visitor: VisitorTexts = british;
