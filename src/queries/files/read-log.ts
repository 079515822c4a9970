/**
 * Click records of a query log: TSV, CSV or JSON lines with a query, an address clicked and a number of clicks.
 */

import { badFile, openText } from './file-text.js';
import { addressColumn, cellText, countColumn, isHeaderOf, textColumn } from './columns.js';
import { openTable, type Table } from './rows.js';

/** One record of a log (He 2013 §5.1). */
export interface LogRecord {
  readonly query: string;
  readonly url: string;
  /** 1 where the log has no counts. */
  readonly clicks: number;
}

/** A log to read, several times if need be. */
export interface QueryLog {
  /** Records in batches. */
  readonly records: () => AsyncGenerator<readonly LogRecord[]>;
  /** Lines of the last reading that were no records. */
  readonly broken: () => number;
}

/** Share of lines that may be broken before the file is taken to be something else. */
const MOST_BROKEN = 0.5;
/** Lines before that is judged. */
const LEAST_JUDGED = 1000;
const FORM =
  'Give a log with a query, an address and a number of clicks a line, such as "red lamp<tab>https://shop.example/lamps<tab>14"';

/**
 * The log in a file.
 *
 * @throws {UsageError} `bad-file` if it cannot be read or is no log; while it is read also if most lines are no records.
 */
export async function openLog(path: string, name: string = path): Promise<QueryLog> {
  const table = await openTable(await openText(path, name), isHeaderOf(['query', 'url', 'clicks']));
  const url = addressColumn(table);
  const clicks = countColumn(table);
  const query = textColumn(table, 'query', [url, clicks]);
  if (url < 0) throw badFile(name, `is no query log: no column of it holds addresses. ${FORM}`);
  if (query < 0) throw badFile(name, `is no query log: no column of it holds queries. ${FORM}`);
  const broken = { count: 0 };
  return {
    records: () => readRecords(table, { name, columns: { query, url, clicks }, broken }),
    broken: () => broken.count + table.broken().count,
  };
}

interface LogReading {
  readonly name: string;
  readonly columns: { readonly query: number; readonly url: number; readonly clicks: number };
  readonly broken: { count: number };
}

async function* readRecords(table: Table, { name, columns, broken }: LogReading): AsyncGenerator<readonly LogRecord[]> {
  broken.count = 0;
  let lines = 0;
  for await (const rows of table.rows()) {
    const records: LogRecord[] = [];
    for (const { cells } of rows) {
      lines += 1;
      const [query, url] = [cellText(cells[columns.query]), cellText(cells[columns.url])];
      const clicks = columns.clicks < 0 ? 1 : readCount(cells[columns.clicks]);
      // A log of events also has the queries after which nothing was clicked.
      if (url === '' && query !== '') continue;
      if (query === '' || Number.isNaN(clicks)) broken.count += 1;
      else records.push({ query, url, clicks });
    }
    const lost = broken.count + table.broken().count;
    if (lost > MOST_BROKEN * (lines + table.broken().count) && lost > LEAST_JUDGED)
      throw badFile(name, `is damaged or no query log: ${String(lost)} lines are no records. ${FORM}`);
    yield records;
  }
  if (lines === 0 || broken.count === lines) throw badFile(name, `holds no record of a query log. ${FORM}`);
}

/** A number of clicks; not a number if it is none. */
export function readCount(cell: unknown): number {
  const text = cellText(cell).replace(/(?<=\d)[,_ ](?=\d{3}\b)/gu, '');
  return /^\d+(?:\.\d+)?$/u.test(text) ? Math.round(Number(text)) : Number.NaN;
}
