import { describe, expect, it } from 'vitest';
import { learnMarks, toldMarks, type MarkedRecord } from '../../src/shortcuts/told-marks.js';

const record = (fields: Readonly<Record<string, string>>, ...marks: readonly string[]): MarkedRecord => ({
  marks,
  fields: new Map(Object.entries(fields)),
});

const plain = [1, 2, 3, 4, 5, 6, 7].map((id) => record({ id: String(id), type: 'OWN', town: 'Hull' }));
const foreign = [8, 9].map((id) => record({ id: String(id), type: 'ALIKE' }, 'link:+from', 'text:red'));
const paid = record({ id: '10', type: 'PAID', town: 'Hull' }, 'link:+from');

function told(examples: readonly MarkedRecord[], fields: Readonly<Record<string, string>>): readonly string[] {
  return toldMarks(learnMarks(examples), new Map(Object.entries(fields)));
}

describe('a mark of cards that are made of data', () => {
  it('is told by the field that says of what kind a record is', () => {
    const examples = [...plain, ...foreign, paid];
    expect(told(examples, { id: '77', type: 'PAID' })).toEqual(['link:+from']);
    expect(told(examples, { id: '78', type: 'ALIKE', town: 'Hull' })).toEqual(['link:+from']);
    expect(told(examples, { id: '79', type: 'OWN' })).toEqual([]);
  });

  it('is told by a field that only other records have', () => {
    const bare = [11, 12, 13].map((id) => record({ id: String(id) }, 'class:ad'));
    expect(told([...plain.map(({ fields }) => ({ marks: [], fields })), ...bare], { id: '14' })).toEqual(['class:ad']);
  });

  it('is not told by what each record has of its own, of few cards, nor where all have it', () => {
    const own = [1, 2, 3, 4, 5, 6, 7].map((id) => record({ id: String(id) }, ...(id < 4 ? ['class:new'] : [])));
    expect(learnMarks(own)).toEqual([]);
    expect(learnMarks([...plain, ...foreign])).toEqual([]);
    expect(learnMarks([...foreign, paid].map(({ fields }) => ({ marks: ['class:card'], fields })))).toEqual([]);
  });
});
