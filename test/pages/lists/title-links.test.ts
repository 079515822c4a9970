import { expect, test } from 'vitest';
import { titleRank } from '../../../src/pages/lists/title-links.js';
import { pageOf } from '../html-page.js';

/** Rank of the links of a class in five list items. */
function rank(block: (id: number) => string, style: string): number {
  const index = pageOf(`<ul>${[1, 2, 3, 4, 5].map((id) => `<li>${block(id)}</li>`).join('')}</ul>`);
  const records = index.byTag('li').map((root) => ({
    root,
    end: index.node(root).end,
    links: index.within(root, 'a').filter((id) => index.node(id).attributes['class'] === style),
    target: '',
  }));
  return titleRank(index, { records });
}

const story = (id: number): string =>
  `<a class=title href="https://site${id}.example/x">Story ${id}</a> <a class=domain href="/from/${id}">site${id}.example</a> <a class=talk href="/s/${id}">comments</a>`;

test('titles tell blocks apart', () => {
  expect(rank(story, 'title')).toBe(1);
});

test.each(['domain', 'talk'])('a %s names nothing', (style) => {
  expect(rank(story, style)).toBe(0);
});

test('links in headings are titles', () => {
  expect(rank((id) => `<h2><a class=a href="/${id}">Story ${id}</a></h2>`, 'a')).toBe(2);
});

test('links around headings are titles', () => {
  expect(rank((id) => `<a class=a href="/${id}"><h2>Story ${id}</h2></a>`, 'a')).toBe(2);
});
