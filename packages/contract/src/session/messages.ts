import { defineMessages, message } from '../texts/define-messages.ts';
import { sessionLimits } from './limits.ts';

/** Texts of sign-in. docs/requirements.tsv quotes the upper half. */
export const sessionMessages = defineMessages('session/session', {
  emailRequired: 'Email is required!',
  passwordRequired: 'Password is required!',
  passwordShort: message('The password needs to be at least {passwordMinimum} characters long.', {
    passwordMinimum: sessionLimits.passwordMinimum,
  }),
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
  passwordLong: message('Passwords can be up to {passwordMaximum} characters.', {
    passwordMaximum: sessionLimits.passwordMaximum,
  }),
  passwordCommon: 'This password is too common. Choose one that is harder to guess.',
  passwordOwn: 'The password cannot be your email address or the name of your organisation.',
  wrongPassword: 'Your current password is incorrect.',
  wrongCode: 'This code is incorrect or was already used. Codes change every 30 seconds.',
  passkeyFailed: 'This passkey was not accepted. Try again, or sign in with your password.',
  ticketExpired: 'This took too long. Start again.',
  passkeyLast: 'Your organisation requires a second step, so you cannot remove the last one.',
  passkeysFull: message('You can have up to {passkeysMaximum} passkeys. Remove one to add another.', {
    passkeysMaximum: sessionLimits.passkeysMaximum,
  }),
  passkeyHere: 'Passkeys need a host name. They do not work on an IP address.',
  codeExpired: 'The sign-in could not be completed. Sign in again.',

  resetHelp: 'Enter your email address. We will send you a link to choose a new password.',
  checkEmail: 'Check your email',
  resent: 'Sent again. It can take a few minutes to arrive.',
  expired: 'This link has expired',
  linkHelp: 'Open the link in the email again, or request a new one.',
  invitationFailed: 'The invitation could not be opened. Check your connection, then try again.',
  secondStep: 'One more step',
  codeQuestion: 'Enter the code from your authenticator app',
  recoveryCodeQuestion: 'Enter one of your recovery codes',
  passkeyQuestion: 'Sign in with your passkey to continue.',
  codeRequired: 'Code is required',
  passkeyCancelled: 'The passkey was not used. Try again, or sign in another way.',
  ended: 'Your session has ended',
  endedHelp: 'Sign in again to continue. Nothing you typed is lost.',
});

/** Texts of "Sign-in and security". */
export const securityMessages = defineMessages('session/session', {
  title: 'Sign-in and security',
  currentRequired: 'Current password is required',
  passwordHelp: 'Changing it signs you out everywhere else.',
  passwordChanged: 'Your password has been changed. You are signed out everywhere else.',
  twoStepHelp: 'After your password, a code from an app on your phone proves that it is you.',
  twoStepDemanded: 'Your organisation requires a second step when you sign in. Set up one of these to continue.',
  passwordAgain: 'Enter your current password to continue.',
  scanHelp: 'Scan this with the authenticator app on your phone, or type the key into it.',
  codesHelp:
    'Keep these codes in a safe place. Each one signs you in once when you do not have your phone. They are shown only once.',
  codesLeft: (left: number) => message('{left} recovery {left, plural, one {code} other {codes}} left', { left }),
  renewHelp: 'Your current codes stop working.',
  removeAppHelp: 'Signing in will ask for your password only, unless you have a passkey.',
  passkeysHelp: 'Sign in with your fingerprint, face or screen lock instead of your password and a code.',
  passkeysUnavailable: 'This browser or this address cannot use passkeys.',
  passkeyNameRequired: 'Name is required',
  passkeyNameHelp: 'Helps you recognise it later, for example the name of your device.',
  passkeyNotMade: 'The passkey was not created. Try again.',
  passkeyAdded: 'The passkey has been added.',
  passkeyRemoveHelp: 'It can no longer be used to sign in. Delete it on your device as well.',
  sessionsHelp: 'Where you are signed in. Sign out any device that you do not recognise, then change your password.',
  endOneQuestion: (device: string) =>
    message('{device} has to sign in again. Unsaved changes there may be lost.', { device }),
  endOthersQuestion: 'Every other browser and device has to sign in again. Unsaved changes there may be lost.',
});
