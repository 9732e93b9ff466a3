import { sessionLimits } from '../session/limits.ts';

/** Sentences of the two mails about an account (decision B18). Ours. */
export const accountMailMessages = {
  inviteSubject: (organisation: string) => `Your invitation to ${organisation}`,
  inviteTitle: (organisation: string) => `You are invited to ${organisation}`,
  inviteSentence: (firstName: string) =>
    `Hello ${firstName}. An account is ready for you. Choose a password to open it.`,
  inviteButton: 'Choose a password',
  inviteTerm: `The link works once and for ${sessionLimits.inviteDays} days.`,
  inviteReason:
    'You receive this because somebody who manages this account entered your address. If you did not expect it, ignore this mail: without the link nothing happens.',
  resetSubject: 'Reset your password',
  resetTitle: 'Reset your password',
  resetSentence: (firstName: string) => `Hello ${firstName}. Somebody asked for a new password for your account.`,
  resetButton: 'Set a new password',
  resetTerm: `The link works once and for ${sessionLimits.resetMinutes} minutes. All other devices are signed out when you use it.`,
  resetReason: 'If that was not you, ignore this mail: your password stays as it is.',
  staff: 'Vitrine',
  sentBy: 'Sent by Vitrine',
} as const;
