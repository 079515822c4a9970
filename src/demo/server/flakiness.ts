/** Some addresses fail once before they answer, the same ones for the same seed. */

import { hashText } from '../random.js';

/** One address in this many is flaky. */
const FLAKY_SHARE = 9;

/** Tells whether this request is to fail. */
export type FailsNow = (address: string) => boolean;

/** The flakiness of one shop; each flaky address fails the first time only. */
export function createFlakiness(seed: number, isOn: boolean): FailsNow {
  const failed = new Set<string>();
  return (address) => {
    if (!isOn || failed.has(address) || hashText(`${seed}/flaky/${address}`) % FLAKY_SHARE !== 0) return false;
    failed.add(address);
    return true;
  };
}
