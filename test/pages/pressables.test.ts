import { describe, expect, test } from 'vitest';
import { parseForms } from '../../src/forms/index.js';
import { findPressables, isOwnPage, pressControl, pressPath } from '../../src/pages/pressables.js';
import { first, pageOf, PAGE_URL } from './html-page.js';
import { livePageOf } from './live-page.js';

/** What may be pressed on a live page, as texts; disabled ones in brackets. */
function pressables(html: string, live = true): readonly string[] {
  const index = live ? livePageOf(html) : pageOf(html);
  const found = findPressables(index, { forms: parseForms(index.snapshot), at: null });
  return found.map(({ text, isDisabled }) => (isDisabled ? `(${text})` : text));
}

describe('what may be pressed', () => {
  test('buttons, anchors to nowhere and what listens', () => {
    expect(
      pressables(
        '<button>a</button><a href="#">b</a><a onclick="x()">c</a><span onclick="x()">d</span><input type="button" value="e">',
      ),
    ).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('of nested ones the innermost', () => {
    expect(pressables('<ul><li onclick="x()"><a href="#">a</a></li></ul>')).toEqual(['a']);
  });

  test.each([
    ['links', '<a href="/a">a</a>'],
    ['jumps on the page', '<h2 id="a">A</h2><a href="#a">a</a><a href="#top">up</a>'],
    ['choices', '<label><input type="checkbox"> a</label><div role="option" onclick="x()">b</div>'],
    ['what opens something', '<button aria-expanded="false">a</button><button aria-haspopup="menu">b</button>'],
    ['what is laid over the page', '<div role="dialog"><button>a</button></div>'],
    ['resets', '<form><button type="reset">a</button></form>'],
    ['what nobody sees', '<button hidden>a</button>'],
  ])('not: %s', (_, html) => {
    expect(pressables(html)).toEqual([]);
  });

  test('disabled by a class that ends or begins so, not by one that says how disabled ones look', () => {
    const button = (style: string): string => `<button class="btn ${style}">${style}</button>`;
    const styles = ['state-disabled', 'Button_disabled__x3f', 'disabled-link', 'btn-disabled-interactive'];
    expect(pressables(styles.map(button).join(''))).toEqual([
      '(state-disabled)',
      '(Button_disabled__x3f)',
      '(disabled-link)',
      'btn-disabled-interactive',
    ]);
  });

  test('disabled by attribute, by state of assistive technology, by the item around', () => {
    expect(
      pressables(
        '<button disabled>a</button><button aria-disabled="true">b</button><ul><li class="page disabled"><a href="#">c</a></li></ul>',
      ),
    ).toEqual(['(a)', '(b)', '(c)']);
  });

  test('an icon goes by its name', () => {
    expect(pressables('<button aria-label="On"><svg></svg></button>')).toEqual(['On']);
  });

  test('links without addresses, where several have none, of a page that can be gone on from', () => {
    const index = pageOf('<nav><a>1</a><a>2</a><a>3</a></nav><p><a>Top</a> <a href="/l?p=2">2</a></p>');
    const at = { kind: 'url', url: PAGE_URL } as const;
    expect(findPressables(index, { forms: [], at }).map(({ text }) => text)).toEqual(['1', '2', '3']);
    expect(findPressables(index, { forms: [], at: null })).toEqual([]);
  });

  test('what is seen where some words are only heard', () => {
    expect(pressables('<a href="#"><i data-heard>Page</i> 2</a><button><i data-heard>Next</i></button>')).toEqual([
      '2',
      'Next',
    ]);
  });

  test('over HTTP only what is submitted', () => {
    expect(
      pressables('<button>a</button><form><input type="hidden" name="p" value="2"><button>b</button></form>', false),
    ).toEqual(['b']);
  });
});

test.each([
  '<form method="post" action="/cart/add"><input type="hidden" name="p" value="2"><button>Buy</button></form>',
  '<form method="post" action="/logout"><input type="hidden" name="t" value="2"><button>Leave</button></form>',
  '<form method="post" action="/x"><button>Leave</button></form>',
  '<form action="/cart/add"><input type="hidden" name="id" value="12"><input type="password" name="w"><button>Buy</button></form>',
])('what is sent to act is never pressed: %s', (html) => {
  expect(pressables(html)).toEqual([]);
});

describe('how it is pressed', () => {
  test('a submission where there is one', () => {
    const index = pageOf('<form action="/s"><input type="hidden" name="p" value="2"><button>b</button></form>');
    const [press] = findPressables(index, { forms: parseForms(index.snapshot), at: null });
    expect(press && pressPath(index, press, null)).toEqual({ kind: 'url', url: 'https://shop.example/s?p=2' });
  });

  test('a form with something to write in is never pressed', () => {
    const index = livePageOf(
      '<form method="post"><input type="hidden" name="p" value="2"><textarea name="t"></textarea><button>b</button></form>',
    );
    const [press] = findPressables(index, { forms: parseForms(index.snapshot), at: null });
    expect(press).toBeUndefined();
  });

  test('else a click in the live page', () => {
    const index = livePageOf('<button>b</button>');
    const [press] = findPressables(index, { forms: [], at: null });
    expect(press && pressPath(index, press, null)).toMatchObject({
      kind: 'actions',
      from: { kind: 'url', url: PAGE_URL },
    });
    expect(press && pressControl(index, press).step).toEqual({
      do: 'click',
      role: 'button',
      name: 'b',
      group: 'pagination',
      ordinal: 0,
      value: null,
    });
  });
});

test.each([
  ['#', true],
  [`${PAGE_URL}#`, true],
  ['#page-2', true],
  ['#/page/2', false],
  ['#page=2', false],
  ['/other#', false],
  ['/list', false],
])('an anchor to %s is to its own page: %s', (href, expected) => {
  const index = pageOf(`<a href="${href}">a</a>`);
  expect(isOwnPage(index, first(index, 'a'))).toBe(expected);
});
