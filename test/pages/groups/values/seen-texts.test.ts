import { expect, it } from 'vitest';

import { seenTexts } from '../../../../src/pages/groups/values/seen-texts.js';
import { indexOf, linesOf } from '../read-html.js';
import { liveLinesOf } from '../read-live.js';

const radios = (labels: readonly string[]): string =>
  `<ul aria-label=Rating>${labels
    .map(
      (label, at) =>
        `<li><input type=radio name=r value=${String(at)} id=r${String(at)}><label for=r${String(at)}>${label}</label></li>`,
    )
    .join('')}</ul>`;

it.each([
  [
    'what is seen where it says the numbers of what is only heard',
    [4, 3].map((n) => `<p>Rated ${String(n)} of 5 stars</p><span aria-hidden=true>min. ${String(n)}/5</span>`),
    'Rating: min. 4/5 min. 3/5',
  ],
  [
    'their words where a sign beside them is written as one',
    ['Good', 'Fair'].map((name) => `<i aria-hidden=true>star</i> <b>${name}</b>`),
    'Rating: Good Fair',
  ],
])('the values of boxes are %s', (_, labels, line) => {
  expect(linesOf(`<form action=/s>${radios(labels)}<button>Go</button></form>`)[0]).toBe(line);
});

it('a live page says the same', () => {
  const labels = [4, 3].map(
    (n) => `<p>Rated ${String(n)} of 5 stars</p><span aria-hidden=true>min. ${String(n)}/5</span>`,
  );
  expect(liveLinesOf(`<main>${radios(labels)}</main>`)[0]).toBe('Rating: min. 4/5 min. 3/5');
});

it('a number that is only seen may be a count', () => {
  const index = indexOf('<ul><li>Oak, 4 <i aria-hidden=true>4</i></li><li>Elm, 3 <i aria-hidden=true>3</i></li></ul>');
  expect(seenTexts(index, index.byTag('li'))).toBeNull();
});
