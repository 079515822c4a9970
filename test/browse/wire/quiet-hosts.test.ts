import { describe, expect, it } from 'vitest';
import { isQuietHost } from '../../../src/browse/wire/quiet-hosts.js';

describe('hosts that only count or advertise', () => {
  it.each([
    ['www.google-analytics.com', true],
    ['stats.g.doubleclick.net', true],
    ['HOTJAR.com', true],
    ['update.googleapis.com', true],
    ['accounts.google.com', true],
    ['android.clients.google.com', true],
    ['fonts.googleapis.com', false],
    ['www.google.com', false],
    ['nothotjar.com', false],
    ['shop.example', false],
    ['cdn.segment.example', false],
  ])('%s: %s', (host, quiet) => {
    expect(isQuietHost(host)).toBe(quiet);
  });
});
