import { aColleague, type Expectations, PASSED, SIGNED_OUT, TAKEN, USERS_KEYS } from './callers.ts';

/** There is no such account, so allowed callers get 404 too. */
const EMAIL_CHANGE = { ...USERS_KEYS, by: { ...USERS_KEYS.by, administrator: 404, owner: 404 } };

/** Signing in, users, the audit log and support. */
export const accounts = {
  signIn: { others: PASSED, body: () => ({}) },
  signOut: { others: 200, by: SIGNED_OUT },
  readUser: { others: 200, by: SIGNED_OUT },
  changeLanguage: { others: 200, by: SIGNED_OUT, body: () => ({ language: null }) },
  readAppConfig: { others: 200 },
  readShell: { others: 200 },
  readSupport: { others: 200, by: SIGNED_OUT },
  handOverSession: { others: 409, by: SIGNED_OUT },
  exchangeCode: { others: PASSED, body: () => ({}) },
  requestRecovery: { others: PASSED, body: () => ({}) },
  recoverPassword: { others: PASSED, body: () => ({}) },
  readInvitation: { others: 410, url: () => '/invite/unknown' },
  acceptInvitation: { others: PASSED, url: () => '/invite/unknown', body: () => ({}) },
  changePassword: { others: PASSED, by: SIGNED_OUT, body: () => ({}) },
  answerSecondStep: { others: PASSED, body: () => ({}) },
  askForPasskey: { others: 200 },
  signInByPasskey: { others: PASSED, body: () => ({}) },
  readSignInMethods: { others: 200, by: SIGNED_OUT },
  startApp: { others: PASSED, by: SIGNED_OUT, body: () => ({}) },
  confirmApp: { others: PASSED, by: SIGNED_OUT, body: () => ({}) },
  removeApp: { others: PASSED, by: SIGNED_OUT, body: () => ({}) },
  renewRecoveryCodes: { others: PASSED, by: SIGNED_OUT, body: () => ({}) },
  startPasskey: { others: PASSED, by: SIGNED_OUT, body: () => ({}) },
  addPasskey: { others: PASSED, by: SIGNED_OUT, body: () => ({}) },
  removePasskey: { others: PASSED, by: SIGNED_OUT, url: () => '/user/passkeys/1/remove', body: () => ({}) },
  listOwnSessions: { others: 200, by: SIGNED_OUT },
  endSession: { others: 404, by: SIGNED_OUT, url: () => '/user/sessions/987654' },
  endOtherSessions: { others: 200, by: SIGNED_OUT },
  listUsers: { others: 200, by: SIGNED_OUT },
  listOrganisationUsers: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 200 },
    url: ({ organisation }) => `/organisations/${organisation}/users`,
  },
  inviteUser: { others: PASSED, by: { ...SIGNED_OUT, staff: 403, powerless: 403 }, body: () => ({}) },
  inviteOrganisationUser: {
    ...USERS_KEYS,
    by: { ...USERS_KEYS.by, administrator: PASSED, owner: PASSED },
    url: ({ organisation }) => `/organisations/${organisation}/users`,
    body: () => ({ first_name: 'A', last_name: 'B', email: TAKEN }),
  },
  editUser: {
    ...USERS_KEYS,
    by: { ...USERS_KEYS.by, administrator: 200, owner: 200 },
    url: ({ user }) => `/users/${user}`,
    body: () => ({ first_name: 'Ann' }),
  },
  resendEmailChange: {
    ...EMAIL_CHANGE,
    url: ({ user }) => `/users/${user}/email-change/resend`,
  },
  cancelEmailChange: { ...EMAIL_CHANGE, url: ({ user }) => `/users/${user}/email-change` },
  confirmEmailChange: { others: 410, body: () => ({ token: 'unknown' }) },
  changePermissions: {
    ...USERS_KEYS,
    by: { ...USERS_KEYS.by, administrator: 200, owner: 200 },
    url: ({ user }) => `/users/${user}/permissions`,
    body: () => ({ permissions: [] }),
  },
  clearSecondStep: {
    ...USERS_KEYS,
    by: { ...USERS_KEYS.by, administrator: 200, owner: 200 },
    url: ({ user }) => `/users/${user}/second-step`,
  },
  listUserSessions: {
    ...USERS_KEYS,
    by: { ...USERS_KEYS.by, administrator: 200, owner: 200 },
    url: ({ user }) => `/users/${user}/sessions`,
  },
  endUserSession: { ...USERS_KEYS, url: ({ user }) => `/users/${user}/sessions/987654` },
  endUserSessions: {
    ...USERS_KEYS,
    by: { ...USERS_KEYS.by, administrator: 200, owner: 200 },
    url: ({ user }) => `/users/${user}/sessions`,
  },
  deleteUser: {
    ...USERS_KEYS,
    by: { ...USERS_KEYS.by, administrator: 200, owner: 200 },
    url: ({ user }) => `/users/${user}`,
    prepare: async (services, ids) => {
      ids.user = await aColleague(services, ids.organisation);
    },
  },
  resendInvitation: {
    ...USERS_KEYS,
    by: { ...USERS_KEYS.by, administrator: 409, owner: 409 },
    url: ({ user }) => `/users/${user}/invite/resend`,
  },
  sendReset: {
    ...USERS_KEYS,
    by: { ...USERS_KEYS.by, administrator: 200, owner: 200 },
    url: ({ organisation }) => `/organisations/${organisation}/users/password/reset`,
    body: () => ({ email: 'staff@example.test' }),
  },
  listAuditEvents: {
    others: 403,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, 'foreign owner': 200 },
  },
} satisfies Expectations;
