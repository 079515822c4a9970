/**
 * `querent doctor`: whether this machine has what a crawl needs.
 */

import { access, constants, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

import { z } from 'zod';

import type { ExitReason } from '../../base/errors.js';
import type { OptionField } from '../../model/option-field.js';
import type { Call, Command } from '../command.js';
import { verboseField } from '../display-options.js';
import { gatherOptions } from '../gather-options.js';
import { paint } from '../terminal.js';

const LEAST_NODE: readonly [number, number] = [20, 19];

const FIX: OptionField = {
  name: 'fix',
  flag: 'fix',
  kind: 'switch',
  schema: z.boolean(),
  standard: false,
  allowed: 'true or false',
  group: 'Doctor',
  description: 'Install a browser if there is none',
};

/** One thing that was looked at. */
interface Finding {
  readonly good: boolean;
  /** False if a crawl is possible without it. */
  readonly needed: boolean;
  readonly text: string;
}

/** The command. */
export const doctorCommand: Command = {
  name: 'doctor',
  positional: '',
  description: 'Check whether this machine has what a crawl needs: Node, a browser, a folder to write to',
  fields: [FIX, verboseField],
  examples: [
    ['doctor', 'Check Node, the browser, and write access'],
    ['doctor --fix', 'Install a browser if there is none'],
  ],
  run,
};

async function run({ flags, terminal }: Call): Promise<ExitReason> {
  const fix =
    gatherOptions([FIX, verboseField], { flags, environment: terminal.environment, config: null }).get('fix') === true;
  const findings = [
    checkNode(process.versions.node),
    await checkBrowser(fix, terminal.note),
    await checkFolder(resolve(terminal.folder, 'storage')),
  ];
  for (const { good, needed, text } of findings) {
    const mark = good ? paint.good('ok  ') : needed ? paint.bad('bad ') : paint.bad('none');
    await terminal.out(`${mark} ${text}\n`);
  }
  return findings.every(({ good, needed }) => good || !needed) ? 'finished' : 'unexpected';
}

function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const good = major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1]);
  return {
    good,
    needed: true,
    text: `Node ${version}${good ? '' : `; Querent needs ${LEAST_NODE.join('.')} or later`}`,
  };
}

async function checkBrowser(fix: boolean, tell: (line: string) => void): Promise<Finding> {
  const { findBrowser } = await import('../../browse/live/browser-path.js');
  const { ensureBrowser } = await import('../../browse/live/install-browser.js');
  if (fix) await ensureBrowser({ tell });
  const search = findBrowser();
  switch (search.kind) {
    case 'found':
      return { good: true, needed: false, text: `Browser ${search.path} (${search.source})` };
    case 'misnamed':
      return {
        good: false,
        needed: true,
        text: `Browser: ${search.namedBy} names ${search.path}, but there is no such file. Correct it or leave it out.`,
      };
    case 'missing':
      return {
        good: false,
        needed: false,
        text: 'Browser: none found. Sites that work without script need none; for the others run querent doctor --fix.',
      };
    default:
      return search satisfies never;
  }
}

async function checkFolder(folder: string): Promise<Finding> {
  try {
    await mustTakeFolders(folder);
    return { good: true, needed: true, text: `Run folders go to ${folder}` };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return {
      good: false,
      needed: true,
      text: `Run folders cannot be written to ${folder}: ${why}. Name another with --output-dir.`,
    };
  }
}

/** Throws unless a folder that need not be there yet can be made and written to. */
async function mustTakeFolders(folder: string): Promise<void> {
  try {
    if (!(await stat(folder)).isDirectory()) throw new Error('a file has its name');
    await access(folder, constants.W_OK);
  } catch (error) {
    const around = dirname(folder);
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing || around === folder) throw error;
    await mustTakeFolders(around);
  }
}
