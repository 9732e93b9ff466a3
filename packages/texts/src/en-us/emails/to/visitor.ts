import type { VisitorTexts } from '../../../email-texts.ts';
import { visitor as british } from '../../../en-gb/emails/to/visitor.ts';

/** American English says all of it as British English does; only dates and numbers differ. */
export const visitor: VisitorTexts = british;
