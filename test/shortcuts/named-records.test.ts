import { expect, test } from 'vitest';
import { namesRecords } from '../../src/shortcuts/named-records.js';
import { requestTree } from '../../src/shortcuts/request-tree.js';

function isNamed(body: unknown, records: readonly { readonly [name: string]: string }[]): boolean {
  const request = requestTree({
    method: 'POST',
    url: 'http://shop.example/details',
    body: JSON.stringify(body),
    contentType: 'application/json',
  });
  return namesRecords(request!, records);
}

test.each([
  ['a single record by an item of a list', { codes: ['J123'] }, [{ code: 'J123' }], true],
  ['a single record by what may be a choice', { brand: 'Acme' }, [{ brand: 'Acme' }], false],
  ['many by items', { codes: ['J123', 'K456'] }, [{ code: 'J123' }, { code: 'K456' }], true],
  ['many by short numbers', { codes: [1, 2] }, [{ code: '1' }, { code: '2' }], false],
  ['no record at all', { codes: ['J123'] }, [], false],
] as const)('%s', (...[, body, records, expected]) => {
  expect(isNamed(body, records)).toBe(expected);
});
