import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { Services } from '../services.ts';

/** A public key as JSON (RFC 8037). */
export interface PublicKey {
  kty: 'OKP';
  crv: 'Ed25519';
  alg: 'EdDSA';
  use: 'sig';
  kid: string;
  x: string;
}

/** Signs prices, so that a shop's server that gets them from a browser knows that nobody changed them. */
export interface PriceSignatures {
  /** A token (compact JWS, RFC 7515) with the claims, valid for a day. */
  sign(claims: object): string;
  publicKey: PublicKey;
}

const VALID_SECONDS = 24 * 60 * 60;
/** What precedes the seed in the encoding of an Ed25519 private key (RFC 8410). */
const PKCS8_BEGINNING = Buffer.from('302e020100300506032b657004220420', 'hex');
const KEY_ID_LENGTH = 16;

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The key is derived from the installation's secret, so that it survives a restart and is stored nowhere. */
export function openPriceSignatures({
  secrets,
  addresses,
  clock,
}: Pick<Services, 'secrets' | 'addresses' | 'clock'>): PriceSignatures {
  const seed = secrets.derive('price signatures');
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_BEGINNING, seed]), format: 'der', type: 'pkcs8' });
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  const kid = x.slice(0, KEY_ID_LENGTH);
  return {
    publicKey: { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', kid, x },
    sign: (claims) => {
      const iat = Math.floor(clock().getTime() / 1000);
      const payload = { iss: addresses.api, iat, exp: iat + VALID_SECONDS, ...claims };
      const text = `${encoded({ alg: 'EdDSA', typ: 'JWT', kid })}.${encoded(payload)}`;
      return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`;
    },
  };
}
