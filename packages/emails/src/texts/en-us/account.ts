import { account as british } from '../en-gb/account.ts';
import type { AccountTexts } from '../texts.ts';

/** American English says all of it as British English does. */
export const account: AccountTexts = british;
