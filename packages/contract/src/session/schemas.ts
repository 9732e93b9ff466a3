import { z } from 'zod';
import { ACCOUNT_LANGUAGES } from '../languages/limits.ts';
import { PERMISSION_KEYS } from '../permissions.ts';
import { sessionLimits as limits } from './limits.ts';
import { sessionMessages as messages } from './messages.ts';
import { securityMessages } from './security-messages.ts';

const email = z
  .string({ error: () => messages.emailRequired })
  .trim()
  .min(1, { error: () => messages.emailRequired })
  .max(limits.emailMaximum);

const passwordOr = (required: () => string) =>
  z.string({ error: required }).min(1, { error: required }).max(limits.passwordMaximum);

const password = passwordOr(() => messages.passwordRequired);
const current_password = passwordOr(() => securityMessages.currentRequired);

export const credentials = z.object({ email, password, keepLoggedIn: z.boolean().default(false) });

/** A password and its confirmation. Each field gets one message, the first that applies. */
const withNewPassword = <S extends z.ZodRawShape>(others: S) =>
  z
    .object({
      ...others,
      password: z
        .string({ error: () => messages.passwordRequired })
        .max(limits.passwordMaximum, { error: () => messages.passwordLong }),
      password_confirmation: z.string({ error: () => messages.confirmationRequired }),
    })
    .superRefine((input: { password?: unknown; password_confirmation?: unknown }, context) => {
      const issue = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
      if (input.password === '') issue('password', messages.passwordRequired);
      else if (String(input.password).length < limits.passwordMinimum) issue('password', messages.passwordShort);
      if (input.password_confirmation === '') issue('password_confirmation', messages.confirmationRequired);
      else if (input.password !== input.password_confirmation) {
        issue('password_confirmation', messages.confirmationDiffers);
      }
    });

/** A text that is no token is answered like an expired one: links are cut off and changed on their way. */
const token = z
  .string({ error: () => messages.linkInvalid })
  .min(1, { error: () => messages.linkInvalid })
  .max(limits.tokenMaximum, { error: () => messages.linkInvalid });

export const recoveryRequest = z.object({
  email: z
    .string({ error: () => messages.emailRequired })
    .trim()
    .max(limits.emailMaximum),
});
export const recovery = withNewPassword({ token, email });
export const invitationAnswer = withNewPassword({ email });
export const passwordChange = withNewPassword({ current_password });

/** Long enough for any token. A text that is no token is answered like an expired one. */
export const inviteParams = z.object({ token: z.string().max(limits.tokenMaximum) });

export const currentPassword = z.object({ current_password });

/** One of the languages of accounts; null where none is chosen. */
export const chosenLanguage = z.enum(ACCOUNT_LANGUAGES).nullable();

/** What the layout needs of the user's organisation or reseller. */
export const userParent = z.object({
  id: z.number().int(),
  name: z.string(),
  safe_name: z.string(),
  primary: z.boolean(),
  enterprise: z.boolean(),
  localisation: z.boolean(),
  airtable_integration: z.boolean(),
  logo: z.string().nullable(),
  banner: z.string().nullable(),
  contact_email: z.string().nullable(),
  data_url: z.string(),
  access_subdomain: z.string().nullable(),
  access_domain: z.string().nullable(),
  two_step_required: z.boolean(),
  /** The language of its emails; null: that of its manufacturer, else British English. */
  language: chosenLanguage,
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
  /** `builds_copies`: its users may change layers and images of its copies. */
  reseller: userParent.extend({ builds_copies: z.boolean().optional() }).nullable(),
  /** The language that this account chose; null: that of its browser, and in emails that of its tenant. */
  language: chosenLanguage,
  /** The user's host: scheme, host and port, without a path. Empty where the current host already fits. */
  home: z.string(),
  /** The organisation requires a second step that this user has not set up. Other routes are closed until then. */
  must_set_up_two_step: z.boolean(),
});
export type CurrentUser = z.output<typeof currentUser>;

/** The answer to the right password of an account that has a second step. */
export const secondStep = z.object({
  ticket: z.string(),
  /** `app`: a code of the authenticator app, or a recovery code. `passkey`: a sign-in by passkey. */
  methods: z.array(z.enum(['app', 'passkey'])),
  /** The domains of the account's passkeys; browsers offer them on hosts of these domains only. */
  passkey_domains: z.array(z.string()),
});
export type SecondStep = z.output<typeof secondStep>;

/** Either a session (`token` and `user`), or the request for the second step. */
export const signedIn = z.object({
  token: z.string().nullable(),
  user: currentUser.nullable(),
  second_step: secondStep.nullable(),
});
export type SignedIn = z.output<typeof signedIn>;

/** Settings that the dashboard loads once at the start. */
export const appConfig = z.object({
  admin_host: z.boolean(),
  /**
   * Whether this request has a valid session. The dashboard reads it first, so that a signed-out visit causes no
   * failing request.
   */
  signed_in: z.boolean(),
  /** Address of the content host, without a slash at the end. */
  content_url: z.string(),
  /** Address of the API host, without a slash at the end. Embedded viewers send enquiries there. */
  api_url: z.string(),
  /** Whether the sign-in screen may show demo accounts. */
  demo: z.boolean(),
  /** The domain whose passkeys browsers offer on this host; null where there are none, as on an IP address. */
  passkey_domain: z.string().nullable(),
  /** The organisation or reseller that this host belongs to. The sign-in screen shows its logo. */
  tenant: z
    .object({ name: z.string(), logo: z.string().nullable(), data_url: z.string(), updated_at: z.string() })
    .nullable(),
});
export type AppConfig = z.output<typeof appConfig>;

/**
 * WebAuthn options and answers pass through as the browser and `@simplewebauthn` write them. The server verifies them.
 */
export const webAuthnJson = z.record(z.string(), z.unknown());

export const passkeyQuestion = z.object({ ticket: z.string(), options: webAuthnJson });
export type PasskeyQuestion = z.output<typeof passkeyQuestion>;

const ticket = z.string().max(limits.tokenMaximum);

export const secondStepAnswer = z.object({ ticket, code: z.string().trim().min(1).max(40) });
export const passkeySignIn = z.object({ ticket, response: webAuthnJson, keepLoggedIn: z.boolean().default(false) });
export const newPasskey = z.object({
  ticket,
  name: z.string().trim().min(1).max(limits.passkeyNameMaximum),
  response: webAuthnJson,
});

export const passkey = z.object({
  id: z.number().int(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});
export type Passkey = z.output<typeof passkey>;

/** How the signed-in user signs in. */
export const signInMethods = z.object({
  app: z.boolean(),
  recovery_codes_left: z.number().int(),
  passkeys: z.array(passkey),
  /** Whether the organisation requires a second step of its users. */
  required: z.boolean(),
});
export type SignInMethods = z.output<typeof signInMethods>;

/** Input of the authenticator app: `uri` as a QR code, `secret` to type. */
export const appSetup = z.object({ secret: z.string(), uri: z.string() });
export const appConfirmation = z.object({ code: z.string().trim().min(1).max(10) });
/** Shown once. */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const ownSession = z.object({
  id: z.number().int(),
  /** Browser and system, e.g. 'Firefox on macOS'. */
  device: z.string(),
  created_at: z.string(),
  last_used_at: z.string(),
  expires_at: z.string(),
  current: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;
