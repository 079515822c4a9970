import { expect, it } from 'vitest';
import { sectionHeads } from '../../../../src/pages/groups/labels/section-heads.js';
import { besideList, liveIndex } from '../read-live.js';

const ARROW = '<svg viewBox="0 0 16 16"><path d="M3 6l5 5"/></svg>';

/** A section that says nothing of being open or closed. */
function section(name: string, ...values: readonly string[]): string {
  const head = `<div role=button tabindex=0 onclick=x><span>${name}</span>${ARROW}</div>`;
  const items = values.map((value) => `<p><input type=checkbox id=${value}><label for=${value}>${value}</label></p>`);
  return `<div><div>${head}${values.length === 0 ? '' : `<div>${items.join('')}</div>`}</div></div>`;
}

function headsOf(html: string): Readonly<Record<'open' | 'closed', readonly string[]>> {
  const index = liveIndex(`<aside>${html}</aside>`);
  const { open, closed } = sectionHeads(index);
  const named = (heads: ReadonlySet<number>): readonly string[] => [...heads].map((id) => index.text(id)).sort();
  return { open: named(open), closed: named(closed) };
}

it('are told from those of sections that show their boxes', () => {
  const html = [section('Soil', 'Clay', 'Loam'), section('Light', 'Shade'), section('Height'), section('Scent')];
  expect(headsOf(html.join(''))).toEqual({ open: ['Light', 'Soil'], closed: ['Height', 'Scent'] });
});

it.each([
  ['nothing is open', section('Soil') + section('Light')],
  ['a section stands alone', section('Soil', 'Clay', 'Loam')],
  ['each stands before one box', section('Clay', 'c') + section('Loam', 'l') + section('Sand', 's')],
  [
    'labels of boxes begin the blocks',
    '<p><label onclick=x><input type=radio>A</label><input type=radio></p>'.repeat(2),
  ],
  [
    'links with addresses begin the blocks',
    section('Soil', 'Clay', 'Loam').replace('<div role=button', '<a href=/x') + section('Light'),
  ],
])('are none where %s', (_, html) => {
  expect(headsOf(html)).toEqual({ open: [], closed: [] });
});

it('name what stands below them, and are opened where nothing does', () => {
  const { groups, openers = [] } = besideList(
    `<aside>${section('Soil', 'Clay', 'Loam', 'Sand')}${section('Light', 'Shade', 'Sun')}${['Height', 'Scent', 'Origin', 'Use'].map((name) => section(name)).join('')}</aside>`,
  );
  expect(groups.map(({ label, choices }) => [label, choices.length])).toEqual([
    ['Soil', 3],
    ['Light', 2],
  ]);
  expect(openers.map(({ step }) => step.name)).toEqual(['Height', 'Scent', 'Origin', 'Use']);
});

/** A section's closed head in its row. */
function closedHead(name: string, sign = ARROW): string {
  return `<li><div><button type=button><span>${name}</span>${sign}</button></div></li>`;
}

const NAMES: readonly string[] = ['Height', 'Light', 'Scent', 'Soil'];

it('are told by one sign behind their words where none of them is open', () => {
  expect(headsOf(`<ul>${NAMES.map((name) => closedHead(name)).join('')}</ul>`)).toEqual({ open: [], closed: NAMES });
});

it.each([
  ['they are few', NAMES.slice(2).map((name) => closedHead(name))],
  ['there is no sign', NAMES.map((name) => closedHead(name, ''))],
  ['each has its own sign', NAMES.map((name) => closedHead(name, `<svg class="${name}"></svg>`))],
  ['they say a state', NAMES.map((name) => closedHead(name).replace('type=button', 'aria-pressed=false'))],
  ['they can be taken away from their rows', NAMES.map((name) => closedHead(name).replace(/<.?div>/gu, ''))],
  ['something else is among them', [...NAMES.map((name) => closedHead(name)), '<li>Other</li>']],
  ['they stand in a menu', ['<nav>', ...NAMES.map((name) => closedHead(name)), '</nav>']],
])('are not told so where %s', (_, heads) => {
  expect(headsOf(`<ul>${heads.join('')}</ul>`).closed).toEqual([]);
});

/** A section of links right behind the button that folds it. */
function linked(name: string, values: readonly string[], isClosed = false): string {
  const state = isClosed ? 'hidden ' : '';
  const links = values.map((value) => `<a ${state}href="?${name}=${value}">${value} <i>(7)</i></a>`);
  return `<section><button>${name}<i></i></button>${links.join('')}<div ${state}><button>Rest</button></div></section>`;
}

it('head links that change what the page is asked for as well, and are opened where these are hidden', () => {
  const html = `${linked('Soil', ['Clay', 'Loam', 'Sand'])}${linked('Light', ['Shade', 'Sun', 'Noon'])}${linked('Scent', ['None', 'Some'], true)}${linked('Use', ['Pot', 'Bed'], true)}`;
  expect(headsOf(html)).toEqual({ open: ['Light', 'Soil'], closed: ['Scent', 'Use'] });
  const { groups, openers = [] } = besideList(`<aside>${html}</aside>`);
  expect(groups.map(({ label, choices }) => [label, choices.length])).toEqual([
    ['Soil', 3],
    ['Light', 3],
  ]);
  expect(openers.map(({ step }) => step.name)).toEqual(expect.arrayContaining(['Scent', 'Use']));
  expect(openers.map(({ step }) => step.name)).not.toContain('Soil');
});

it('are none over links that lead elsewhere, as menus of the site', () => {
  const menu = linked('Soil', ['Clay', 'Loam']) + linked('Light', ['Shade', 'Sun']);
  expect(headsOf(menu.replaceAll('href="?', 'href="/shop?'))).toEqual({ open: [], closed: [] });
});
