/**
 * A plain list of queries: one a line, or a column of a table, with how popular they are if it says so.
 */

import { badFile, openText } from './file-text.js';
import { cellText, countColumn, isHeaderOf, isList, namedColumn, textColumn } from './columns.js';
import { openTable } from './rows.js';
import { readCount } from './read-log.js';

/** A query of a list. */
export interface ListedQuery {
  readonly text: string;
  /** As the list says, null where it says nothing. */
  readonly popularity: number | null;
}

/** The queries of a file in batches, in its order. Throws a {@link UsageError} for a file that holds none. */
export async function* readQueryList(path: string, name: string = path): AsyncGenerator<readonly ListedQuery[]> {
  const table = await openTable(await openText(path, name), isHeaderOf(['query', 'clicks']));
  const popularity = table.format.kind === 'plain' ? -1 : countColumn(table);
  const query = table.format.kind === 'jsonl' ? namedColumn(table, 'query') : textColumn(table, 'query', [popularity]);
  if (table.format.kind === 'n-triples' || query < 0 || !isList(table))
    throw badFile(name, 'is no list of queries. Give one query a line, or a table with a column "query"');
  let count = 0;
  for await (const rows of table.rows()) {
    const queries = rows
      .map(({ cells }) => ({ text: cellText(cells[query]), popularity: popularityOf(cells[popularity]) }))
      .filter(({ text }) => text !== '' && !text.includes('\ufffd'));
    count += queries.length;
    yield queries;
  }
  if (count === 0) throw badFile(name, 'holds no query');
}

function popularityOf(cell: unknown): number | null {
  const count = readCount(cell);
  return Number.isNaN(count) ? null : count;
}
