import { describe, expect, test } from 'vitest';
import type { AccessPath } from '../../../src/model/access-path.js';
import type { PageView } from '../../../src/model/page.js';
import { snapshotFromHtml } from '../../../src/pages/html-snapshot.js';
import { readPage } from '../../../src/pages/read-page.js';
import { cardsHtml, PAGE_URL } from '../html-page.js';
import { readLive } from '../live-page.js';

const LIST = `<main><h1>Things</h1><div class="grid">${cardsHtml(6)}</div>`;

/** The pager of a page with a list of linked cards and this after it. */
function pagerAfter(html: string, url?: string): PageView['pagination'] {
  return readLive(`${LIST}${html}</main>`, url).pagination;
}

/** What the last step of a path presses, or the path's address. */
function pressed(path: AccessPath | null): string | null {
  if (path === null) return null;
  return path.kind === 'actions' ? (path.steps.at(-1)?.name ?? null) : path.url;
}

const numbers = (make: (number: number) => string): string => [1, 2, 3, 4].map(make).join(' ');

describe('numbers that are pressed', () => {
  const kinds: readonly (readonly [string, string])[] = [
    ['anchors to nowhere', numbers((n) => `<a href="#"${n === 1 ? ' aria-current="page"' : ''}>${n}</a>`)],
    ['anchors to the page itself', numbers((n) => `<a href="${PAGE_URL}#"${n === 1 ? ' class="on"' : ''}>${n}</a>`)],
    [
      'anchors to what they change',
      `<div id="all"></div>${numbers((n) => `<a href="#all" aria-controls="all" onclick="go()"${n === 1 ? ' class="on"' : ''}>${n}</a>`)}`,
    ],
    ['anchors of scripts', numbers((n) => `<a href="javascript:go(${n})"${n === 1 ? ' class="on"' : ''}>${n}</a>`)],
    ['buttons', numbers((n) => `<button${n === 1 ? ' disabled' : ''}>${n}</button>`)],
    ['spans', numbers((n) => (n === 1 ? '<b>1</b>' : `<span onclick="go()">${n}</span>`))],
    ['items', `<ul>${numbers((n) => `<li${n === 1 ? ' class="active"' : ''}><a href="#">${n}</a></li>`)}</ul>`],
  ];

  test.each(kinds)('%s', (_, html) => {
    const { next, previous, pages, control, manner } = pagerAfter(`<div>${html}</div>`);
    expect(pressed(next)).toBe('2');
    expect(previous).toBeNull();
    expect(pages.map(({ number }) => number)).toEqual([2, 3, 4]);
    expect(control?.step).toMatchObject({ do: 'click', name: '2', group: 'pagination' });
    expect(manner).toBe('replaces');
  });

  test('in the middle, by the arrows around them', () => {
    const html = `<button>First</button><button>Back</button>${numbers((n) => `<button${n === 2 ? ' aria-current="page"' : ''}>${n}</button>`)}<button>On</button><button>Last</button>`;
    const { next, previous } = pagerAfter(`<nav>${html}</nav>`);
    expect([pressed(previous), pressed(next)]).toEqual(['Back', 'On']);
  });

  test('leaps between them are no way to the next page', () => {
    const html = `<li><button title="Back"><i></i></button></li>${numbers((n) => `<li${n === 1 ? ' class="on"' : ''} onclick=x>${n}</li>`)}<li onclick=x title="Five on"><i>•••</i></li><li onclick=x>9</li><li><button title="On"><i></i></button></li>`;
    expect(pressed(pagerAfter(`<ul>${html}</ul>`).next)).toBe('On');
  });

  test('at the end of a block of numbers the leap leads to the next block', () => {
    const block = (shown: number): string => {
      const cells = [4, 5, 6, 7, 8].map((n) =>
        n === shown ? `<td>${n}</td>` : `<td><a href="javascript:go(${n})">${n}</a></td>`,
      );
      return `<table><tr><td><a href="javascript:go(3)">...</a></td>${cells.join('')}<td><a href="javascript:go(9)">...</a></td></tr></table>`;
    };
    const last = pagerAfter(block(8));
    expect([pressed(last.previous), pressed(last.next)]).toEqual(['7', '...']);
    expect(last.control?.node).toBe(last.nodes.at(-1));
    const first = pagerAfter(block(4));
    expect([pressed(first.previous), pressed(first.next)]).toEqual(['...', '5']);
  });

  test('arrows that are drawn, all behind the numbers', () => {
    const html = `${numbers((n) => `<a href="#"${n === 3 ? ' class="here"' : ''}>${n}</a>`)} <a href="#">‹</a> <a href="#">›</a>`;
    const { next, previous } = pagerAfter(`<p>${html}</p>`);
    expect([pressed(previous), pressed(next)]).toEqual(['‹', '›']);
  });

  test('wordless arrows, both before the numbers, and a button of other words behind them', () => {
    const pager = (shown: number): string => {
      const cells = [1, 4, 5, 6, 11].map(
        (n) => `<button class="page${n === shown ? ' here' : ''}${n === 11 ? ' end' : ''}">${n}</button>`,
      );
      const arrows = `<button${shown === 1 ? ' disabled' : ''}><svg></svg></button><button><svg></svg></button>`;
      return `<div><div>${arrows}${cells.join('')}</div><div><button>Rows: <b>20</b></button></div></div>`;
    };
    const [first, fifth] = [pagerAfter(pager(1)), pagerAfter(pager(5))];
    expect([first, fifth].map(({ control, nodes }) => control?.node === nodes[1])).toEqual([true, true]);
    expect([first.previous === null, fifth.previous === null]).toEqual([true, false]);
    expect(fifth.pages.map(({ number }) => number)).toEqual([1, 4, 6, 11]);
  });

  test('on the last page the arrow is disabled', () => {
    const html = `<button>Back</button>${numbers((n) => `<button${n === 4 ? ' aria-current="page"' : ''}>${n}</button>`)}<button disabled>On</button>`;
    const { next, previous } = pagerAfter(`<nav>${html}</nav>`);
    expect([pressed(previous), pressed(next)]).toEqual(['Back', null]);
  });

  test('an arrow whose item says that it is disabled', () => {
    const html = `<ul>${numbers((n) => `<li${n === 4 ? ' class="active"' : ''}><a href="#">${n}</a></li>`)}<li class="disabled"><a href="#">»</a></li></ul>`;
    expect(pagerAfter(html).next).toBeNull();
  });

  test('the path goes on from the path of the page', () => {
    const view = readLive(
      `${LIST}<div>${numbers((n) => `<button${n === 1 ? ' disabled' : ''}>${n}</button>`)}</div></main>`,
    );
    expect(view.pagination.next).toMatchObject({ kind: 'actions', from: { kind: 'url', url: PAGE_URL } });
  });

  test('above and below the list: one pager', () => {
    const row = `<div>${numbers((n) => `<button${n === 1 ? ' aria-current="page"' : ''}>${n}</button>`)}<button>›</button></div>`;
    const view = readLive(`<main><h1>Things</h1>${row}<div class="grid">${cardsHtml(6)}</div>${row}</main>`);
    expect(view.pagination.nodes).toHaveLength(10);
    expect(pressed(view.pagination.next)).toBe('›');
  });
});

