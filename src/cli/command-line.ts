/**
 * The command line: commands as data in, one call out. Understanding the words is yargs' work, values are checked later.
 */

import yargs from 'yargs';
import type { Argv, Options } from 'yargs';

import { UsageError } from '../base/errors.js';
import type { ExitReason } from '../base/errors.js';
import { nearestName } from '../model/option-field.js';
import type { OptionField } from '../model/option-field.js';
import type { Call, Command } from './command.js';
import type { Terminal } from './terminal.js';

const WIDEST_HELP = 110;

/** Stands for a lone `-` while yargs parses, since it drops that from among positionals. */
const DASH = '\u0000-';

/** Name of the errors by which yargs says that it cannot parse a command line. */
const REFUSED_BY_YARGS = 'YError';

const EPILOGUE = `Exit codes: 0 finished, 1 unexpected error, 2 wrong usage, 9 the site could not be crawled,
11 stopped by a signal, 12 a limit was reached, 13 forced stop, 14 a replay asked
for something that was not recorded, 18 blocked by the site.`;

/** Understands the arguments and runs the command they name. Throws a {@link UsageError} if they name none. */
export async function runCommandLine(
  commands: readonly Command[],
  args: readonly string[],
  terminal: Terminal,
): Promise<ExitReason> {
  let chosen: { readonly command: Command; readonly call: Call } | null = null;
  const parser = commands.reduce(
    (built, command) =>
      addCommand(built, command, (call) => {
        chosen = { command, call: { ...call, terminal } };
      }),
    createParser(commands, args),
  );
  const text = await helpText(parser, args);
  if (text !== '') {
    await terminal.out(`${text}\n`);
    return 'finished';
  }
  const found = chosen as { readonly command: Command; readonly call: Call } | null;
  if (found === null)
    throw new UsageError(
      'no-command',
      `No command was given. Commands are: ${commands.map(({ name }) => name).join(', ')}. See querent --help.`,
    );
  return found.command.run(found.call);
}

/** Parses; answers what is to be printed (help, version), or an empty text once a command was chosen. */
async function helpText(parser: Argv, args: readonly string[]): Promise<string> {
  let printed = '';
  const masked = args.map((arg) => (arg === '-' ? DASH : arg));
  await parser.parseAsync(masked, {}, (_error: Error | undefined, _argv: unknown, output: string) => {
    printed = output;
  });
  return printed;
}

function createParser(commands: readonly Command[], args: readonly string[]): Argv {
  const parser: Argv = yargs([])
    .scriptName('querent')
    .usage('$0 <command>\n\nGets the whole database out of a web site with search and facets, by asking it queries.')
    .parserConfiguration({ 'camel-case-expansion': false, 'parse-numbers': false, 'parse-positional-numbers': false })
    .exitProcess(false)
    .wrap(Math.min(WIDEST_HELP, process.stdout.columns ?? WIDEST_HELP))
    .strict()
    .fail((message: string | null, error: Error | undefined) => {
      if (error !== undefined && error.name !== REFUSED_BY_YARGS) throw error;
      throw usageError(message ?? error?.message ?? '', commands, args);
    })
    .alias({ h: 'help' })
    .epilogue(EPILOGUE);
  const shown = commands.flatMap(({ examples }) => examples.slice(0, 1));
  return shown.reduce((built, [line, meaning]) => built.example(`$0 ${line}`, meaning), parser);
}

function addCommand(parser: Argv, command: Command, choose: (call: Omit<Call, 'terminal'>) => void): Argv {
  return parser.command(
    `${command.name} ${command.positional}`.trim(),
    command.description,
    (built) => {
      for (const field of command.fields) built.option(field.flag, flagOf(field));
      for (const [line, meaning] of command.examples) built.example(`$0 ${line}`, meaning);
      return built.usage(`$0 ${command.name} ${command.positional}\n\n${command.description}`);
    },
    (argv) => {
      choose({ positionals: positionalsOf(command, argv), flags: flagsOf(command.fields, argv) });
    },
  );
}

function flagOf(field: OptionField): Options {
  const { kind } = field;
  return {
    describe: field.description,
    group: `${field.group}:`,
    ...(field.alias === undefined ? {} : { alias: field.alias }),
    ...(kind === 'switch' ? { type: 'boolean' } : { type: 'string', nargs: 1 }),
    ...(isTelling(field.standard) ? { defaultDescription: String(field.standard) } : {}),
  };
}

/** Whether a default is worth a place in the help. */
function isTelling(standard: unknown): boolean {
  return standard !== null && standard !== false && !(Array.isArray(standard) && standard.length === 0);
}

function flagsOf(
  fields: readonly OptionField[],
  argv: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, unknown> {
  const given = fields.map(({ flag }): [string, unknown] => [flag, argv[flag]]);
  return new Map(given.filter(([, value]) => value !== undefined).map(([flag, value]) => [flag, unmask(value)]));
}

function positionalsOf(command: Command, argv: Readonly<Record<string, unknown>>): readonly string[] {
  const names = [...command.positional.matchAll(/[[<]([a-z]+)/gu)].map(([, name = '']) => name);
  return names
    .flatMap((name) => argv[name])
    .filter((one) => one !== undefined)
    .map((one) => String(unmask(one)));
}

function unmask(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unmask);
  return value === DASH ? '-' : value;
}

/** What yargs refuses, in words that go on: which flag was meant, where to read more. */
function usageError(message: string, commands: readonly Command[], args: readonly string[]): UsageError {
  const unknown = /^Unknown (?:argument|command)s?: (.+)$/u.exec(message)?.[1]?.split(', ')[0];
  if (unknown === undefined) return new UsageError('usage', incompleteText(message, commands, args));
  const isFlag = args.some(
    (arg) => arg.replace(/=.*$/su, '').replace(/^--(?:no-)?/u, '--') === `--${unknown}` || arg === `-${unknown}`,
  );
  const flags = commands.flatMap(({ fields }) => fields.map(({ flag }) => flag));
  const nearest = nearestName(unknown, isFlag ? flags : commands.map(({ name }) => name));
  const hint = nearest === null ? '' : ` Did you mean ${isFlag ? '--' : ''}${nearest}?`;
  if (isFlag) return new UsageError('usage', `There is no flag --${unknown}.${hint} See querent --help.`);
  const isSurplus = commands.some(({ name }) => name === args[0]);
  const what = isSurplus ? `${args[0] ?? ''} takes no argument` : 'There is no command';
  return new UsageError('usage', `${what} ${JSON.stringify(unknown)}.${isSurplus ? '' : hint} See querent --help.`);
}

/** What is missing from a call. */
function incompleteText(message: string, commands: readonly Command[], args: readonly string[]): string {
  const command = commands.find(({ name }) => name === args[0]);
  const help = `See querent ${command === undefined ? '' : `${command.name} `}--help.`;
  if (command !== undefined && message.startsWith('Not enough non-option arguments'))
    return `Something is missing: querent ${command.name} ${command.positional}. ${help}`;
  const flag = /^Not enough arguments following: (.+)$/u.exec(message)?.[1];
  if (flag !== undefined) return `${flag.length === 1 ? '-' : '--'}${flag} needs a value. ${help}`;
  return `${message.replace(/\.?$/u, '.')} ${help}`;
}
