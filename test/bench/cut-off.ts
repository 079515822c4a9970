/**
 * Runs a program with nothing but the machine's own loopback around it, and tells what it tried to reach all the same.
 *
 * In a network namespace of its own (Linux, `unshare` of util-linux, `ip` of iproute2) there is no way out, and the kernel
 * counts in it what was tried: connections that failed, and datagrams, which is how names are looked up.
 */

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

const MOST_OUTPUT = 2 ** 26;

/** What a program did that was cut off. */
export interface CutOff {
  readonly code: number;
  readonly output: string;
  /** Connections that could not be made. */
  readonly failedConnections: number;
  /** Datagrams sent, to whomever. */
  readonly datagrams: number;
}

const ALONE = ['--map-root-user', '--net', 'sh', '-c'] as const;
/** The program's output, a line with its exit code, and what the kernel counted. */
const SCRIPT = 'ip link set lo up && { "$@"; code=$?; echo; echo "code $code"; cat /proc/net/snmp; }';

/** Runs a program cut off. Rejects where the machine has no way to do so. */
export async function runCutOff(command: readonly string[]): Promise<CutOff> {
  const { stdout, stderr } = await run('unshare', [...ALONE, SCRIPT, 'sh', ...command], { maxBuffer: MOST_OUTPUT });
  const [output = '', code = '', after = ''] = stdout.split(/\ncode (\d+)\n/u);
  return {
    code: Number(code),
    output: output + stderr,
    failedConnections: counted(after, 'Tcp', 'AttemptFails'),
    datagrams: counted(after, 'Udp', 'OutDatagrams'),
  };
}

/** A counter of `/proc/net/snmp`: a line of names, then a line of values. */
function counted(table: string, protocol: string, name: string): number {
  const [names = [], values = []] = table
    .split('\n')
    .filter((line) => line.startsWith(`${protocol}: `))
    .map((line) => line.split(' '));
  return Number(values[names.indexOf(name)] ?? NaN);
}
