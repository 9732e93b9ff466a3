import { z } from 'zod';
import { PERMISSION_KEYS } from '../permissions.ts';
import { sessionLimits } from './limits.ts';
import { sessionMessages } from './messages.ts';

export const credentials = z.object({
  email: z
    .string(sessionMessages.emailRequired)
    .trim()
    .min(1, sessionMessages.emailRequired)
    .max(sessionLimits.emailMaximum),
  password: z
    .string(sessionMessages.passwordRequired)
    .min(1, sessionMessages.passwordRequired)
    .max(sessionLimits.passwordMaximum),
  keepLoggedIn: z.boolean().default(false),
});

/** What the shell needs of the organisation or reseller that a user belongs to. */
export const userParent = z.object({
  id: z.number().int(),
  name: z.string(),
  safe_name: z.string(),
  primary: z.boolean(),
  enterprise: z.boolean(),
  localisation: z.boolean(),
  airtable_integration: z.boolean(),
  logo: z.string().nullable(),
  data_url: z.string(),
  access_subdomain: z.string().nullable(),
  access_domain: z.string().nullable(),
  updated_at: z.string(),
});

export const currentUser = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  invite_status: z.enum(['active', 'pending', 'expired']).nullable(),
  organisation_id: z.number().int().nullable(),
  group: z.object({ id: z.number().int() }),
  permissions: z.array(z.enum(PERMISSION_KEYS)),
  is_admin: z.boolean(),
  organisation: userParent.nullable(),
  reseller: userParent.nullable(),
  /** Where this user belongs: scheme, host and port, without a path. Null where the current host already fits. */
  home: z.string(),
});
export type CurrentUser = z.output<typeof currentUser>;

export const signedIn = z.object({ token: z.string(), user: currentUser });

/** What the dashboard must know of its surroundings, asked once at the start. */
export const surroundings = z.object({
  admin_host: z.boolean(),
  /** Whether this call carried a session that is good: asked first, so that a signed-out visit causes no failing call. */
  signed_in: z.boolean(),
  /** Address of the content host, without a slash at the end. */
  content_url: z.string(),
  /** True where demo accounts may be shown on the sign-in screen. */
  demo: z.boolean(),
});
export type Surroundings = z.output<typeof surroundings>;
