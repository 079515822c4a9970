import { expect, it } from 'vitest';
import { withEarlierData } from '../../../src/browse/stage/stage-looks.js';
import type { Moment } from '../../../src/browse/stage/stage-moment.js';
import type { AccessPath } from '../../../src/model/access-path.js';
import { tinySnapshot, tinyView } from '../tiny-reader.js';

const URL = 'https://site.example/';
const PAGE: AccessPath = { kind: 'url', url: URL };
const CHOSEN: AccessPath = {
  kind: 'actions',
  from: PAGE,
  steps: [{ do: 'check', role: 'radio', name: 'Under $5', group: 'Price', ordinal: 0, value: null }],
};

function momentAt(path: AccessPath, asked: string): Moment {
  const snapshot = tinySnapshot('<li><a href="/a">A</a>', { url: URL, status: 200 });
  const answer = { method: 'GET', headers: {}, body: null, status: 200, mediaType: 'application/json', text: '{}' };
  const sight = { path, view: tinyView(snapshot), exchanges: [{ ...answer, url: URL + asked }] };
  return {
    path: { url: URL, units: [] },
    before: null,
    sight,
    snapshot,
    bytes: 1,
    contentType: 'text/html',
    place: '',
  };
}

it('says of a page that is looked at again how it was reached, though what was chosen is about to be replaced', () => {
  const { sight } = withEarlierData(momentAt(PAGE, 'later'), momentAt(CHOSEN, 'earlier'));
  expect(sight.path).toEqual(CHOSEN);
  expect(sight.exchanges.map(({ url }) => url)).toEqual([`${URL}earlier`, `${URL}later`]);
});
