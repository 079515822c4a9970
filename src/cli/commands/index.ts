/**
 * The commands, in the order of `--help`.
 */

import type { Command } from '../command.js';
import { doctorCommand } from './doctor.js';

/** Every command of the program. */
export const commands: readonly Command[] = [doctorCommand];
