/**
 * The configuration file: `querent.config.{ts,mts,js,mjs,json}` in the current folder, or the one that is named.
 */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { UsageError } from '../base/errors.js';

/** What a configuration file says. */
export interface ConfigFile {
  /** Its path as the user would write it, for messages. */
  readonly file: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Names that are looked for, the first one found wins. */
export const CONFIG_NAMES: readonly string[] = ['ts', 'mts', 'js', 'mjs', 'json'].map((end) => `querent.config.${end}`);

/**
 * The named configuration file, or the one in the folder, or null if there is none and none was named.
 * Throws a {@link UsageError} for a file that is missing, does not load, or holds no object.
 */
export async function loadConfigFile(named: string | null, folder: string): Promise<ConfigFile | null> {
  const file = named ?? CONFIG_NAMES.find((name) => existsSync(resolve(folder, name)));
  if (file === undefined) return null;
  const path = resolve(folder, file);
  if (!existsSync(path))
    throw new UsageError('no-config', `There is no configuration file ${file}. Correct --config, or leave it out.`);
  const values: unknown = await load(file, path);
  if (typeof values !== 'object' || values === null || Array.isArray(values)) {
    throw new UsageError(
      'bad-config',
      `${file} must hold one object of options (export default { maxPages: 100 }), not ${describe(values)}.`,
    );
  }
  return { file, values: values as Readonly<Record<string, unknown>> };
}

async function load(file: string, path: string): Promise<unknown> {
  try {
    switch (extname(path)) {
      case '.json':
        return JSON.parse(await readFile(path, 'utf8')) as unknown;
      case '.ts':
      case '.mts':
        return await loadTypeScript(path);
      default:
        return ((await import(pathToFileURL(path).href)) as { readonly default?: unknown }).default;
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError('bad-config', `${file} could not be read: ${why}`, { cause: error });
  }
}

/** Node 20 cannot import TypeScript; jiti is only loaded where there is such a file. */
async function loadTypeScript(path: string): Promise<unknown> {
  const { createJiti } = await import('jiti');
  return createJiti(import.meta.url, { fsCache: false, moduleCache: false }).import(path, { default: true });
}

function describe(value: unknown): string {
  if (value === undefined) return 'nothing (is there a default export?)';
  return Array.isArray(value) ? 'a list' : JSON.stringify(value);
}
