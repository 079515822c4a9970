/**
 * The profiles of a run's sites: one document for each in the run folder, and what an earlier crawl left to start from.
 */

import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { UsageError } from '../base/errors.js';
import { PROFILE_FILE } from '../model/run-folder.js';
import type { SiteProfile } from '../model/store.js';
import { loadProfile, saveProfile } from './profile.js';

/** Profiles by the host of their site. */
export interface SiteProfiles {
  /** What is known of a site; null if nothing is. */
  profileOf(host: string): Promise<SiteProfile | null>;
  saveProfile(profile: SiteProfile): Promise<void>;
}

/** Names of profiles in a run folder. */
const PROFILE_NAME = /^site(?:-[\w.-]+)?\.json$/u;

/** The profiles in a run folder; `first` is the host of the first start address. */
export function createSiteProfiles(folder: string, first: string): SiteProfiles {
  const fileOf = (host: string): string => join(folder, host === first ? PROFILE_FILE : profileName(host));
  return {
    profileOf: async (host) => (await loadProfile(fileOf(host))).profile,
    async saveProfile(profile) {
      await saveProfile(fileOf(profile.host), profile);
    },
  };
}

/** Name of the document of a site that is not the first of its run. */
function profileName(host: string): string {
  return `site-${host.replace(/[^\w.-]/gu, '_')}.json`;
}

/**
 * The profiles that a path names: a document, or all those of a run folder.
 *
 * @throws {UsageError} `bad-profile` if there is none, or one of them cannot be used.
 */
export async function readProfiles(path: string): Promise<readonly SiteProfile[]> {
  const files = await profileFiles(path);
  const readings = await Promise.all(files.map(loadProfile));
  const note = readings.find((reading) => reading.note !== null)?.note;
  if (note != null) throw new UsageError('bad-profile', `${note}. Name another one, or leave --profile out.`);
  const profiles = readings.flatMap(({ profile }) => profile ?? []);
  if (profiles.length > 0) return profiles;
  throw new UsageError(
    'bad-profile',
    `There is no site profile at ${path}. Name the folder of an earlier run, or its ${PROFILE_FILE}.`,
  );
}

async function profileFiles(path: string): Promise<readonly string[]> {
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory() !== true) return [path];
  const names = (await readdir(path)).filter((name) => PROFILE_NAME.test(name));
  return names.sort().map((name) => join(path, name));
}

/** Those of the profiles that are of one of these sites. @throws {UsageError} `other-profile` if none is */
export function profilesOf(
  profiles: readonly SiteProfile[],
  hosts: readonly string[],
  path: string,
): readonly SiteProfile[] {
  const known = profiles.filter(({ host }) => hosts.includes(host));
  if (known.length > 0) return known;
  const of = profiles.map(({ host }) => host).join(', ');
  throw new UsageError(
    'other-profile',
    `The site profile at ${path} is of ${of}, not of ${hosts.join(', ')}. Name one of this site, or leave --profile out.`,
  );
}
