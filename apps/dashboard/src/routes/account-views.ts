import { quoteTitles } from '@vitrine/contract/quotes/titles';
import { routeTitles } from '@vitrine/contract/screens/titles';
import { sessionMessages } from '@vitrine/contract/session/messages';
import {
  requirePasswordRequest,
  requireResetEmail,
  takeCode,
  takeInvitation,
  takeRecovery,
} from '../areas/session/link-guards.ts';
import { setPasswordTitle } from '../areas/session/password/password-request.ts';
import { goToLogin, requireNoSession } from '../session/guards.ts';
import type { View } from './build-routes.tsx';
import * as screens from './screens.ts';

/** The addresses of these views can contain a secret, so no referrer is sent. */
const LEAKS_NOTHING = { referrer: 'no-referrer' };

/** The account screens, in the login frame. */
export const ACCOUNT_VIEWS: readonly View[] = [
  {
    name: 'Login',
    path: 'login',
    title: () => routeTitles.login,
    meta: { description: 'Sign in to Vitrine' },
    guard: requireNoSession,
    screen: screens.SignInScreen,
  },
  {
    name: 'PasswordReset',
    path: 'passwordReset',
    title: () => sessionMessages.resetTitle,
    screen: screens.PasswordResetScreen,
  },
  {
    name: 'ResendEmail',
    path: 'resendEmail',
    title: () => sessionMessages.checkEmail,
    guard: requireResetEmail,
    screen: screens.ResendEmailScreen,
  },
  {
    name: 'Expired',
    path: 'expired',
    title: () => sessionMessages.expired,
    screen: screens.ExpiredScreen,
  },
  {
    name: 'SetPassword',
    path: 'setPassword',
    title: setPasswordTitle,
    meta: LEAKS_NOTHING,
    guard: requirePasswordRequest,
    screen: screens.SetPasswordScreen,
  },
  {
    name: 'Recovery',
    path: 'setPassword/recovery',
    title: () => sessionMessages.linkInvalid,
    meta: LEAKS_NOTHING,
    guard: takeRecovery,
    screen: screens.RecoveryScreen,
  },
  {
    name: 'Invite',
    path: 'invite',
    title: () => sessionMessages.loading,
    meta: LEAKS_NOTHING,
    guard: takeInvitation,
    screen: screens.InviteScreen,
  },
  {
    name: 'ConfirmEmail',
    path: 'confirm-email',
    title: () => routeTitles.confirmEmail,
    meta: LEAKS_NOTHING,
    guard: takeInvitation,
    screen: screens.ConfirmEmailScreen,
  },
];

/** Views that need no session. */
export const OUTSIDE_VIEWS: readonly View[] = [
  { name: 'Start', path: '/', guard: goToLogin },
  {
    name: 'Loading',
    path: 'loading',
    title: () => sessionMessages.loading,
    meta: LEAKS_NOTHING,
    guard: takeCode,
    screen: screens.LoadingScreen,
  },
  {
    name: 'CustomerQuote',
    path: 'quote',
    title: () => quoteTitles.linkTitle,
    meta: LEAKS_NOTHING,
    screen: screens.LinkedQuoteScreen,
  },
  { name: 'Privacy', path: 'privacy', title: () => routeTitles.privacy, screen: screens.PrivacyScreen },
];
