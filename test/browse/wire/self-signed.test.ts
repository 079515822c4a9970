import { createHash, X509Certificate } from 'node:crypto';
import { expect, it } from 'vitest';
import { createKeyPair } from '../../../src/browse/wire/self-signed.js';

it('makes a certificate that is signed by its own key, and tells how it is known', () => {
  const { cert, fingerprint } = createKeyPair();
  const certificate = new X509Certificate(cert);
  expect(certificate.subject).toBe('CN=Querent recording');
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  const spki = certificate.publicKey.export({ type: 'spki', format: 'der' });
  expect(fingerprint).toBe(createHash('sha256').update(spki).digest('base64'));
});

it('makes another key each time', () => {
  expect(createKeyPair().fingerprint).not.toBe(createKeyPair().fingerprint);
});
