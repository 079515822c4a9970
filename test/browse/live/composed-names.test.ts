import { expect, test } from 'vitest';

import { composesNames } from '../../../src/browse/live/composed-names.js';

const SHOWN = ['The Lamp by Ada Byron', 'Old Chairs by Grace Hopper & Alan Turing'];

const cases: readonly (readonly [string, unknown, readonly string[], boolean])[] = [
  [
    'titles and authors',
    [
      { title: 'The Lamp', authors: ['Ada Byron'] },
      { title: 'Old Chairs', authors: ['Grace Hopper', 'Alan Turing'] },
    ],
    SHOWN,
    true,
  ],
  ['the titles of all, but not what follows', [{ title: 'The Lamp' }, { title: 'Old Chairs' }], SHOWN, false],
  ['one of them: it may have been acted on', { title: 'The Lamp', authors: ['Ada Byron'] }, SHOWN, false],
  ['words of a message', { ok: true, message: 'by', note: 'Old' }, SHOWN, false],
  ['names that JSON writes otherwise', ['"Lamp"', '"Chair"'], ['"Lamp"', '"Chair"'], true],
];

test.each(cases.map(([what, answer, names, composes]) => ({ what, answer, names, composes })))(
  'an answer that holds $what: $composes',
  ({ answer, names, composes }) => {
    expect(composesNames(JSON.stringify(answer), names)).toBe(composes);
  },
);

test('an answer that is no JSON composes nothing', () => {
  expect(composesNames('The Lamp by Ada Byron', SHOWN)).toBe(false);
});
