import { expect, it } from 'vitest';
import { parseForms } from '../../src/forms/index.js';
import { createMarkup } from '../../src/forms/markup.js';
import { tabLabels } from '../../src/forms/tab-labels.js';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';

const pageOf = (html: string) => snapshotFromHtml(html, { url: 'https://a.example/', status: 200 });
const boxes = (name: string): string =>
  ['1', '2']
    .map((value) => `<label><input type=checkbox name=${name} value=${value}> ${name}${value}</label>`)
    .join('');
const PANELS = `<div id=a>${boxes('x')}</div><div id=b>${boxes('y')}</div>`;

it.each([
  ['links', '<ul><li><a href="#a">Wood</a></li><li><a href="#b">Size</a></li></ul>'],
  [
    'buttons',
    '<p><button type=button data-target="#a">Wood</button><button type=button aria-controls=b>Size</button></p>',
  ],
])('fields are called as the tab that shows their panel: %s', (_, tabs) => {
  const [form] = parseForms(pageOf(`<form action=/s>${tabs}${PANELS}</form>`));
  expect(form?.fields.map(({ label }) => label)).toEqual(['Wood', 'Size']);
});

it.each([
  ['that leads down the page alone', `<p><a href="#a">Skip</a></p>${PANELS}`],
  [
    'to places that do not stand beside each other',
    '<p><a href="#a">A</a><a href="#b">B</a></p><div><i id=a></i></div><i id=b></i>',
  ],
  ['behind what it names', `${PANELS}<p><a href="#a">A</a><a href="#b">B</a></p>`],
])('a link %s is no tab', (_, html) => {
  expect(tabLabels(createMarkup(pageOf(html))).size).toBe(0);
});
