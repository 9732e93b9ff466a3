import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { AppError } from '@vitrine/contract/errors';
import type { PasskeyQuestion } from '@vitrine/contract/session/schemas';
import { findPasskeyByCredential, type PasskeyRecord, savePasskeyUse } from '@vitrine/store/session/passkeys';
import { findUserById, type UserRow } from '@vitrine/store/session/queries';
import type { Services } from '../../../services.ts';
import type { RelyingParty } from '../security/relying-party.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { CHALLENGE_MS, saveChallenge, takeChallenge, userHandleOf } from './passkey-questions.ts';

/** The options that the browser needs to offer its passkeys for this host, of any account. */
export async function askForPasskey(services: Services, party: RelyingParty | null): Promise<PasskeyQuestion> {
  if (!party) throw new AppError('session.passkeys_unavailable');
  // Loaded with the first passkey: a start does without.
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  });
  return saveChallenge(services, { kind: 'passkey', userId: null, party, options });
}

/**
 * Signs in by passkey: holding it is one step, and the finger, face or PIN that the authenticator asks for is the
 * other. Every error has the same message.
 */
export async function signInByPasskey(
  services: Services,
  input: {
    ticket: string;
    response: Record<string, unknown>;
    keepLoggedIn: boolean;
    party: RelyingParty | null;
    userAgent: string | undefined;
  },
): Promise<OpenedSession> {
  const { db, clock } = services;
  const { ticket, party, keepLoggedIn, userAgent } = input;
  const expected = await takeChallenge(services, { kind: 'passkey', userId: null, party, ticket });
  const response = input.response as unknown as AuthenticationResponseJSON;
  const passkey = await findAnswering(services, response.id, expected.expectedRPID);
  const user = passkey && (await findUserById(db, passkey.userId));
  if (!passkey || !user || !isActive(user)) throw new AppError('session.passkey_invalid');
  const counter = await verifyUse(response, passkey, expected);
  if (counter === null || !(await savePasskeyUse(db, { id: passkey.id, counter, now: clock() }))) {
    throw new AppError('session.passkey_invalid');
  }
  const by = { phrase: 'method.passkey', values: { name: passkey.name } } as const;
  return openSession(services, user, { keepLoggedIn, userAgent, by });
}

/** By a name that the browser sent, which may be anything. */
const findAnswering = async (
  { db }: Services,
  credentialId: unknown,
  relyingParty: string,
): Promise<PasskeyRecord | undefined> =>
  typeof credentialId === 'string' && /^[\w-]+$/.test(credentialId)
    ? findPasskeyByCredential(db, { credentialId, relyingParty })
    : undefined;

const isActive = ({ inviteStatus, passwordHash }: UserRow): boolean =>
  passwordHash !== null && (inviteStatus === null || inviteStatus === 'active');

/** The authenticator's counter after this use; null when the response is not its own. */
async function verifyUse(
  response: AuthenticationResponseJSON,
  passkey: PasskeyRecord,
  expected: { expectedChallenge: string; expectedOrigin: string; expectedRPID: string },
): Promise<number | null> {
  const credential = {
    id: passkey.credentialId,
    publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
    counter: Number(passkey.counter),
  };
  const handle = Buffer.from(userHandleOf(passkey.userId)).toString('base64url');
  try {
    if (response.response.userHandle !== handle) return null;
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const checks = { ...expected, requireUserVerification: true };
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({ response, credential, ...checks });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
