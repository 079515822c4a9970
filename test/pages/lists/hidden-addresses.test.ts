import { describe, expect, it } from 'vitest';
import { hiddenAddresses } from '../../../src/pages/lists/hidden-addresses.js';
import { pageOf } from '../html-page.js';
import { readLive } from '../live-page.js';

/** The addresses that rows of these cells tell, without the host. */
function addresses(
  rows: readonly string[],
  identifiers: readonly (string | null)[] = rows.map(() => null),
): readonly (string | null)[] {
  const index = pageOf(`<table>${rows.map((row) => `<tr><td>${row}</td></tr>`).join('')}</table>`);
  const records = index.byTag('tr').map((root) => {
    const links = index.within(root, 'a').filter((id) => !index.isHidden(id));
    return { root, end: index.node(root).end, links, target: '' };
  });
  return hiddenAddresses(index, records, identifiers).map((url) => url?.replace('https://shop.example', '') ?? null);
}

/** A menu that is closed, with links to these places. */
const closed = (...places: string[]): string =>
  `Boot<div style="display: none">${places.map((place) => `<a href="${place}">Go</a>`).join('')}</div>`;

describe('rows whose links are hidden in a menu', () => {
  it('have the addresses that say what identifies them, whatever else the menu leads to', () => {
    const rows = [closed('/brand/1', '/things/17/show'), closed('/brand/1', '/things/18/show')];
    expect(addresses(rows, ['17', '18'])).toEqual(['/things/17/show', '/things/18/show']);
  });

  it('have the first addresses that no other row leads to, where nothing identifies them', () => {
    expect(addresses([closed('/brand/1', '/boot'), closed('/brand/1', '/clog')])).toEqual(['/boot', '/clog']);
  });

  it('may tell their addresses to a script alone', () => {
    expect(addresses(['<i data-href="/boot">Boot</i>', '<i data-href="/clog">Clog</i>'])).toEqual(['/boot', '/clog']);
    expect(addresses(['<i data-href="/boot">Boot</i>', '<i>To come</i>'])).toEqual(['/boot', null]);
    expect(addresses(['<i data-href="/x">Boot</i>', '<i data-href="/x">Clog</i>'])).toEqual([null, null]);
  });

  it('have no address that acts or leads away', () => {
    const rows = [17, 18].map((id) =>
      closed(`/things/${id}/delete`, `/things/${id}/edit`, `https://other.example/${id}`, `/things/${id}`),
    );
    expect(addresses(rows)).toEqual(['/things/17', '/things/18']);
  });

  it.each([
    ['one of them tells none', [closed('/boot'), 'Clog'], [null, null]],
    ['what identifies one is not said', [closed('/things/17'), closed('/things/18')], ['17', '9']],
    ['one alone leads to several places', [closed('/brand/1', '/boot')], [null]],
    ['one shows a link', [`<a href="/boot">Boot</a>`, closed('/clog')], [null, null]],
  ])('have none where %s', (_, rows, identifiers) => {
    expect(addresses(rows, identifiers)).toEqual(rows.map(() => null));
  });
});

it('a list whose rows hide their links links nothing, as far as its kind goes', () => {
  const rows = [1, 2, 3, 4, 5].map(
    (id) =>
      `<tr data-id="${id}"><td>Boot ${id}</td><td>Leather</td><td>19${id}0</td><td>${closed(`/things/${id}`)}</td></tr>`,
  );
  const { list } = readLive(`<main><p>1–5 of 57</p><table>${rows.join('')}</table></main>`);
  expect(list).toMatchObject({ linkPattern: '', cards: [{ url: 'https://shop.example/things/1' }, {}, {}, {}, {}] });
});
