import { describe, expect, it } from 'vitest';

import { openLog, readCount } from '../../../src/queries/files/read-log.js';
import { allOf, gzippedFile, writtenFile } from '../written-file.js';

const RECORD = { query: 'red lamp', url: 'https://a.example/1', clicks: 14 };

describe('a log is read', () => {
  it.each([
    ['TSV', 'red lamp\thttps://a.example/1\t14\nbed\thttps://a.example/2\t3'],
    [
      'TSV in another order, with a header',
      'clicks\turl\tquery\n14\thttps://a.example/1\tred lamp\n3\thttps://a.example/2\tbed',
    ],
    ['CSV', 'query,url_clicked,num_times_clicked\n"red lamp",https://a.example/1,14\nbed,https://a.example/2,3\n'],
    [
      'JSON lines',
      '{"query":"red lamp","url":"https://a.example/1","clicks":14}\n{"query":"bed","url":"https://a.example/2","clicks":3}',
    ],
  ])('from %s', async (_, content) => {
    const [first, ...others] = await allOf((await openLog(await gzippedFile(content))).records());
    expect(first).toEqual(RECORD);
    expect(others).toHaveLength(1);
  });

  it('as events, where each line is a click and not every query has one', async () => {
    const log = await openLog(
      await writtenFile(
        'AnonID\tQuery\tQueryTime\tItemRank\tClickURL\n1\tlamp\t2006-03-01\t1\thttp://a.example\n1\tbed\t2006-03-01\t\t\n',
      ),
    );
    expect(await allOf(log.records())).toEqual([{ query: 'lamp', url: 'http://a.example', clicks: 1 }]);
    expect(log.broken()).toBe(0);
  });

  it('without lines that are none, which are counted', async () => {
    const log = await openLog(
      await writtenFile(
        'lamp\thttps://a.example\t3\nbed\thttps://a.example\tmany\ndesk\thttps://a.example\t4\nrug\thttps://a.example\t5\n\thttps://a.example\t5',
      ),
    );
    expect(await allOf(log.records())).toHaveLength(3);
    expect(log.broken()).toBe(2);
  });
});

describe('a file that is no log is refused', () => {
  it.each([
    ['red lamp\ndesk\n', 'no column of it holds addresses'],
    ['url\tclicks\nhttps://a.example\t3\nhttps://b.example\t4\n', 'no column of it holds queries'],
    ['query\turl\tclicks\nlamp\thttps://a.example\tx\nbed\thttps://a.example\ty\n', 'holds no record of a query log'],
  ])('%j', async (content, message) => {
    const read = async (): Promise<unknown> => allOf((await openLog(await writtenFile(content))).records());
    await expect(read()).rejects.toThrow(message);
    await expect(read()).rejects.toThrow('Give a log with a query, an address and a number of clicks a line');
  });

  it('also where it turns out late', async () => {
    const good = 'query\turl\tclicks\n' + 'lamp\thttps://a.example\t1\n'.repeat(300);
    const log = await openLog(await writtenFile(good + 'damaged\tx\ty\n'.repeat(1500)));
    await expect(allOf(log.records())).rejects.toThrow('is damaged or no query log: 1500 lines are no records');
  });
});

it.each([
  ['1,234', 1234],
  [7, 7],
  ['2.6', 3],
  ['', Number.NaN],
  ['-4', Number.NaN],
  [null, Number.NaN],
])('the count %j is %d', (cell, count) => {
  expect(readCount(cell)).toBe(count);
});