describe('numbers that are no pager', () => {
  test('values of a facet', () => {
    const facet = `<fieldset><legend>Bedrooms</legend>${numbers((n) => `<button>${n}</button>`)}</fieldset>`;
    expect(readLive(`<main>${facet}<div class="grid">${cardsHtml(6)}</div></main>`).pagination.next).toBeNull();
  });

  test('page sizes', () => {
    const sizes = [12, 24, 48, 96].map((n) => `<button${n === 24 ? ' disabled' : ''}>${n}</button>`).join('');
    expect(pagerAfter(`<div>${sizes}</div>`).pages).toEqual([]);
  });

  test('days of a month', () => {
    const week = (first: number): string =>
      `<tr>${[0, 1, 2, 3, 4, 5, 6].map((n) => `<td><button>${first + n}</button></td>`).join('')}</tr>`;
    expect(pagerAfter(`<table>${[1, 8, 15, 22].map(week).join('')}</table>`).pages).toEqual([]);
    expect(pagerAfter(`<table>${week(1)}</table>`).pages.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7]);
  });
});

describe('arrows without numbers', () => {
  test('two buttons with "page 1 of 7" between', () => {
    const { next, previous } = pagerAfter('<div><button>Zurück</button> Seite 1 von 7 <button>Weiter</button></div>');
    expect([pressed(previous), pressed(next)]).toEqual(['Zurück', 'Weiter']);
  });

  test('two buttons that are called the same are none, with whatever numbers between', () => {
    const fold = '<a href="#" aria-label="Collapse all"><i></i></a>';
    const sizes = [20, 50, 100].map((size) => `<a href="/size?n=${size}">${size}</a>`).join(' ');
    expect(pagerAfter(`<div>${fold} <p>Per page</p> ${sizes} ${fold}</div>`)).toMatchObject({
      next: null,
      previous: null,
    });
  });

  test('two buttons of each card in a row beside the list are none', () => {
    const card = (name: string): string =>
      `<li><div><a href="/thing/${name}"><img src="/${name}.png"></a><button aria-label="Remember"></button></div><div><a href="/thing/${name}">${name}</a><p>(12)</p><b>$3.50</b><div><button>Put in the bag</button></div></div></li>`;
    const row = `<ul>${['one', 'two', 'three', 'four'].map(card).join('')}</ul>`;
    const { next, previous } = readLive(
      `<main>${row}<h2>Things</h2><div class="grid">${cardsHtml(6)}</div></main>`,
    ).pagination;
    expect([pressed(previous), pressed(next)]).toEqual([null, null]);
  });

  test('two buttons of which one is disabled', () => {
    const { next, previous } = pagerAfter('<div><button disabled>Zurück</button><button>Weiter</button></div>');
    expect([pressed(previous), pressed(next)]).toEqual([null, 'Weiter']);
  });

  test('four icons of which the outer two go to the ends', () => {
    const icon = (name: string, disabled = ''): string =>
      `<div role="button" aria-label="${name}"${disabled}><i></i></div>`;
    const off = ' aria-disabled="true"';
    const html = `<div>${icon('A', off)}${icon('B', off)}<span>Page <input type="number"> of <b>20</b></span>${icon('C')}${icon('D')}</div>`;
    const { next, previous } = pagerAfter(html);
    expect([pressed(previous), pressed(next)]).toEqual([null, 'C']);
  });

  test('four signs behind the rows that the other pages hold', () => {
    const more = cardsHtml(40).replaceAll('<div', '<div hidden');
    const bar =
      '<p><button disabled>«</button><button disabled>‹</button>1 to 6<button>›</button><button>»</button></p>';
    const page = readLive(`<main><div class="grid">${cardsHtml(6)}${more}</div>${bar}</main>`);
    expect([page.list?.cards.length, pressed(page.pagination.next)]).toEqual([6, '›']);
  });

  test('values of a facet with counts between are none', () => {
    const values = '<span onclick="x()">2 stars</span> (12) <span onclick="x()">1 star</span> (7)';
    expect(
      readLive(`<main><div>${values}</div><div class="grid">${cardsHtml(6)}</div></main>`).pagination.next,
    ).toBeNull();
  });

  test('an arrow beside a row of choices before the list moves that row', () => {
    const kinds = [
      'All homes',
      'Amazing pools',
      'Amazing views',
      'Beach',
      'Creative spaces',
      'Historical homes',
      'Houseboats',
    ];
    const choices = kinds.map((kind) => `<label><input type=radio name=kind>${kind} by the sea</label>`).join('');
    const strip = `<div><div role=radiogroup aria-label=Kind>${choices}</div><button aria-label="Next kinds">›</button></div>`;
    const page = (after: string): PageView =>
      readLive(`<main>${strip}<div class="grid">${cardsHtml(6)}</div>${after}</main>`);
    expect(page('').pagination.next).toBeNull();
    expect(pressed(page('<button aria-label="Next">›</button>').pagination.next)).toBe('Next');
  });

  test('a lone arrow', () => {
    expect(pressed(pagerAfter('<div><a href="#">Next ›</a></div>').next)).toBe('Next ›');
  });
});

