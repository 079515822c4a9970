import { expect, it } from 'vitest';
import type { FoundList } from '../../../src/explore/start/found-list.js';
import type { Candidate } from '../../../src/explore/start/scouting-candidates.js';
import { createWaitingLinks } from '../../../src/explore/start/waiting-links.js';
import { observationOf } from '../explore-simulated.js';
import { fixtureSite, to } from '../fixture-site.js';
import { listPage, SITE } from '../page-views.js';

const NO_ARGUMENTS: ReadonlySet<string> = new Set();

const link = (...path: readonly string[]): Candidate => ({
  path: to(`/${path.join('/')}`),
  via: { attribute: 'Category', value: path.at(-1) ?? '', path, group: 'menu' },
  rank: 0,
});
const numbered = (count: number): readonly Candidate[] => Array.from({ length: count }, (_, at) => link(String(at)));

async function listOf({ path, via }: Candidate, size: number): Promise<FoundList> {
  const where = path.kind === 'url' ? path.url.slice(SITE.length) : '';
  const next = to(`${where}?page=2`);
  const view = listPage(['1', '2'], {
    declaredCount: size,
    pagination: { next, previous: null, pages: [], nodes: [] },
  });
  return { path, via, observation: await observationOf(fixtureSite({ [where]: view }), path), depth: 1 };
}
const everything: Candidate = { path: to('/all'), via: null, rank: 1 };
const names = (links: readonly Candidate[]): readonly string[] => links.map(({ via }) => via?.value ?? 'all');

it('of a long menu some links evenly apart are looked at first, then what stands outside of menus', () => {
  const waiting = createWaitingLinks(NO_ARGUMENTS);
  const order = names(waiting.inOrder([...numbered(20), everything]));
  expect(order.slice(0, 5)).toEqual(['0', '5', '10', '15', 'all']);
  expect(order).toHaveLength(21);
});

it('of a tree the top is looked at first, and what lies below the list of a value waits', async () => {
  const waiting = createWaitingLinks(NO_ARGUMENTS);
  const tops = ['A', 'B', 'C'].map((name) => link(name));
  const below = ['A', 'B', 'C'].flatMap((name) => ['1', '2', '3'].map((child) => link(name, child)));
  const order = waiting.inOrder([...tops, ...below]);
  expect(names(order.slice(0, 3))).toEqual(['A', 'B', 'C']);
  const [a, b] = tops;
  if (a === undefined || b === undefined) throw new Error('there are tops');
  const lists = [await listOf(a, 30), await listOf(b, 20)];
  expect(order.filter((one) => waiting.leaves(one, lists))).toEqual(below.slice(0, 6));
  expect(waiting.takeUnplaced()).toEqual([]);
  expect(waiting.takeAll()).toEqual(below.slice(0, 6));
  expect(waiting.leaves(below[0] ?? a, lists)).toBe(false);
});

it('links of a menu wait once a list tells of more than those that menus led to', async () => {
  const waiting = createWaitingLinks(NO_ARGUMENTS);
  const menu = waiting.inOrder(numbered(40)).slice(8);
  const tried = await Promise.all(numbered(6).map((one, at) => listOf(one, 10 + at)));
  const whole = await listOf(everything, 500);
  expect(menu.some((one) => waiting.leaves(one, tried))).toBe(false);
  expect(menu.some((one) => waiting.leaves(one, [whole, ...tried.slice(1)]))).toBe(false);
  expect(menu.every((one) => waiting.leaves(one, [whole, ...tried]))).toBe(true);
  expect(waiting.takeUnplaced()).toHaveLength(32);
  expect(menu.some((one) => waiting.leaves(one, [whole, ...tried]))).toBe(false);
});

it('links of a short menu do not wait', async () => {
  const waiting = createWaitingLinks(NO_ARGUMENTS);
  const menu = waiting.inOrder(numbered(8));
  const lists = [await listOf(everything, 500), ...(await Promise.all(menu.slice(0, 6).map((one) => listOf(one, 10))))];
  expect(menu.some((one) => waiting.leaves(one, lists))).toBe(false);
});
