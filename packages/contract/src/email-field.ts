import { z } from 'zod';
import { isEmailAddress, normaliseEmail } from './email-address.ts';

/** Far more than an address can have, so that a longer one gets the message about addresses. */
const LONGEST_INPUT = 2000;

/** A field with an email address, with the messages of its form. The forms of accounts show what the server says. */
export const emailField = ({ required, invalid }: { required: string; invalid: string }) =>
  z
    .string(required)
    .max(LONGEST_INPUT, invalid)
    .transform(normaliseEmail)
    .refine((email) => email !== '', { message: required, abort: true })
    .refine(isEmailAddress, invalid)
    .meta({ format: 'idn-email' });
