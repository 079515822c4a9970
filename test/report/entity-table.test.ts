import { expect, it } from 'vitest';

import { formatTable } from '../../src/report/entity-table.js';
import { runRecord } from '../store/run-record.js';
import { entity } from './run-folder.js';

const entities = [
  entity('1', { Role: ['lamp'], Genre: ['a', 'b'], 色: ['赤い'] }, { name: 'One\u001b[31m' }),
  entity('2', { Genre: ['a very long value that has to be cut'] }, { name: 'منتج' }),
];

it('shows hidden attributes first, marked', () => {
  expect(formatTable(entities, runRecord.attributes, 80).split('\n')).toEqual([
    'Name      Role *  色    Genre',
    '────────  ──────  ────  ────────────────────',
    'One [31m  lamp    赤い  a, b',
    'منتج                    a very long value t…',
    '* hidden: no page of the entity shows it; learned by asking the site',
  ]);
});

it('leaves out what does not fit, and says so', () => {
  expect(formatTable(entities, runRecord.attributes, 24).split('\n').at(-1)).toBe('1 more attribute not shown here');
  expect(formatTable(entities, runRecord.attributes, 20).split('\n').at(-1)).toBe('2 more attributes not shown here');
});

it('has only a title where there are no entities', () => {
  expect(formatTable([], runRecord.attributes, 80).split('\n')).toEqual(['Name', '────']);
});