describe('buttons of forms', () => {
  test('a form that is asked with GET has an address, over HTTP too', () => {
    const html = `<form><input type="hidden" name="colour" value="red">${numbers((n) => `<button name="page" value="${n}"${n === 1 ? ' disabled' : ''}>${n}</button>`)}</form>`;
    expect(pagerAfter(html).next).toEqual({ kind: 'url', url: `${PAGE_URL}?colour=red&page=2` });
  });

  test('a form that is posted is a request', () => {
    const html = `<form method="post"><input type="hidden" name="token" value="t">${numbers((n) => `<input type="submit" name="page" value="${n}"${n === 1 ? ' disabled' : ''}>`)}</form>`;
    const { pagination } = readPage(
      snapshotFromHtml(`<div>${cardsHtml(6)}</div>${html}`, { url: PAGE_URL, status: 200 }),
    );
    expect(pagination.next).toMatchObject({ kind: 'request', method: 'POST', body: 'token=t&page=2' });
    // In a browser the token may be that visitor's alone.
    expect(pressed(pagerAfter(html).next)).toBe('2');
  });
});

test('addresses come first', () => {
  const html = `<p><b>1</b> <a href="/list?page=2">2</a> <a href="/list?page=3">3</a></p><button>More</button>`;
  expect(pagerAfter(html).next).toEqual({ kind: 'url', url: 'https://shop.example/list?page=2' });
});

