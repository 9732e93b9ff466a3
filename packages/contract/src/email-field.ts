import { z } from 'zod';
import { isEmailAddress, normaliseEmail } from './email-address.ts';

/** Far more than an address can have, so that a longer one gets the message about addresses. */
const LONGEST_INPUT = 2000;

/** A field with an email address, with the messages of its form. The forms of accounts show what the server says. */
export const emailField = ({ required, invalid }: { required: () => string; invalid: () => string }) =>
  z
    .string({ error: required })
    .max(LONGEST_INPUT, { error: invalid })
    .transform(normaliseEmail)
    .refine((email) => email !== '', { error: required, abort: true })
    .refine(isEmailAddress, { error: invalid })
    .meta({ format: 'idn-email' });
