import { Secret, TOTP } from 'otpauth';
import { appForTests, TEST_DAY } from './app-for-tests.ts';
import { callsOf, TENANT_HOST } from './calls-of.ts';
import { type SoftwarePasskey, softwarePasskey } from './software-passkey.ts';
import { anOrganisation, aSession, aUser, PASSWORD } from './tenants.ts';

/** A code of an authenticator app, some steps of 30 seconds from a moment. */
export const codeAt = (secret: string, now: Date, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now.getTime() + steps * 30_000 });

/** A server with one organisation whose users have second steps; its clock moves only when a test moves it. */
export async function securityWorld() {
  const t = await appForTests();
  const call = callsOf(t);
  const oakline = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  let now = TEST_DAY.getTime();
  let users = 0;

  const later = (seconds: number): void => {
    now += seconds * 1000;
    t.setNow(new Date(now));
  };
  const codeOf = (secret: string, steps = 0): string => codeAt(secret, new Date(now), steps);
  const wrongCodeOf = (secret: string): string => {
    const right = [-1, 0, 1].map((steps) => codeOf(secret, steps));
    return ['123456', '654321', '111111', '222222'].find((code) => !right.includes(code)) ?? '';
  };
  const someone = async () => {
    const email = `user${++users}@oakline.test`;
    const userId = await aUser(t.services, { email, groupId: 2, organisationId: oakline });
    return { userId, email, token: await aSession(t.services, userId) };
  };
  const startApp = (token: string, password = PASSWORD) =>
    call('POST', '/user/authenticator-app', { token, payload: { current_password: password } });
  const confirmApp = (token: string, code: string) =>
    call('POST', '/user/authenticator-app/confirm', { token, payload: { code } });

  return {
    t,
    call,
    oakline,
    later,
    now: () => new Date(now),
    codeOf,
    wrongCodeOf,
    someone,
    startApp,
    confirmApp,
    /** A user whose app was confirmed a minute ago. */
    someoneWithApp: async () => {
      const { userId, email, token } = await someone();
      const secret: string = (await startApp(token)).json().data.secret;
      const codes: string[] = (await confirmApp(token, codeOf(secret))).json().data.recovery_codes;
      later(60);
      return { userId, email, token, secret, codes };
    },
    /** Adds a passkey through the page of a host, and returns the request's options and the response. */
    addPasskey: async (token: string, input: { name?: string; host?: string; passkey?: SoftwarePasskey } = {}) => {
      const { name = 'Laptop', host = TENANT_HOST, passkey = softwarePasskey(`http://${host}`) } = input;
      const payload = { current_password: PASSWORD };
      const { ticket, options } = (await call('POST', '/user/passkeys/options', { token, host, payload })).json().data;
      const response = passkey.create(options);
      const answer = await call('POST', '/user/passkeys', { token, host, payload: { ticket, name, response } });
      return { passkey, options, answer };
    },
    signIn: (email: string, keepLoggedIn = false) =>
      call('POST', '/login', { payload: { email, password: PASSWORD, keepLoggedIn } }),
    answerWith: (ticket: string, code: string) => call('POST', '/login/second-step', { payload: { ticket, code } }),
    methodsOf: async (token: string) => (await call('GET', '/user/sign-in-methods', { token })).json().data,
    requireSecondStep: (required: boolean) =>
      t.services.db.updateTable('organisations').set({ twoStepRequired: required }).where('id', '=', oakline).execute(),
    /** The user's last event. */
    auditOf: (userId: number) =>
      t.services.db
        .selectFrom('auditEvents')
        .select(['kind', 'detail'])
        .where('actorId', '=', userId)
        .orderBy('id', 'desc')
        .executeTakeFirst(),
  };
}

export type SecurityWorld = Awaited<ReturnType<typeof securityWorld>>;
