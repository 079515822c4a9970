import { describe, expect, it } from 'vitest';
import { isPrivateHost } from '../../../src/browse/exchange/private-address.js';

const PRIVATE = [
  'http://127.0.0.1/',
  'http://127.8.9.1/',
  'http://localhost/',
  'http://a.localhost/',
  'http://10.1.2.3/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.1.1/',
  'http://169.254.169.254/',
  'http://0.0.0.0/',
  'http://0/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://100.64.0.1/',
  'http://198.18.0.1/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://[::1]/',
  'http://[::]/',
  'http://[fe80::1]/',
  'http://[fd00::1]/',
  'http://[fc00::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[ff02::1]/',
  'http://metadata.google.internal/',
  'http://printer.local/',
  'http://nas.lan/',
];

const PUBLIC = [
  'http://example.com/',
  'http://8.8.8.8/',
  'http://172.32.0.1/',
  'http://11.0.0.1/',
  'http://[2606:4700::1111]/',
  'http://localhost.example.com/',
  'http://local.example/',
  'http://internal.example.org/',
  'http://100.128.0.1/',
];

describe('private addresses', () => {
  it.each(PRIVATE)('%s is private', (url) => {
    expect(isPrivateHost(new URL(url).hostname)).toBe(true);
  });

  it.each(PUBLIC)('%s is public', (url) => {
    expect(isPrivateHost(new URL(url).hostname)).toBe(false);
  });
});
