/**
 * `npm run zoo [-- --only facets=chips,state=nowhere] [--pairs] [--render auto|browser] [--shard 1/4] [--json FILE] [--docs]`:
 * crawls the demo shop in every kind of interface with a real browser and prints what was found and what it cost.
 *
 * Without `--pairs` every switch singly; with it the covering array of pairs. `--only` keeps shops that have all these
 * values (a name alone: any value of that switch). Results that the JSON file holds are not made again, so that a run
 * that was stopped goes on; `--again` makes failed ones again. `--docs` writes the table of docs/interfaces.md from the
 * JSON file. Uses the built program in `dist`, or in the folder that `--dist` names.
 */

import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { passes, type CellResult, type ZooRow } from './cell-result.js';
import { pairCells, singleCells, type Cell } from './cells.js';
import { writeInterfacesTable } from './interfaces-table.js';

/** A crawl that takes longer is stopped and counts as failed. */
const PATIENCE_MILLIS = 600_000;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    render: { type: 'string', default: 'auto,browser' },
    shard: { type: 'string', default: '1/1' },
    json: { type: 'string' },
    pairs: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    docs: { type: 'boolean', default: false },
    dist: { type: 'string', default: 'dist' },
  },
});

const cells = chooseCells(values.pairs ? pairCells() : singleCells());
const rows = new Map<string, ZooRow>(readRows().map((row) => [rowKey(row), row]));
if (values.list) process.stdout.write(cells.map(({ key }) => `${key}\n`).join(''));
else await crawlAll();
if (values.docs) writeInterfacesTable([...rows.values()]);

async function crawlAll(): Promise<void> {
  const made: ZooRow[] = [];
  for (const cell of cells) {
    for (const render of values.render.split(',')) {
      const id = rowKey({ key: cell.key, render });
      const known = rows.get(id);
      const row =
        known && !(values.again && !passes(known)) ? known : { ...cell, ...(await crawlCell(cell, render)), render };
      rows.set(id, row);
      made.push(row);
      process.stdout.write(`${line(row)}\n`);
      if (values.json !== undefined) {
        writeFileSync(values.json, [...rows.values()].map((one) => JSON.stringify(one)).join('\n'));
      }
    }
  }
  const failed = made.filter((row) => !passes(row));
  process.stdout.write(`${made.length - failed.length} of ${made.length} pass\n`);
}

function chooseCells(all: readonly Cell[]): readonly Cell[] {
  const wanted = values.only.split(',').filter((part) => part !== '');
  const [index = 1, count = 1] = values.shard.split('/').map(Number);
  const fits = ({ kind, switches, key }: Cell): boolean =>
    wanted.every((part) => {
      const [name = '', value] = part.split('=');
      if (!values.pairs && !wanted.some((one) => kind === one || kind.startsWith(`${one}=`))) return false;
      return value === undefined ? switches[name] !== undefined || key.includes(`${name}=`) : switches[name] === value;
    });
  const chosen = wanted.length > 1 && !values.pairs ? [combinedCell(wanted, all)].flat() : all.filter(fits);
  return chosen.filter((_, at) => at % count === index - 1);
}

/** Several values at once are a shop of their own; several names are the shops of each. */
function combinedCell(wanted: readonly string[], all: readonly Cell[]): readonly Cell[] {
  if (wanted.every((part) => !part.includes('='))) {
    return all.filter(({ kind }) => wanted.some((name) => kind.startsWith(`${name}=`)));
  }
  const switches = Object.fromEntries(wanted.map((part) => part.split('=') as [string, string]));
  const key = Object.entries(switches)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join(',');
  return [{ key, kind: wanted.join(' '), switches }];
}

async function crawlCell(cell: Cell, render: string): Promise<CellResult> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/zoo/one-cell.ts', cell.key, render, values.dist], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let printed = '';
  let complaint = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(-2000)));
  const end = (): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  const timer = setTimeout(end, PATIENCE_MILLIS);
  const stop = (): void => {
    end();
    process.exit(1);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearTimeout(timer);
  process.removeListener('SIGINT', stop);
  process.removeListener('SIGTERM', stop);
  // What the crawl has left, such as a browser, ends with it.
  end();
  const last = printed.trim().split('\n').at(-1) ?? '';
  return code === 0 && last.startsWith('{') ? (JSON.parse(last) as CellResult) : failure(code, complaint);
}

function failure(code: number | null, complaint: string): CellResult {
  const why = code === null ? 'took too long' : complaint.trim().split('\n').slice(-6).join(' / ');
  const nothing = { precision: 0, recall: 0, right: 0, missing: [], wrong: [], pages: 0, browserPages: 0, writes: 0 };
  return { ...nothing, exit: 'error', seconds: 0, error: why };
}

function readRows(): readonly ZooRow[] {
  if (values.json === undefined || !existsSync(values.json)) return [];
  return readFileSync(values.json, 'utf8')
    .split('\n')
    .filter((text) => text !== '')
    .map((text) => JSON.parse(text) as ZooRow);
}

function rowKey({ key, render }: Pick<ZooRow, 'key' | 'render'>): string {
  return `${render} ${key}`;
}

function line(row: ZooRow): string {
  const verdict = passes(row) ? 'pass' : 'FAIL';
  const score = `P ${row.precision.toFixed(3)} R ${row.recall.toFixed(3)}`;
  const cost = `pages ${row.pages} browser ${row.browserPages} writes ${row.writes} ${row.seconds}s ${row.exit}`;
  const why =
    row.error ?? [...row.missing.slice(0, 2), ...row.wrong.slice(0, 2).map((one) => `wrong: ${one}`)].join('; ');
  return `${verdict} ${row.render.padEnd(7)} ${row.key} | ${score} | ${cost}${passes(row) ? '' : ` | ${why}`}`;
}
