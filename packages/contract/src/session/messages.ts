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
  passkeyElsewhere: (domains: string) =>
    message(
      'Your passkeys work at {domains}, not at this address. Sign in there, or ask the person who manages Vitrine in your company to remove your second step.',
      { domains },
    ),
  codeRequired: 'Code is required',
  passkeyCancelled: 'The passkey was not used. Try again, or sign in another way.',
  ended: 'Your session has ended',
  endedHelp: 'Sign in again to continue. Nothing you typed is lost.',

  backToLoginPage: 'Back to Login Page',
  needAnAccount: 'Need an account? Ask the person who manages Vitrine in your company to invite you.',
  hidePassword: 'Hide password',
  showPassword: 'Show password',
  confirmPassword: 'Confirm password',
  sendResetLink: 'Send reset link',
  backToSignIn: 'Back to sign in',
  askForANewLink: 'Ask for a new link',
  resendEmail: 'Resend email',
  useAnotherAddress: 'Use another address',
  setPassword: 'Set password',
  resetPassword: 'Reset password',
  useAPasskey: 'Use a passkey',
  useARecoveryCode: 'Use a recovery code',
  useTheAuthenticatorApp: 'Use the authenticator app',
  startAgain: 'Start again',
  signInAsSomebodyElse: 'Sign in as somebody else',
  password: 'Password',
  rememberMe: 'Remember me',
  forgotPassword: 'Forgot password?',
  signIn: 'Sign in',
  demoAccounts: 'Demo accounts',
});