test('what lies over the page has no pager', () => {
  expect(pagerAfter(`<div role="dialog">${numbers((n) => `<button>${n}</button>`)}</div>`).next).toBeNull();
});

test('arrows beside the heading of a row of cards may only move it sideways', () => {
  const arrows = (state = ''): string =>
    `<span><button aria-label="Previous"${state}>‹</button><button aria-label="Next">›</button></span>`;
  const page = (head: string): PageView['pagination'] =>
    readLive(`<main><h1>Shop</h1><section>${head}<div class="grid">${cardsHtml(6)}</div></section></main>`).pagination;
  expect(page(`<div><h2>Top rated</h2>${arrows()}</div>`)).toMatchObject({ isSideways: true });
  expect(page(`<div>${arrows()}</div>`).isSideways).toBeUndefined();
  expect(page(`<div><h2>Top rated</h2>${arrows(' disabled')}</div>`).isSideways).toBeUndefined();
  expect(
    page(`<div><h2>Top rated</h2><span><button>‹</button> 1 / 7 <button>›</button></span></div>`).isSideways,
  ).toBeUndefined();
});

test('a lone arrow without a word or a number may only move a row of cards', () => {
  expect(pagerAfter('<button aria-label="Next slide">›</button>')).toMatchObject({ isSideways: true });
  for (const bar of ['<button>Next ›</button>', '<p>1–6 of 90 <button aria-label="Next">›</button></p>'])
    expect(pagerAfter(bar).isSideways ?? false).toBe(false);
});

test('signs without a word on both sides of the cards move them sideways', () => {
  const page = (back: string, on: string): PageView['pagination'] =>
    readLive(`<main><h1>Shop</h1><div>${back}<div class="grid">${cardsHtml(6)}</div>${on}</div></main>`).pagination;
  const sign = (name: string): string => `<button aria-label="${name}"><svg></svg></button>`;
  expect(page(sign('Previous page'), sign('Next page'))).toMatchObject({ manner: 'appends', isSideways: true });
  expect(page('<button>Earlier ones</button>', '<button>More of them</button>').isSideways).toBeUndefined();
});

test('arrows beside the heading of what stands behind the list are not its own', () => {
  const arrows = '<button aria-label="Previous">‹</button><button aria-label="Next">›</button>';
  for (const bar of [arrows, `<span>${arrows}</span>`]) {
    const rail = `<section><div><h2>Others liked</h2>${bar}</div>
      <ul><li><a href="/o/1">Oak</a><li><a href="/o/2">Elm</a></ul></section>`;
    expect(pagerAfter(rail).next).toBeNull();
    const { next, manner } = pagerAfter(`<div><button>Show more things</button></div>${rail}`);
    expect([pressed(next), manner]).toEqual(['Show more things', 'appends']);
  }
});
