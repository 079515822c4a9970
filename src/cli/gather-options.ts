/**
 * Option values from all their sources. Precedence: flag, environment, configuration file; what none of them says is
 * left out, so that a resumed run can tell what was asked for anew.
 */

import { UsageError } from '../base/errors.js';
import { environmentName, nearestName, readOption } from '../model/option-field.js';
import type { OptionField } from '../model/option-field.js';
import { unknownOption } from '../model/options.js';
import type { ConfigFile } from './config-file.js';

/** Where values are looked for. */
export interface OptionSources {
  /** By flag name. */
  readonly flags: ReadonlyMap<string, unknown>;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly config: ConfigFile | null;
}

/** The values given, by option name. Throws a {@link UsageError} for the first that is not allowed. */
export function gatherOptions(fields: readonly OptionField[], sources: OptionSources): ReadonlyMap<string, unknown> {
  const values = new Map<string, unknown>();
  for (const field of fields) {
    const value = fromFlags(field, sources) ?? fromEnvironment(field, sources) ?? fromConfig(field, sources);
    if (value !== undefined) values.set(field.name, value);
  }
  if (sources.config !== null) refuseUnknownKeys(fields, sources.config);
  return values;
}

/** Environment variables that look like options of Querent but are none, with the nearest that is one. */
export function strayVariables(
  fields: readonly OptionField[],
  environment: OptionSources['environment'],
): readonly string[] {
  const known = fields.map(environmentName);
  return Object.keys(environment)
    .filter((name) => name.startsWith('QUERENT_') && !known.includes(name))
    .map((name) => {
      const nearest = nearestName(name, known);
      return `${name} is no option of Querent${nearest === null ? '' : `; did you mean ${nearest}?`} It is ignored.`;
    });
}

function fromFlags(field: OptionField, { flags }: OptionSources): unknown {
  const raw = flags.get(field.flag);
  return raw === undefined
    ? undefined
    : readOption(field, raw, { name: `--${field.flag}`, file: null, textOnly: true });
}

function fromEnvironment(field: OptionField, { environment }: OptionSources): unknown {
  const name = environmentName(field);
  const raw = environment[name];
  if (raw === undefined || raw === '') return undefined;
  if (field.flagOnly === true) throw flagOnly(field, name);
  const texts = field.kind === 'list' && (field.separator ?? null) === null ? raw.split(/\s+/u) : raw;
  return readOption(field, texts, { name, file: null, textOnly: true });
}

function fromConfig(field: OptionField, { config }: OptionSources): unknown {
  if (config === null) return undefined;
  const name = configNames(field).find((one) => Object.hasOwn(config.values, one));
  if (name === undefined) return undefined;
  if (field.flagOnly === true) throw flagOnly(field, `${config.file}: ${name}`);
  const raw = config.values[name];
  const value = field.kind === 'list' && typeof raw === 'string' ? [raw] : raw;
  return readOption(field, value, { name, file: config.file, textOnly: false });
}

/** `maxTimeSecs`, and as the flag is called, `maxTime`. */
function configNames(field: OptionField): readonly string[] {
  return [field.name, field.flag.replace(/-([a-z])/gu, (_, letter: string) => letter.toUpperCase())];
}

function refuseUnknownKeys(fields: readonly OptionField[], config: ConfigFile): void {
  const known = fields.flatMap(configNames);
  const stray = Object.keys(config.values).find((key) => key !== '$schema' && !known.includes(key));
  if (stray !== undefined)
    throw unknownOption(
      stray,
      config.file,
      fields.map(({ name }) => name),
    );
}

function flagOnly(field: OptionField, where: string): UsageError {
  return new UsageError('flag-only', `${where} cannot be set there: give --${field.flag} on the command line.`);
}
