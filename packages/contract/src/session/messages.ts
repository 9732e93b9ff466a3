import { sessionLimits } from './limits.ts';

/** Sentences of sign-in (platform.md §5 and §8), to the letter; the lower half is ours. */
export const sessionMessages = {
  emailRequired: 'Email is required!',
  passwordRequired: 'Password is required!',
  passwordShort: `The password needs to be at least ${sessionLimits.passwordMinimum} characters long.`,
  confirmationRequired: 'You need to confirm!',
  confirmationDiffers: 'Passwords do not match.',
  wrongCredentials: 'Wrong username or password, please try again.',
  noOrganisation: 'This account does not belong to an organisation, contact your sales manager for more information.',
  recoveryFailed: "Sorry, we couldn't find provided email.",
  recoverySent:
    'If we have an account with that email address, you will receive an email with a link to reset your password.',
  linkInvalid: 'Invalid reset link',
  linkExpired:
    'Sorry, the link has expired. The link was set to expire after a certain amount of time. Please contact the person who sent the invitation.',
  notFound: '404 not found',
  loading: 'Loading',

  inviteTitle: 'Set your password',
  resetTitle: 'Reset your password',
  passwordLong: `A password has at most ${sessionLimits.passwordMaximum} characters.`,
  wrongPassword: 'This is not your current password.',
  wrongCode: 'This code is not right, or was used already. Codes change every 30 seconds.',
  passkeyFailed: 'This passkey was not accepted. Try again, or sign in with your password.',
  ticketExpired: 'This took too long. Start again.',
  passkeyLast: 'Your organisation asks for a second step, so the last one has to stay.',
  passkeysFull: `An account has at most ${sessionLimits.passkeysMaximum} passkeys. Remove one to add another.`,
  passkeyHere: 'Passkeys work on hosts with a name only, not on an IP address.',
  codeExpired: 'This sign-in could not be carried over. Sign in again.',

  resetHelp: 'Enter your email address. We will send you a link to choose a new password.',
  checkEmail: 'Check your email',
  resent: 'Sent again. It can take a few minutes to arrive.',
  expired: 'This link has expired',
  linkHelp: 'Open the link in the email again, or ask for a new one.',
  invitationFailed: 'The invitation could not be opened. Check your connection, then try again.',
  secondStep: 'One more step',
  codeQuestion: 'Enter the code from your authenticator app',
  recoveryCodeQuestion: 'Enter one of your recovery codes',
  passkeyQuestion: 'Sign in with your passkey to go on.',
  codeRequired: 'Code is required',
  passkeyCancelled: 'The passkey was not used. Try again, or sign in another way.',
  ended: 'Your session has ended',
  endedHelp: 'Sign in again to go on. Nothing you typed is lost.',
} as const;

/** Sentences of "Sign-in and security" (all ours). */
export const securityMessages = {
  title: 'Sign-in and security',
  currentRequired: 'Current password is required',
  passwordHelp: 'Changing it signs you out everywhere else.',
  passwordChanged: 'Your password has been changed. You are signed out everywhere else.',
  twoStepHelp: 'After your password, a code from an app on your phone proves that it is you.',
  twoStepDemanded: 'Your organisation asks for a second step when you sign in. Set up one of these to go on.',
  passwordAgain: 'Enter your current password to go on.',
  scanHelp: 'Scan this with the authenticator app on your phone, or type the key into it.',
  codesHelp:
    'Keep these codes in a safe place. Each one signs you in once when you do not have your phone. They are shown only now.',
  codesLeft: (left: number) => `${left} recovery ${left === 1 ? 'code' : 'codes'} left`,
  renewHelp: 'The codes that you have now stop working.',
  removeAppHelp: 'Signing in will ask for your password only, unless you have a passkey.',
  passkeysHelp: 'Sign in with your fingerprint, face or screen lock instead of your password and a code.',
  passkeysUnavailable: 'This browser or this address cannot use passkeys.',
  passkeyNameRequired: 'Name is required',
  passkeyNameHelp: 'So that you recognise it later, for example the device that keeps it.',
  passkeyNotMade: 'The browser did not make a passkey. Try again.',
  passkeyAdded: 'The passkey has been added.',
  passkeyRemoveHelp: 'It can no longer be used to sign in. Delete it on your device as well.',
  sessionsHelp: 'Where you are signed in. Sign out what you do not recognise, then change your password.',
  endOneQuestion: (device: string) => `${device} has to sign in again. What is not saved there may be lost.`,
  endOthersQuestion: 'Every other browser and device has to sign in again. What is not saved there may be lost.',
} as const;
