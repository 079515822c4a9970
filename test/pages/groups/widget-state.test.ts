import { expect, it } from 'vitest';
import {
  drawsState,
  isAddress,
  isDisabled,
  isScriptedLink,
  listsEntries,
  opens,
  stateOf,
} from '../../../src/pages/groups/widget-state.js';
import { first } from '../html-page.js';
import { liveGroupsOf, liveIndex } from './read-live.js';

it.each([
  ['#', true],
  ['', true],
  ['javascript:x()', true],
  ['#gone', true],
  ['https://shop.example/list#gone', true],
  ['#here', false],
  ['#/state', false],
  ['#a=1', false],
  ['/other', false],
  ['https://shop.example/other#gone', false],
])('a link to "%s" is worked by a script: %s', (href, expected) => {
  const index = liveIndex(`<a href="${href}">a</a><p id=here>b</p>`);
  expect(isScriptedLink(index, first(index, 'a'))).toBe(expected);
});

it.each([
  ['<a role=button onclick=x href="https://shop.example/list">More</a>', true],
  ['<a role=button onclick=x href="https://shop.example/other">More</a>', false],
  ['<a onclick=x href="https://shop.example/list">More</a>', false],
])('a button that leads to its own page, as %s, is worked by a script: %s', (html, expected) => {
  const index = liveIndex(html);
  expect(isScriptedLink(index, first(index, 'a'))).toBe(expected);
});

it('what is no link is no address', () => {
  const index = liveIndex('<p>a</p><a href="/b">b</a>');
  expect([isScriptedLink(index, first(index, 'p')), isAddress(index, first(index, 'p'))]).toEqual([false, false]);
  expect(isAddress(index, first(index, 'a'))).toBe(true);
});

it.each([
  ['<i></i>', null],
  ['<i aria-pressed=false></i>', false],
  ['<i aria-selected=true></i>', true],
  ['<i aria-current=page></i>', true],
  ['<i aria-current=""></i>', false],
])('the state of %s is %s', (html, expected) => {
  const index = liveIndex(html);
  expect(stateOf(index, first(index, 'i'))).toBe(expected);
});

it('boxes have a state of their own', () => {
  const index = liveIndex('<input type=checkbox checked><input type=checkbox aria-checked=true>');
  expect(index.byTag('input').map((id) => stateOf(index, id))).toEqual([true, false]);
});

it('says what it can not do, and what it opens', () => {
  const index = liveIndex(
    '<button disabled>a</button><i aria-disabled=true></i><b aria-expanded=false></b><u aria-haspopup=false></u><s aria-haspopup=menu></s>',
  );
  expect(['button', 'i', 'b'].map((tag) => isDisabled(index, first(index, tag)))).toEqual([true, true, false]);
  expect(['button', 'b', 'u', 's'].map((tag) => opens(index, first(index, tag)))).toEqual([false, true, false, true]);
});

it('knows a list by entries that each do something', () => {
  const index = liveIndex(
    '<ul><li onclick=x>a<li onclick=x>b</ul><ol><li onclick=x>a<li>b</ol><p><i onclick=x>a</i><i onclick=x>b</i></p>',
  );
  expect(['ul', 'ol', 'p'].map((tag) => listsEntries(index, first(index, tag)))).toEqual([true, false, false]);
});

it.each([
  ['that cannot be worked in an option that says its state', '<b role=option aria-selected=false>', true],
  ['in an option that says none', '<b role=option>', false],
  ['in no option', '<b>', false],
  ['in an option that cannot be chosen', '<b role=option aria-selected=false aria-disabled=true>', false],
])('a box %s only draws it', (_, around, expected) => {
  const index = liveIndex(`${around}<input type=checkbox disabled> Leith</b>`);
  expect(drawsState(index, first(index, 'input'))).toBe(expected);
});

it('a box that can be worked draws nothing else', () => {
  const index = liveIndex('<b role=option aria-selected=false><input type=checkbox> Leith</b>');
  expect(drawsState(index, first(index, 'input'))).toBe(false);
});

it('an option whose box only draws its state is a choice', () => {
  const option = (name: string): string =>
    `<button role=option aria-selected=false onclick=x><input type=checkbox aria-hidden=true disabled>${name}</button>`;
  const [group] = liveGroupsOf(`<div role=listbox aria-label=Area>${option('Leith')}${option('Moseley')}</div>`);
  expect(group?.choices.map(({ value }) => value)).toEqual(['Leith', 'Moseley']);
});
