import { expect, it } from 'vitest';
import { fieldLabel } from '../../../../src/pages/groups/opening/popups.js';
import { indexPage } from '../../../../src/pages/page-index.js';
import { liveSnapshot } from '../../live-page.js';
import { liveIndex } from '../read-live.js';

it('fields that share the ids of their labels, each in a tree of its own, are called as the labels beside them', () => {
  const field = (name: string): string =>
    `<div><label id=label>${name}</label><div><input role=combobox aria-labelledby=label></div></div>`;
  const { nodes, ...page } = liveSnapshot(field('Maker') + field('Serve'));
  // The browser knows whom they name.
  const said = nodes.map((node) => (node.tag === 'input' ? { ...node, accessibleName: 'said' } : node));
  const index = indexPage({ ...page, nodes: said });
  expect(index.byTag('input').map((id) => fieldLabel(index, id)?.text)).toEqual(['Maker', 'Serve']);
});

it('what drops a list down and says nothing is called as the only input beside it, though its label stands behind', () => {
  const arrow = '<b role=button aria-haspopup=listbox onclick=x></b>';
  const index = liveIndex(`<p><u><input id=w readonly>${arrow}</u><label for=w>Water</label></p>`);
  expect(index.byTag('b').map((id) => fieldLabel(index, id)?.text)).toEqual(['Water']);
});

it('a field that shows nothing is called as the name apart from it, not as what is chosen beside it', () => {
  const html = `<div><span id=n>Brand</span><div role=group><span id=v>Any brand</span><button aria-haspopup=listbox aria-labelledby="v n"><svg></svg></button></div></div>`;
  const { nodes, ...page } = liveSnapshot(html);
  // The browser knows whom they name.
  const said = nodes.map((node) => (node.tag === 'button' ? { ...node, accessibleName: 'said' } : node));
  const index = indexPage({ ...page, nodes: said });
  expect(index.byTag('button').map((id) => fieldLabel(index, id)?.text)).toEqual(['Brand']);
});

it('a field that its chosen option names is called as its label', () => {
  const html = `<label for=f>Place</label><span id=f role=combobox tabindex=0 aria-labelledby=o>All places</span>
    <ul role=listbox aria-labelledby=f><li id=o role=option>All places</li><li role=option>Looe</li></ul>`;
  const { nodes, ...page } = liveSnapshot(html);
  // The browser knows whom they name.
  const said = nodes.map((node) => (node.role === 'combobox' ? { ...node, accessibleName: 'All places' } : node));
  const index = indexPage({ ...page, nodes: said });
  expect(index.byTag('span').map((id) => fieldLabel(index, id)?.text)).toEqual(['Place']);
});

it('a field of which a kit says the same everywhere is called as the label that the input in it names', () => {
  const field = (id: string, name: string): string =>
    `<div role=combobox aria-label="Select an option" aria-haspopup=listbox><label id=${id}>${name}</label><input readonly aria-labelledby=${id}></div>`;
  const { nodes, ...page } = liveSnapshot(field('d', 'Distillery') + field('c', 'Country'));
  // The browser knows whom they name.
  const said = nodes.map((node) => (node.role === 'combobox' ? { ...node, accessibleName: 'Select an option' } : node));
  const index = indexPage({ ...page, nodes: said });
  const fields = index.nodes.filter(({ role }) => role === 'combobox');
  expect(fields.map(({ id }) => fieldLabel(index, id)?.text)).toEqual(['Distillery', 'Country']);
});
