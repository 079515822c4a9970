import { describe, expect, test } from 'vitest';
import type { PageView } from '../../src/model/page.js';
import { AddressPager } from '../../src/shortcuts/address-pager.js';
import { splitAddress } from '../../src/shortcuts/address-steps.js';
import { HOST, type Look, PAGE_SIZE, viewOf } from './scripted-shop.js';

const LOOK: Look = { address: () => HOST, exchanges: () => [] };

function goingOnAt(url: string): PageView {
  const view = viewOf({}, LOOK);
  return { ...view, pagination: { ...view.pagination, next: { kind: 'url', url } } };
}

function learnt(first: string, second: string): AddressPager {
  const pager = new AddressPager();
  pager.learn(goingOnAt(second), splitAddress(first).steps);
  return pager;
}

describe('which page an address is', () => {
  test.each([
    ['?p=2', '?p=5', 4],
    ['?p=1', '?p=5', 5],
    [`?start=${PAGE_SIZE}`, `?start=${PAGE_SIZE * 3}`, 3],
    [`?from=${PAGE_SIZE + 1}`, `?from=${PAGE_SIZE * 3 + 1}`, 3],
  ])('after %s comes %s', (second, later, page) => {
    const pager = learnt(`${HOST}/l?x=1`, `${HOST}/l${second}&x=1`);
    const { from, steps } = splitAddress(`${HOST}/l${later}&x=1`);
    const taken = pager.take({ from, steps, page: 0, pager: null });
    expect(taken).toMatchObject({ page, steps: [{ name: '1' }] });
    expect(pager.stepTo(page)?.name).toBe(later.split('=')[1]);
  });
});

test('what a script wrote into the address of a first page makes no difference to the next one', () => {
  const pager = new AddressPager();
  const written = `${HOST}/l?sort=best&page=0`;
  pager.learn({ ...goingOnAt(`${HOST}/l?sort=best&page=1`), url: written }, splitAddress(`${HOST}/l`).steps);
  expect(pager.stepTo(3)?.name).toBe('3');
});

test.each([
  ['a cursor', `${HOST}/l?after=abc`],
  ['two arguments', `${HOST}/l?p=2&q=2`],
  ['no argument', `${HOST}/l/2`],
  ['a number of nothing', `${HOST}/l?p=77`],
])('%s tells no page', (_what, second) => {
  expect(learnt(`${HOST}/l`, second).stepTo(1)).toBeNull();
});

test('values that are no pages stay steps', () => {
  const { from, steps } = splitAddress(`${HOST}/l?p=all`);
  expect(learnt(`${HOST}/l`, `${HOST}/l?p=2`).take({ from, steps, page: 0, pager: null }).steps).toEqual(steps);
});
