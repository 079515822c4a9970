import { describe, expect, it } from 'vitest';
import { readEntries, withoutShown, type Entry } from '../../../src/explore/start/entry-forms.js';
import { readPage } from '../../../src/pages/read-page.js';
import { snapshotFromHtml } from '../../../src/pages/html-snapshot.js';

const GUESTS = '<select name=guests><option>1<option selected>2</select>';
const BEDS = '<select name=beds><option value="">Any<option>1</select>';
const TYPE = '<select name=type><option value="">Any<option>Flat</select>';

function entries(html: string): readonly Entry[] {
  const view = readPage(snapshotFromHtml(html, { url: 'https://stay.example/', status: 200 }));
  return readEntries(view, '2026-11-22T10:00:00.000Z');
}

/** Addresses that the forms of a page lead to. */
function entriesOf(html: string): readonly string[] {
  return entries(html).map(({ path }) => (path.kind === 'url' ? path.url : path.kind));
}

describe('forms that lead on as they stand', () => {
  it.each([
    [
      'dates that follow each other are filled in',
      `<form action="/find"><input type=date name=from required><input type=date name=to required>${GUESTS}<button>Go</button></form>`,
      ['https://stay.example/find?from=2026-12-22&to=2026-12-23&guests=2'],
    ],
    [
      'choices keep their defaults',
      `<form action="/buy">${BEDS}${TYPE}</form>`,
      ['https://stay.example/buy?beds=&type='],
    ],
    [
      'a number that must be given is one',
      `<form action="/find"><input type=date name=on><input type=number name=n required></form>`,
      ['https://stay.example/find?on=2026-12-22&n=1'],
    ],
    [
      'a choice that must be made is the first',
      `<form action="/find"><input type=date name=on><select name=n required><option value="">How many<option>1<option>2</select></form>`,
      ['https://stay.example/find?on=2026-12-22&n=1'],
    ],
    ['a lone choice is a setting', `<form action="/set">${TYPE}</form>`, []],
    [
      'a field for words may stay empty',
      `<form action="/find">${BEDS}<input type=search name=q></form>`,
      ['https://stay.example/find?beds=&q='],
    ],
    [
      'a search for nothing may find all',
      '<form role=search action="/find"><input type=search name=q><button>Search</button></form>',
      ['https://stay.example/find?q='],
    ],
    [
      'not one that insists on a word',
      '<form role=search action="/find"><input type=search name=q required><button>Search</button></form>',
      [],
    ],
    ['a keyword is no choice', `<form action="/find">${BEDS}${TYPE}<input name=q required></form>`, []],
    [
      'a posted form that says nothing asks for all',
      `<form method=post action="/find">${BEDS}${TYPE}</form>`,
      ['request'],
    ],
    [
      'so does one with zero or less for what is left open',
      `<form method=post action="/find"><select name=a><option value=0>Any<option value=7>x</select><select name=b><option value=-1>Any<option value=1>y</select></form>`,
      ['request'],
    ],
    ['not so one that says something', `<form method=post action="/find">${BEDS}${TYPE}${GUESTS}</form>`, []],
    [
      'nor one for a thing',
      `<form method=post action="/x">${BEDS}${TYPE}<input type=hidden name=id value=1234></form>`,
      [],
    ],
    ['nor one with an address that acts', `<form method=post action="/cart/add">${BEDS}${TYPE}</form>`, []],
    [
      'nor what one is told to fill in',
      `<form method=post action="/x">${BEDS}${TYPE}<input type=email name=m></form>`,
      [],
    ],
    ['nor does anyone sign in', `<form action="/in">${BEDS}${TYPE}<input type=password name=p></form>`, []],
  ])('%s', (_, html, expected) => {
    expect(entriesOf(html)).toEqual(expected);
  });
});

describe('what can be chosen in a form that leads on', () => {
  const POSTED = `<form method=post action="/find"><input type=hidden name=do value=list><table>
    <tr><td>Beds:</td><td>${BEDS}</td></tr><tr><td>Type:</td><td>${TYPE}</td></tr></table><button>Find</button></form>`;

  it('is each of its fields, with all else as it stands', () => {
    const [entry] = entries(POSTED);
    expect(entry?.facets.map(({ label, guess }) => [label, guess])).toEqual([
      ['Beds', 'facet'],
      ['Type', 'facet'],
    ]);
    expect(entry?.facets[1]?.choices[1]).toMatchObject({ value: 'Flat', path: { body: 'do=list&beds=&type=Flat' } });
  });

  it('is known by its fields, whatever the form sends unseen', () => {
    const [entry, other] = [POSTED, POSTED.replace('value=list', 'value=rent')].map((html) => entries(html)[0]);
    expect(entry?.form).toBe(other?.form);
    expect(entry?.path).not.toEqual(other?.path);
  });

  it('is left out where the list offers it', () => {
    const facets = entries(POSTED)[0]?.facets ?? [];
    expect(withoutShown(facets, facets.slice(0, 1)).map(({ label }) => label)).toEqual(['Type']);
  });
});
