import { z } from 'zod';
import { emailField } from '../email-field.ts';
import { PERMISSION_KEYS } from '../permissions.ts';
import { sessionLimits } from '../session/limits.ts';
import { currentUser } from '../session/schemas.ts';
import { isSeen, UNSAFE_IN_NAMES } from '../unsafe-in-names.ts';
import { userLimits as limits } from './limits.ts';
import { userMessages as messages } from './messages.ts';

export const personName = (required: () => string) =>
  z
    .string({ error: required })
    .trim()
    .min(1, { error: required, abort: true })
    .refine(isSeen, { error: required, abort: true })
    .max(limits.nameMaximum, { error: () => messages.nameLong })
    .refine((name) => !UNSAFE_IN_NAMES.test(name), { error: () => messages.nameInvalid });

const email = emailField({ required: () => messages.emailRequired, invalid: () => messages.emailInvalid });

export const newUser = z.object({
  first_name: personName(() => messages.firstNameRequired),
  last_name: personName(() => messages.lastNameRequired),
  email,
});
export type NewUser = z.input<typeof newUser>;

/** Clients send only changed fields; other fields are ignored. */
export const userChanges = z.object({
  id: z.number().int().optional(),
  first_name: personName(() => messages.firstNameRequired).optional(),
  last_name: personName(() => messages.lastNameRequired).optional(),
  email: email.optional(),
  reseller_id: z.number().int().optional(),
  /** Required when users change their own address. */
  current_password: z.string().max(sessionLimits.passwordMaximum).optional(),
});
export type UserChanges = z.input<typeof userChanges>;

/** The token of the link to a new address. */
export const emailConfirmation = z.object({ token: z.string().max(200) });

export const permissionList = z.object({ permissions: z.array(z.enum(PERMISSION_KEYS)).max(PERMISSION_KEYS.length) });

export const user = currentUser
  .pick({
    id: true,
    first_name: true,
    last_name: true,
    email: true,
    invite_status: true,
    organisation_id: true,
    group: true,
    permissions: true,
  })
  .extend({
    /** Whether the account has a second step. */
    two_step: z.boolean(),
    /** The address that waits for its confirmation. `email` does not change until then. */
    pending_email: z.string().nullable(),
    created_at: z.string(),
  });
export type User = z.output<typeof user>;
