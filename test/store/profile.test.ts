import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import type { SiteProfile } from '../../src/model/store.js';
import { loadProfile, saveProfile } from '../../src/store/profile.js';
import { temporaryFolder } from './temporary-folder.js';

const profile: SiteProfile = {
  version: 1,
  host: 'shop.example',
  updatedAt: '2026-01-01T00:00:00.000Z',
  trackingArguments: ['sid', '__proto__'],
  transports: { 'shop.example/p/*': 'http' },
  foreignMarks: [],
  facets: [{ attribute: 'Brand', values: 12, kind: 'links' }],
};

describe('the site profile', () => {
  it('is read as it was written, and is a document for people', async () => {
    const path = join(temporaryFolder(), 'site.json');
    expect(await saveProfile(path, profile)).toBeNull();
    expect(await loadProfile(path)).toEqual({ profile, note: null });
    expect(readFileSync(path, 'utf8')).toContain('\n  "host": "shop.example"');
  });

  it('is replaced at once, with nothing left beside it', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'site.json');
    await saveProfile(path, profile);
    await saveProfile(path, { ...profile, host: 'other.example' });
    expect((await loadProfile(path)).profile?.host).toBe('other.example');
    expect(readdirSync(folder)).toEqual(['site.json']);
  });

  it('is none where there is no file', async () => {
    expect(await loadProfile(join(temporaryFolder(), 'site.json'))).toEqual({ profile: null, note: null });
  });

  it.each(['{"version":1', '[]', '{"version":1,"host":7}', 'null-ish', '{"version":"1"}'])(
    'is none, with a note, where the file is %s',
    async (text) => {
      const path = join(temporaryFolder(), 'site.json');
      writeFileSync(path, text);
      const reading = await loadProfile(path);
      expect(reading.profile).toBeNull();
      expect(reading.note).toContain(path);
      expect(await saveProfile(path, profile)).toBeNull();
      expect((await loadProfile(path)).profile).toEqual(profile);
    },
  );

  it('is none where the path cannot be read at all', async () => {
    const path = join(temporaryFolder(), 'site.json');
    mkdirSync(path);
    expect((await loadProfile(path)).note).toContain(path);
  });

  it('of a newer Querent is neither used nor overwritten', async () => {
    const path = join(temporaryFolder(), 'site.json');
    writeFileSync(path, '{"version":2,"future":true}');
    expect(await loadProfile(path)).toMatchObject({ profile: null, note: expect.stringContaining('newer') as string });
    expect(await saveProfile(path, profile)).toContain('newer');
    expect(readFileSync(path, 'utf8')).toBe('{"version":2,"future":true}');
  });
});
