/**
 * A key and a certificate that only our own browser trusts, and only while it runs, so that the proxy which records and
 * replays can read what is encrypted. Written by hand: Node signs, but makes no certificates.
 */

import { createHash, createSign, generateKeyPairSync } from 'node:crypto';

/** A key and its certificate. */
export interface KeyPair {
  /** PEM. */
  readonly key: string;
  /** PEM. */
  readonly cert: string;
  /** SHA-256 of the public key in base 64, by which Chromium knows it. */
  readonly fingerprint: string;
}

const TAG = { integer: 0x02, bits: 0x03, oid: 0x06, utf8: 0x0c, time: 0x18, sequence: 0x30, set: 0x31 } as const;
/** Names of the parts (RFC 5758 §3.2, RFC 5280 §4.1). */
const ECDSA_WITH_SHA256 = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02] as const;
const COMMON_NAME = [0x55, 0x04, 0x03] as const;
const NAME = 'Querent recording';
const VALID_FROM = '20200101000000Z';
const VALID_UNTIL = '20991231235959Z';
const SHORT_LENGTH = 128;
const PEM_COLUMNS = 64;

/** A new pair, known to nobody. */
export function createKeyPair(): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const algorithm = der(TAG.sequence, der(TAG.oid, Buffer.from(ECDSA_WITH_SHA256)));
  const attribute = der(TAG.sequence, der(TAG.oid, Buffer.from(COMMON_NAME)), der(TAG.utf8, Buffer.from(NAME)));
  const name = der(TAG.sequence, der(TAG.set, attribute));
  const [from, until] = [VALID_FROM, VALID_UNTIL].map((time) => der(TAG.time, Buffer.from(time)));
  const serial = der(TAG.integer, Buffer.from([1]));
  const validity = der(TAG.sequence, from ?? Buffer.alloc(0), until ?? Buffer.alloc(0));
  const content = der(TAG.sequence, serial, algorithm, name, validity, name, spki);
  const signature = createSign('sha256').update(content).sign(privateKey);
  const certificate = der(TAG.sequence, content, algorithm, der(TAG.bits, Buffer.from([0]), signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem(certificate),
    fingerprint: createHash('sha256').update(spki).digest('base64'),
  };
}

/** A value in the distinguished encoding rules (X.690). */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const size: number[] = [];
  for (let left = content.length; left > 0; left = Math.floor(left / 256)) size.unshift(left % 256);
  const length = content.length < SHORT_LENGTH ? [content.length] : [SHORT_LENGTH + size.length, ...size];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

function pem(certificate: Buffer): string {
  const lines = certificate.toString('base64').match(new RegExp(`.{1,${String(PEM_COLUMNS)}}`, 'gu')) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
