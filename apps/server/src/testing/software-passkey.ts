import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** The parts of a browser's options that an authenticator reads. */
interface Question {
  challenge: string;
  rpId?: string;
  rp?: { id: string };
  user?: { id: string };
}

/** How a response differs from that of an honest authenticator and browser. */
export interface Twist {
  challenge?: string;
  origin?: string;
  /** The domain that the authenticator was asked for. */
  relyingParty?: string;
  type?: string;
  /** False: touched, but without finger, face or PIN. */
  verified?: boolean;
  counter?: number;
  userHandle?: string;
  /** Bytes of a certificate in the attestation. */
  certificate?: Buffer;
}

const FLAGS = { present: 0x01, verified: 0x04, newCredential: 0x40 };

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

const base64url = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url');

/** CBOR of a passkey's parts: a byte string, a text, a map of already encoded entries. */
const head = (type: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(type << 5) | length]);
  return length < 256
    ? Buffer.from([(type << 5) | 24, length])
    : Buffer.from([(type << 5) | 25, length >> 8, length & 0xff]);
};
const bytesOf = (bytes: Buffer): Buffer => Buffer.concat([head(2, bytes.length), bytes]);
const textOf = (text: string): Buffer => Buffer.concat([head(3, text.length), Buffer.from(text)]);
const listOf = (...items: Buffer[]): Buffer => Buffer.concat([head(4, items.length), ...items]);
const mapOf = (...entries: [Buffer, Buffer][]): Buffer => Buffer.concat([head(5, entries.length), ...entries.flat()]);
/** Whole numbers from -24 to 23. */
const numberOf = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));

function clientData(question: Question, type: string, origin: string, twist: Twist): Buffer {
  const fields = { type, challenge: question.challenge, origin, crossOrigin: false };
  const { type: asType = type, challenge = fields.challenge, origin: asOrigin = origin } = twist;
  return Buffer.from(JSON.stringify({ ...fields, type: asType, challenge, origin: asOrigin }));
}

function authenticatorData(question: Question, counter: number, twist: Twist, credential?: Buffer): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const verified = (twist.verified ?? true) ? FLAGS.verified : 0;
  const flags = FLAGS.present | verified | (credential ? FLAGS.newCredential : 0);
  const domain = twist.relyingParty ?? question.rp?.id ?? question.rpId ?? '';
  return Buffer.concat([sha256(domain), Buffer.from([flags]), count, credential ?? Buffer.alloc(0)]);
}

/** The credential's id and its public key, without a model number of the authenticator. */
function newCredential(credentialId: string, publicKey: KeyObject): Buffer {
  const id = Buffer.from(credentialId, 'base64url');
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const key = mapOf(
    [numberOf(1), numberOf(2)],
    [numberOf(3), numberOf(-7)],
    [numberOf(-1), numberOf(1)],
    [numberOf(-2), bytesOf(Buffer.from(x, 'base64url'))],
    [numberOf(-3), bytesOf(Buffer.from(y, 'base64url'))],
  );
  return Buffer.concat([Buffer.alloc(16), Buffer.from([id.length >> 8, id.length & 0xff]), id, key]);
}

/** The attestation: none, or one signed with a certificate. */
function statement(certificate: Buffer | undefined, signature: Buffer): [Buffer, Buffer][] {
  const entries: [Buffer, Buffer][] = certificate
    ? [
        [textOf('alg'), numberOf(-7)],
        [textOf('sig'), bytesOf(signature)],
        [textOf('x5c'), listOf(bytesOf(certificate))],
      ]
    : [];
  return [
    [textOf('fmt'), textOf(certificate ? 'packed' : 'none')],
    [textOf('attStmt'), mapOf(...entries)],
  ];
}

/** An authenticator and the browser before it, in software: one passkey on curve P-256, with a counter. */
export function softwarePasskey(origin: string, credentialId: string = base64url(randomBytes(32))) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let counter = 0;
  let userHandle = '';
  const count = (twist: Twist): number => {
    counter = twist.counter ?? counter + 1;
    return counter;
  };
  const signed = (authData: Buffer, client: Buffer): Buffer =>
    sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey);
  const answer = <R extends object>(response: R) => ({
    id: credentialId,
    rawId: credentialId,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    credentialId,
    /** Answers to the options of a registration. */
    create(question: Question, twist: Twist = {}) {
      userHandle = question.user?.id ?? '';
      const client = clientData(question, 'webauthn.create', origin, twist);
      const authData = authenticatorData(question, count(twist), twist, newCredential(credentialId, publicKey));
      const attestation = statement(twist.certificate, signed(authData, client));
      return answer({
        clientDataJSON: base64url(client),
        attestationObject: base64url(mapOf(...attestation, [textOf('authData'), bytesOf(authData)])),
        transports: ['internal', 'a transport that nobody knows'],
      });
    },
    /** Answers to the options of a sign-in. */
    get(question: Question, twist: Twist = {}) {
      const client = clientData(question, 'webauthn.get', origin, twist);
      const authData = authenticatorData(question, count(twist), twist);
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(authData),
        signature: base64url(signed(authData, client)),
        userHandle: twist.userHandle ?? userHandle,
      });
    },
  };
}

export type SoftwarePasskey = ReturnType<typeof softwarePasskey>;
