/**
 * Whether two run folders say the same, but for what docs/recording.md names.
 */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Equal byte for byte. */
const TOLD = ['entities.jsonl', 'facts.jsonl', 'queries.jsonl', 'observations.jsonl'] as const;

/** What may differ in `run.json`: places, moments, how long the browser was at work, and a proxy, which no replay needs. */
const OWN = [
  'startedAt',
  'endedAt',
  'options.outputDir',
  'options.proxy',
  'options.record',
  'options.replay',
  'counters.browserSeconds',
];

/** Names of the files, and fields of `run.json`, in which two run folders differ. */
export async function differences(first: string, second: string): Promise<readonly string[]> {
  const files = await Promise.all(
    TOLD.map(async (name) => {
      const [one, other] = await Promise.all([first, second].map((folder) => readFile(join(folder, name))));
      return one !== undefined && other !== undefined && one.equals(other) ? [] : [name];
    }),
  );
  const [one, other] = await Promise.all([first, second].map(fieldsOf));
  const names = new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])]);
  const fields = [...names].filter((name) => !OWN.includes(name) && one?.get(name) !== other?.get(name));
  return [...files.flat(), ...fields.map((name) => `run.json ${name}`)];
}

/** The fields of `run.json`, those of options and counters one by one. */
async function fieldsOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const run = JSON.parse(await readFile(join(folder, 'run.json'), 'utf8')) as Record<string, unknown>;
  return new Map(
    Object.entries(run).flatMap(([name, value]) =>
      name === 'options' || name === 'counters'
        ? Object.entries(value as object).map(([inner, own]) => [`${name}.${inner}`, JSON.stringify(own)] as const)
        : [[name, JSON.stringify(value)] as const],
    ),
  );
}
