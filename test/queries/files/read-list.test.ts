import { expect, it } from 'vitest';

import { readQueryList } from '../../../src/queries/files/read-list.js';
import { allOf, writtenFile } from '../written-file.js';

it.each([
  ['red lamp\nlamp, brass\n12 inch pan\n', ['red lamp', 'lamp, brass', '12 inch pan'], null],
  ['query\tpopularity\nred lamp\t14\nbed\t14\n', ['red lamp', 'bed'], 14],
  ['query_id,query,product_class\n0,salon chair,Chairs\n1,smart table,Tables\n', ['salon chair', 'smart table'], null],
  ['{"query":"red lamp","ratings":{"A":1}}\n{"query":"bed"}\n', ['red lamp', 'bed'], null],
  ['red lamp,7\nbed,7\nrug,7\n', ['red lamp', 'bed', 'rug'], 7],
])('reads %j', async (content, texts, popularity) => {
  const queries = await allOf(readQueryList(await writtenFile(content)));
  expect(queries.map(({ text }) => text)).toEqual(texts);
  expect(queries[0]?.popularity).toBe(popularity);
});

it.each([
  ['{"name":"x"}\n{"name":"y"}\n', 'is no list of queries'],
  ['<http://a/x> <http://b/p> "Name" .\n', 'is no list of queries'],
  ['<!doctype html>\n<html>\n<body>\n</html>\n', 'is no list of queries'],
  ['query\tclicks\n \t3\n \t4\n', 'holds no query'],
])('refuses %j', async (content, message) => {
  await expect(allOf(readQueryList(await writtenFile(content)))).rejects.toThrow(message);
});
