import { sessionMessages } from '@vitrine/contract/session/messages';
import { userMessages } from '@vitrine/contract/users/messages';
import {
  requirePasswordRequest,
  requireResetEmail,
  takeCode,
  takeInvitation,
  takeRecovery,
} from '../areas/session/link-guards.ts';
import { goToLogin, requireNoSession } from '../session/guards.ts';
import { screen, type View } from './build-routes.tsx';

/** Addresses of these views may have held a secret; no request names where it came from. */
const LEAKS_NOTHING = { referrer: 'no-referrer' };

/** The account screens, in the login frame. */
export const ACCOUNT_VIEWS: readonly View[] = [
  {
    name: 'Login',
    path: 'login',
    title: 'Sign in',
    meta: { description: 'Sign in to Vitrine' },
    guard: requireNoSession,
    screen: screen(() => import('../areas/session/SignInScreen.tsx'), 'SignInScreen'),
  },
  {
    name: 'PasswordReset',
    path: 'passwordReset',
    title: sessionMessages.resetTitle,
    screen: screen(() => import('../areas/session/PasswordResetScreen.tsx'), 'PasswordResetScreen'),
  },
  {
    name: 'ResendEmail',
    path: 'resendEmail',
    title: sessionMessages.checkEmail,
    guard: requireResetEmail,
    screen: screen(() => import('../areas/session/ResendEmailScreen.tsx'), 'ResendEmailScreen'),
  },
  {
    name: 'Expired',
    path: 'expired',
    title: sessionMessages.expired,
    screen: screen(() => import('../areas/session/ExpiredScreen.tsx'), 'ExpiredScreen'),
  },
  {
    name: 'SetPassword',
    path: 'setPassword',
    title: sessionMessages.inviteTitle,
    meta: LEAKS_NOTHING,
    guard: requirePasswordRequest,
    screen: screen(() => import('../areas/session/SetPasswordScreen.tsx'), 'SetPasswordScreen'),
  },
  {
    name: 'Recovery',
    path: 'setPassword/recovery',
    title: sessionMessages.linkInvalid,
    meta: LEAKS_NOTHING,
    guard: takeRecovery,
    screen: screen(() => import('../areas/session/RecoveryScreen.tsx'), 'RecoveryScreen'),
  },
  {
    name: 'Invite',
    path: 'invite',
    title: sessionMessages.loading,
    meta: LEAKS_NOTHING,
    guard: takeInvitation,
    screen: screen(() => import('../areas/session/InviteScreen.tsx'), 'InviteScreen'),
  },
  {
    name: 'ConfirmEmail',
    path: 'confirm-email',
    title: userMessages.confirmTitle,
    meta: LEAKS_NOTHING,
    guard: takeInvitation,
    screen: screen(() => import('../areas/session/ConfirmEmailScreen.tsx'), 'ConfirmEmailScreen'),
  },
];

/** Views that need no session. */
export const OUTSIDE_VIEWS: readonly View[] = [
  { name: 'Start', path: '/', guard: goToLogin },
  {
    name: 'Loading',
    path: 'loading',
    title: sessionMessages.loading,
    meta: LEAKS_NOTHING,
    guard: takeCode,
    screen: screen(() => import('../areas/session/LoadingScreen.tsx'), 'LoadingScreen'),
  },
  {
    name: 'Privacy',
    path: 'privacy',
    title: 'Privacy and terms',
    screen: screen(() => import('../areas/enquiries/PrivacyScreen.tsx'), 'PrivacyScreen'),
  },
];
