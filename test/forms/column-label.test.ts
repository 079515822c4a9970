import { expect, it } from 'vitest';
import { parseControls } from '../../src/forms/index.js';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';

/** Labels of the fields outside of forms. */
function labelsOf(html: string): readonly (string | null)[] {
  return parseControls(snapshotFromHtml(html, { url: 'https://a.example/', status: 200 })).loose.map(
    ({ label }) => label,
  );
}

const SELECT = '<select name=s><option>x<option>y</select>';

it.each([
  [
    'in a row of the head are called as their columns',
    `<thead><tr><th>Rig</th><th colspan=2>Hull</th><th>Crew</th></tr><tr><td></td><td>${SELECT}</td><td></td><td>${SELECT}</td></tr></thead>`,
    ['Hull', 'Crew'],
  ],
  [
    'in the foot, too',
    `<thead><tr><th>Rig</th><th>Hull</th></tr></thead><tfoot><tr><th></th><th>${SELECT}</th></tr></tfoot>`,
    ['Hull'],
  ],
  [
    'in a grid that is no table, too',
    `<caption></caption><tbody><tr><td><div role=grid><div role=row><b role=columnheader aria-colindex=2>Rig</b><b role=columnheader aria-colindex=3>Hull</b></div><div role=row><b role=columnheader aria-colindex=3>${SELECT}</b></div></div></td></tr></tbody>`,
    ['Hull'],
  ],
  [
    'that are laid out in a table of their own, too',
    `<thead><tr><th>Rig</th><th>Hull</th></tr><tr><th></th><th><div><table><tr><td></td><td>${SELECT}</td></tr></table></div></th></tr></thead>`,
    ['Hull'],
  ],
  [
    'with a name of their own keep it',
    `<thead><tr><th>Rig</th></tr><tr><td><select name=s aria-label=Sails><option>x<option>y</select></td></tr></thead>`,
    ['Sails'],
  ],
])('fields %s', (_, rows, labels) => {
  expect(labelsOf(`<table>${rows}</table>`)).toEqual(labels);
});

it('fields among the rows of data are not called as their columns', () => {
  const row = `<tr><td>Sloop</td><td>${SELECT}</td></tr>`;
  expect(
    labelsOf(`<table><thead><tr><th>Rig</th><th>Hull</th></tr></thead><tbody>${row}</tbody></table>`),
  ).not.toContain('Hull');
});
