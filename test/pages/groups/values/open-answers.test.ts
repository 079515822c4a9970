import { expect, it } from 'vitest';

import { groupsOf } from '../read-html.js';

const radio = (name: string, at: number): string =>
  `<div><input type=radio name=p value=${at} id=r${at}><label for=r${at}>${name}</label></div>`;

/** The values of radios that stand for an answer of one's own. */
function openOf(html: string): readonly string[] {
  const groups = groupsOf(`<form action="/s">${html}<button>Go</button></form>`);
  return groups.flatMap(({ choices }) =>
    choices.filter(({ ownAnswer }) => ownAnswer === true).map(({ value }) => value),
  );
}

it('radios that a field to type in follows stand for an answer of one’s own', () => {
  const typed = '<input name=min> to <input name=max type=number>';
  const radios = ['Any', 'Under $25', 'Custom'].map(radio).join('');
  expect(openOf(`<fieldset><legend>Price</legend>${radios}${typed}</fieldset>`)).toEqual(['Custom']);
  expect(openOf(`${radio('Any', 0)}${radio('Custom', 1)}${typed}${radio('Under $25', 2)}`)).toEqual(['Custom']);
});

it('fields around them, and boxes, are of no alternative', () => {
  const radios = ['Any', 'New', 'Used'].map(radio).join('');
  expect(openOf(`<input name=q>${radios}`)).toEqual([]);
  expect(openOf(`<fieldset><legend>Condition</legend>${radios}</fieldset><input name=q>`)).toEqual([]);
  expect(openOf(`<fieldset>${radios.replaceAll('=radio', '=checkbox')}<input name=q></fieldset>`)).toEqual([]);
});
