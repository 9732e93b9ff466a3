import { sessionLimits } from '@vitrine/contract/session/limits';
import { userLimits } from '@vitrine/contract/users/limits';
import { counted } from '../../../count.ts';
import type { AccountFacts, AccountTexts } from '../../../email-texts.ts';

const hello = ({ firstName }: AccountFacts): string => (firstName === null ? 'Hello.' : `Hello ${firstName}.`);

const count = (number: number, one: string, other: string): string => counted('en-gb', number, { one, other });

export const account: AccountTexts = {
  sentBy: 'Sent by Vitrine',
  invite: {
    subject: ({ tenant, manufacturer }) =>
      manufacturer === null
        ? `Your invitation to ${tenant}`
        : `Your invitation to ${tenant}, a reseller of ${manufacturer}`,
    title: ({ tenant }) => `You are invited to ${tenant}`,
    sentence: (facts) =>
      facts.manufacturer === null
        ? `${hello(facts)} An account is ready for you. Choose a password to open it.`
        : `${hello(facts)} An account is ready for you at ${facts.tenant}, a reseller of ${facts.manufacturer}. Choose a password to open it.`,
    button: 'Choose a password',
    term: `The link works once and for ${count(sessionLimits.inviteDays, 'day', 'days')}.`,
    reason:
      'You receive this because somebody who manages this account entered your address. If you did not expect it, ignore this email: without the link nothing happens.',
  },
  reset: {
    subject: () => 'Reset your password',
    title: () => 'Reset your password',
    sentence: (facts) => `${hello(facts)} Somebody asked for a new password for your account.`,
    button: 'Set a new password',
    term: `The link works once and for ${count(sessionLimits.resetMinutes, 'minute', 'minutes')}. All other devices are signed out when you use it.`,
    reason: 'If that was not you, ignore this email: your password stays as it is.',
  },
  'email-confirm': {
    subject: () => 'Confirm your new email address',
    title: () => 'Confirm your new email address',
    sentence: (facts) => `${hello(facts)} Confirm that this is your address for signing in to ${facts.tenant}.`,
    button: 'Confirm email address',
    term: `The link works once and for ${count(userLimits.emailChangeHours, 'hour', 'hours')}. Until then your current address stays.`,
    reason: 'If you did not expect this, ignore this email: without the link nothing changes.',
  },
  'email-asked': {
    subject: () => 'Your email address is about to change',
    title: () => 'Your email address is about to change',
    sentence: (facts) =>
      `${hello(facts)} Somebody asked to change the address of your account to ${facts.newEmail}. It changes once that address is confirmed. Until then you sign in with this one.`,
    reason:
      'If you did not expect this, change your password, which also stops the change, and contact the person who manages this account.',
  },
  'email-changed': {
    subject: () => 'Your email address has changed',
    title: () => 'Your email address has changed',
    sentence: (facts) =>
      `${hello(facts)} Your new address, ${facts.newEmail}, has been confirmed. You sign in with it from now on.`,
    reason: 'If you did not expect this, contact the person who manages this account at once.',
  },
  'email-in-use': {
    subject: () => 'Somebody tried to use your email address',
    title: () => 'Somebody tried to use your email address',
    sentence: (facts) =>
      `${hello(facts)} Somebody entered this address for another account. It belongs to yours, so nothing was changed.`,
    reason: 'You do not need to do anything.',
  },
};
