/**
 * The run's database and what else lies in a run folder.
 *
 * `prepareRunFolder` says which folder, `openStore` opens the database there for one process (`openMemoryStore` for
 * tests), whose `writeRunFolder` writes the files that others read; the site profile is a document of its own.
 */

export { openMemoryStore, openStore } from './open-store.js';
export type { RunStore } from './run-store.js';
export { prepareRunFolder, type RunFolderOptions } from './prepare-run-folder.js';
export { loadProfile, saveProfile, type ProfileReading } from './profile.js';
export { createSiteProfiles, profilesOf, readProfiles, type SiteProfiles } from './site-profiles.js';
