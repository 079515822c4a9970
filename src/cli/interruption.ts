/**
 * Ctrl-C: the first asks to stop, the second ends at once.
 */

import { EXIT_CODES } from '../base/errors.js';

/** What to do when the user wants to stop. */
export interface InterruptionHandlers {
  /** First signal: finish what is in flight and save. */
  readonly stop: () => void;
  /** Second signal: put the terminal in order; the process ends right after it. */
  readonly force: () => void;
}

const SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Listens for signals until the answered function is called. */
export function onInterruption(process: NodeJS.Process, handlers: InterruptionHandlers): () => void {
  let asked = false;
  const listen = (): void => {
    if (asked) {
      handlers.force();
      process.exit(EXIT_CODES.forced);
    }
    asked = true;
    handlers.stop();
  };
  for (const signal of SIGNALS) process.on(signal, listen);
  return () => {
    for (const signal of SIGNALS) process.off(signal, listen);
  };
}
