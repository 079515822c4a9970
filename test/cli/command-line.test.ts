import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';

import { runCommandLine } from '../../src/cli/command-line.js';
import type { Call, Command } from '../../src/cli/command.js';
import { commands } from '../../src/cli/commands/index.js';
import { createFakeTerminal } from './fake-terminal.js';

/** The call that a command line means. */
async function callOf(args: readonly string[]): Promise<Omit<Call, 'terminal'>> {
  let seen: Call | null = null;
  const command: Command = {
    name: 'look',
    positional: '[url..]',
    description: 'Looks',
    fields: [
      {
        name: 'maxPages',
        flag: 'max-pages',
        alias: 'm',
        kind: 'whole',
        schema: z.number(),
        standard: 7,
        allowed: '',
        group: 'A',
        description: 'Most pages',
      },
      {
        name: 'include',
        flag: 'include',
        kind: 'list',
        schema: z.array(z.string()),
        standard: [],
        allowed: '',
        group: 'A',
        description: 'Only these',
      },
      {
        name: 'loud',
        flag: 'loud',
        kind: 'switch',
        schema: z.boolean(),
        standard: false,
        allowed: '',
        group: 'B',
        description: 'Loud',
      },
    ],
    examples: [['look x', 'Looks at x']],
    run: async (call) => {
      seen = call;
      return 'finished';
    },
  };
  await runCommandLine([command], args, createFakeTerminal());
  const { positionals, flags } = seen as unknown as Call;
  return { positionals, flags };
}

async function messageOf(args: readonly string[]): Promise<string> {
  return runCommandLine(commands, args, createFakeTerminal()).then(
    () => 'no error',
    (error: unknown) => String(error),
  );
}

describe('a command line', () => {
  it('gives positionals and the flags that were given, as texts', async () => {
    const { positionals, flags } = await callOf([
      'look',
      'http://a',
      '7',
      '-',
      '-m',
      '-5',
      '--include',
      'x',
      '--include',
      'y',
    ]);
    expect(positionals).toEqual(['http://a', '7', '-']);
    expect([...flags]).toEqual([
      ['max-pages', '-5'],
      ['include', ['x', 'y']],
    ]);
  });

  it('can take a switch back', async () => {
    expect((await callOf(['look', '--no-loud'])).flags.get('loud')).toBe(false);
  });
});

describe('a wrong command line says what was meant', () => {
  test.each([
    [['crawl', 'http://a', '--max-page', '3'], 'There is no flag --max-page. Did you mean --max-pages?'],
    [['crawl', 'http://a', '--maxpages=3'], 'There is no flag --maxpages. Did you mean --max-pages?'],
    [['crwal', 'http://a'], 'There is no command "crwal". Did you mean crawl?'],
    [['discover', 'x'], 'There is no command "discover".'],
    [[], 'No command was given. Commands are: crawl, inspect,'],
    [['doctor', 'x'], 'doctor takes no argument "x".'],
    [['crawl', 'http://a', '--max-pages'], '--max-pages needs a value. See querent crawl --help.'],
    [['crawl', '-o'], '-o needs a value.'],
    [['inspect'], 'Something is missing: querent inspect <url>. See querent inspect --help.'],
  ])('%j: %s', async (args, message) => {
    expect(await messageOf(args)).toContain(message);
  });
});

describe('help', () => {
  it('lists the commands and the exit codes', async () => {
    const terminal = createFakeTerminal();
    expect(await runCommandLine(commands, ['--help'], terminal)).toBe('finished');
    for (const { name } of commands) expect(terminal.written()).toContain(`querent ${name}`);
    expect(terminal.written()).toContain('18 blocked by the site');
  });

  it('of a command lists its flags in groups, with examples', async () => {
    const terminal = createFakeTerminal();
    await runCommandLine(commands, ['crawl', '--help'], terminal);
    for (const text of ['Limits:', '--max-pages', '-o, --output-dir', 'Examples:', '--resume'])
      expect(terminal.written()).toContain(text);
  });
});
