import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import type { SiteProfile } from '../../src/model/store.js';
import { createSiteProfiles, profilesOf, readProfiles } from '../../src/store/site-profiles.js';
import { temporaryFolder } from './temporary-folder.js';

function profile(host: string): SiteProfile {
  return {
    ...{ version: 1, host, updatedAt: '2026-01-01T00:00:00.000Z', trackingArguments: ['sid'], transports: {} },
    ...{ foreignMarks: [], facets: [] },
  };
}

describe('the profiles of a run', () => {
  it('are one document for each site; an earlier run’s folder, or one of them, tells them', async () => {
    const folder = temporaryFolder();
    const profiles = createSiteProfiles(folder, 'a.test');
    expect(await profiles.profileOf('a.test')).toBeNull();
    for (const host of ['a.test', '[::1]:8080']) await profiles.saveProfile(profile(host));
    expect(readdirSync(folder).sort()).toEqual(['site-___1__8080.json', 'site.json']);
    expect((await profiles.profileOf('[::1]:8080'))?.host).toBe('[::1]:8080');
    expect((await readProfiles(folder)).map(({ host }) => host).sort()).toEqual(['[::1]:8080', 'a.test']);
    expect((await readProfiles(join(folder, 'site.json'))).map(({ host }) => host)).toEqual(['a.test']);
  });

  it('are looked for in vain where there are none', async () => {
    await expect(readProfiles(temporaryFolder())).rejects.toThrow(/no site profile at .*Name the folder/u);
    await expect(readProfiles('/nowhere/site.json')).rejects.toThrow(/no site profile/u);
  });

  it('that cannot be used are told', async () => {
    const path = join(temporaryFolder(), 'site.json');
    writeFileSync(path, '{"version":1,"host":5}');
    await expect(readProfiles(path)).rejects.toThrow(/is no site profile.*leave --profile out/su);
    const folder = join(temporaryFolder(), 'deep');
    mkdirSync(folder);
    writeFileSync(join(folder, 'site.json'), 'not json');
    await expect(readProfiles(folder)).rejects.toThrow(/cannot be used/u);
  });

  it('of other sites are none of this run', () => {
    const known = [profile('a.test'), profile('b.test')];
    expect(profilesOf(known, ['b.test', 'c.test'], 'x').map(({ host }) => host)).toEqual(['b.test']);
    expect(() => profilesOf(known, ['c.test'], 'x')).toThrow(/x is of a.test, b.test, not of c.test/u);
  });
});
