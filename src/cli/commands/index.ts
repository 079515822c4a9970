/**
 * The commands, in the order of `--help`.
 */

import type { Command } from '../command.js';
import { crawlCommand } from './crawl.js';
import { demoCommand } from './demo.js';
import { doctorCommand } from './doctor.js';
import { exportCommand } from './export.js';
import { inspectCommand } from './inspect.js';
import { queriesCommand } from './queries.js';
import { recordCommand } from './record.js';
import { replayCommand } from './replay.js';
import { scoreCommand } from './score.js';

/** Every command of the program. */
export const commands: readonly Command[] = [
  crawlCommand,
  inspectCommand,
  queriesCommand,
  exportCommand,
  recordCommand,
  replayCommand,
  scoreCommand,
  demoCommand,
  doctorCommand,
];
