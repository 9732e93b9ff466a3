import type { AccountTexts } from '../../../email-texts.ts';
import { account as british } from '../../../en-gb/emails/to/account.ts';

/** American English says all of it as British English does. */
export const account: AccountTexts = british;
