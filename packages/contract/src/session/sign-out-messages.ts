import { defineMessages } from '../texts/define-messages.ts';

/** Texts of signing out. */
export const signOutMessages = defineMessages('session/sign-out', {
  stillSignedIn: 'You are still signed in',
  notSignedOut: 'Not signed out',
});
