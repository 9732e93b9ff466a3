import type { RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server';
import { AppError } from '@vitrine/contract/errors';
import { sessionLimits } from '@vitrine/contract/session/limits';
import { sessionMessages } from '@vitrine/contract/session/messages';
import type { PasskeyQuestion } from '@vitrine/contract/session/schemas';
import { isUniqueViolation } from '@vitrine/store/database';
import { setCredential } from '@vitrine/store/session/credentials';
import { lockAccount } from '@vitrine/store/session/lock-account';
import { listPasskeys, removePasskey as removeStoredPasskey } from '@vitrine/store/session/passkeys';
import { removeTicketsOf } from '@vitrine/store/session/tickets';
import type { Caller } from '../../../accounts/caller.ts';
import { assertCurrentPassword, lockWithPassword } from '../../../accounts/current-password.ts';
import { recordAuditEvent } from '../../../accounts/record-audit-event.ts';
import type { Services } from '../../../services.ts';
import { CHALLENGE_MS, saveChallenge, takeChallenge, userHandleOf } from '../sign-in/passkey-questions.ts';
import { assertSecondStepStays } from '../sign-in/sign-in-methods.ts';
import type { RelyingParty } from './relying-party.ts';

/** ES256, EdDSA and RS256, by their numbers in COSE. */
const ALGORITHMS = [-7, -8, -257];
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/**
 * The options that the browser needs to create a passkey. Rejects a wrong password, a host without passkeys, and a full
 * account.
 */
export async function startPasskey(
  services: Services,
  caller: Caller,
  input: { password: string; party: RelyingParty | null },
): Promise<PasskeyQuestion> {
  const { party } = input;
  const { user } = caller;
  if (!party) throw new AppError('session.passkeys_unavailable');
  await assertCurrentPassword(services, caller, input.password);
  const own = await listPasskeys(services.db, user.id);
  assertRoom(own.length);
  // Loaded with the first passkey: a start does without.
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: 'Vitrine',
    rpID: party.id,
    userID: userHandleOf(user.id),
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`.trim(),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: own
      .filter(({ relyingParty }) => relyingParty === party.id)
      .map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  await removeTicketsOf(services.db, user.id, 'new-passkey');
  return saveChallenge(services, { kind: 'new-passkey', userId: user.id, party, options });
}

/** Saves the passkey that the browser created. Every error has the same message. */
export async function addPasskey(
  services: Services,
  caller: Caller,
  input: { ticket: string; name: string; response: Record<string, unknown>; party: RelyingParty | null },
): Promise<void> {
  const { ticket, party, name } = input;
  const userId = caller.user.id;
  const expected = await takeChallenge(services, { kind: 'new-passkey', userId, party, ticket });
  const credential = await verifyNew(input.response as unknown as RegistrationResponseJSON, expected);
  if (!credential) throw new AppError('session.passkey_invalid');
  try {
    await services.db.transaction().execute(async (transaction) => {
      const account = await lockAccount(transaction, userId);
      // A password that changed meanwhile ended the session, and the passkey would outlive that.
      if (account?.passwordHash !== caller.user.passwordHash) throw new AppError('session.required');
      assertRoom((await listPasskeys(transaction, userId)).length);
      const passkey = {
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: TRANSPORTS.filter((transport) => credential.transports?.includes(transport)),
        relyingParty: expected.expectedRPID,
        name,
      };
      await setCredential(transaction, account, { passkey }, services.clock());
      const detail = { phrase: 'method.passkey', values: { name } } as const;
      await recordAuditEvent(services, transaction, caller, 'two_step.added', { detail });
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('session.passkey_invalid') : error;
  }
}

/** Removes a passkey. Rejects a wrong password, a foreign passkey, and a removal where a second step is required. */
export async function removePasskey(
  services: Services,
  caller: Caller,
  input: { id: number; password: string },
): Promise<void> {
  await assertCurrentPassword(services, caller, input.password);
  await services.db.transaction().execute(async (transaction) => {
    await lockWithPassword(transaction, caller);
    const removed = await removeStoredPasskey(transaction, caller.user.id, input.id);
    if (!removed) throw new AppError('resource.missing');
    await assertSecondStepStays(transaction, caller);
    const detail = { phrase: 'method.passkey', values: { name: removed.name } } as const;
    await recordAuditEvent(services, transaction, caller, 'two_step.removed', { detail });
  });
}

function assertRoom(passkeys: number): void {
  if (passkeys < sessionLimits.passkeysMaximum) return;
  throw new AppError('session.passkey_invalid', { detail: sessionMessages.passkeysFull });
}

async function verifyNew(
  response: RegistrationResponseJSON,
  expected: { expectedChallenge: string; expectedOrigin: string; expectedRPID: string },
): Promise<WebAuthnCredential | null> {
  try {
    if (await carriesCertificates(response)) return null;
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const checks = { ...expected, requireUserVerification: true, supportedAlgorithmIDs: ALGORITHMS };
    const { verified, registrationInfo } = await verifyRegistrationResponse({ response, ...checks });
    return verified ? registrationInfo.credential : null;
  } catch {
    return null;
  }
}

/**
 * The server asks for no attestation. One that comes nevertheless is not verified, because verifying means calling the
 * addresses that its certificates name.
 */
async function carriesCertificates({ response }: RegistrationResponseJSON): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const statement = decodeAttestationObject(new Uint8Array(Buffer.from(response.attestationObject, 'base64url')));
  const format = statement.get('fmt');
  return format !== 'none' && !(format === 'packed' && statement.get('attStmt').get('x5c') === undefined);
}
