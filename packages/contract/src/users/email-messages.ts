import { sessionLimits } from '../session/limits.ts';
import { userLimits } from './limits.ts';

interface InvitingTenant {
  name: string;
  /** The manufacturer of a reseller; null for an organisation. */
  manufacturer: string | null;
}

const named = ({ name, manufacturer }: InvitingTenant): string =>
  manufacturer === null ? name : `${name}, a reseller of ${manufacturer}`;

/** The first user of a new organisation has no name of a person yet. */
const hello = (firstName: string | null): string => (firstName === null ? 'Hello.' : `Hello ${firstName}.`);

/** Texts of the emails about an account. */
export const accountEmailMessages = {
  inviteSubject: (tenant: InvitingTenant) => `Your invitation to ${named(tenant)}`,
  inviteTitle: ({ name }: InvitingTenant) => `You are invited to ${name}`,
  inviteSentence: (firstName: string | null, tenant: InvitingTenant) =>
    tenant.manufacturer === null
      ? `${hello(firstName)} An account is ready for you. Choose a password to open it.`
      : `${hello(firstName)} An account is ready for you at ${named(tenant)}. Choose a password to open it.`,
  inviteButton: 'Choose a password',
  inviteTerm: `The link works once and for ${sessionLimits.inviteDays} days.`,
  inviteReason:
    'You receive this because somebody who manages this account entered your address. If you did not expect it, ignore this email: without the link nothing happens.',
  resetSubject: 'Reset your password',
  resetTitle: 'Reset your password',
  resetSentence: (firstName: string | null) =>
    `${hello(firstName)} Somebody asked for a new password for your account.`,
  resetButton: 'Set a new password',
  resetTerm: `The link works once and for ${sessionLimits.resetMinutes} minutes. All other devices are signed out when you use it.`,
  resetReason: 'If that was not you, ignore this email: your password stays as it is.',
  confirmSubject: 'Confirm your new email address',
  confirmTitle: 'Confirm your new email address',
  confirmSentence: (firstName: string | null, organisation: string) =>
    `${hello(firstName)} Confirm that this is your address for signing in to ${organisation}.`,
  confirmButton: 'Confirm email address',
  confirmTerm: `The link works once and for ${userLimits.emailChangeHours} hours. Until then your current address stays.`,
  confirmReason: 'If you did not expect this, ignore this email: without the link nothing changes.',
  askedSubject: 'Your email address is about to change',
  askedTitle: 'Your email address is about to change',
  askedSentence: (firstName: string | null, email: string) =>
    `${hello(firstName)} Somebody asked to change the address of your account to ${email}. It changes once that address is confirmed. Until then you sign in with this one.`,
  askedReason:
    'If you did not expect this, change your password, which also stops the change, and contact the person who manages this account.',
  changedSubject: 'Your email address has changed',
  changedTitle: 'Your email address has changed',
  changedSentence: (firstName: string | null, email: string) =>
    `${hello(firstName)} Your new address, ${email}, has been confirmed. You sign in with it from now on.`,
  changedReason: 'If you did not expect this, contact the person who manages this account at once.',
  inUseSubject: 'Somebody tried to use your email address',
  inUseTitle: 'Somebody tried to use your email address',
  inUseSentence: (firstName: string | null) =>
    `${hello(firstName)} Somebody entered this address for another account. It belongs to yours, so nothing was changed.`,
  inUseReason: 'You do not need to do anything.',
  staff: 'Vitrine',
  sentBy: 'Sent by Vitrine',
} as const;
