import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { defaultButton, parseForms, submissionFrom, submissionOf } from '../../src/forms/index.js';
import type { AccessPath } from '../../src/model/access-path.js';
import type { Form } from '../../src/model/form.js';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';
import { readPage } from '../../src/pages/read-page.js';

const SELECT = '<select name=s><option value="">All<option value=1>One<option value=2>Two</select>';

function formOf(inside: string, attributes = 'action="/find?old=1#top"'): Form {
  const [form] = parseForms(
    snapshotFromHtml(`<form ${attributes}>${inside}</form>`, { url: 'https://shop.example/list', status: 200 }),
  );
  if (form === undefined) throw new Error('no form');
  return form;
}

function urlOf(path: AccessPath | null): string {
  return path?.kind === 'url' ? path.url : '';
}

function changing(
  ...entries: readonly (readonly [string, readonly string[]])[]
): ReadonlyMap<string, readonly string[]> {
  return new Map(entries);
}

describe('submitting a GET form', () => {
  it('replaces the query of its action and keeps the defaults of the other fields, empty ones too', () => {
    const form = formOf(
      `<input name=q><input type=hidden name=h value="a b&c">${SELECT}<input type=checkbox name=c checked><input type=checkbox name=d>`,
    );
    expect(urlOf(submissionOf(form, changing(['s', ['2']])))).toBe('https://shop.example/find?q=&h=a+b%26c&s=2&c=on');
  });

  it('says what stands outside of ASCII in the encoding of its page, or in one that it names', () => {
    const html = (attributes = ''): string =>
      `<form action="/find" ${attributes}><input name=q value="Роман"></form><a href="?q=Роман">Роман</a>`;
    const page = { url: 'https://shop.example/list', status: 200, charset: 'windows-1251' };
    const sent = (attributes?: string): string => {
      const [form] = parseForms(snapshotFromHtml(html(attributes), page));
      return form === undefined ? '' : urlOf(submissionOf(form, new Map()));
    };
    expect(sent()).toBe('https://shop.example/find?q=%D0%EE%EC%E0%ED');
    expect(sent('accept-charset="utf-8"')).toBe('https://shop.example/find?q=%D0%A0%D0%BE%D0%BC%D0%B0%D0%BD');
    const [link] = readPage(snapshotFromHtml(html(), page)).links;
    expect(link?.url).toBe('https://shop.example/list?q=%D0%EE%EC%E0%ED');
  });

  it('leaves out a field that is changed to nothing', () => {
    expect(urlOf(submissionOf(formOf(`<input name=q value=x>${SELECT}`), changing(['s', []])))).toBe(
      'https://shop.example/find?q=x',
    );
  });

  it('sends boxes in the order of the page, whatever the order asked', () => {
    const form = formOf('<input type=checkbox name=b value=1><input name=q><input type=checkbox name=b value=2>');
    expect(urlOf(submissionOf(form, changing(['b', ['2', '1']])))).toBe('https://shop.example/find?b=1&b=2&q=');
  });

  it('sends the button that was used, at its place', () => {
    const form = formOf('<input name=a value=1><button name=go value=now>Go</button><input name=z value=2>');
    expect(urlOf(submissionOf(form, new Map(), defaultButton(form)))).toBe('https://shop.example/find?a=1&go=now&z=2');
  });

  it('sends where an image button was clicked', () => {
    const form = formOf('<input type=image name=go alt=Go>');
    expect(urlOf(submissionOf(form, new Map(), defaultButton(form)))).toBe('https://shop.example/find?go.x=0&go.y=0');
  });

  it('has no path where the action is a script', () => {
    expect(submissionOf(formOf('<input name=a>', 'action="javascript:go()"'), new Map())).toBeNull();
  });
});

describe('submitting a POST form', () => {
  it('sends a body and keeps the query of its action', () => {
    const path = submissionOf(formOf('<input name=a value="ä b">', 'method=post action="/find?x=1"'), new Map());
    expect(path).toEqual({
      kind: 'request',
      method: 'POST',
      url: 'https://shop.example/find?x=1',
      body: 'a=%C3%A4+b',
      contentType: 'application/x-www-form-urlencoded',
    });
  });
});

describe('any submission', () => {
  const name = fc.string({ minLength: 1, maxLength: 6, unit: 'grapheme' }).filter((text) => !text.includes('\u0000'));
  const fields = fc.uniqueArray(fc.record({ name, value: fc.string({ maxLength: 8, unit: 'grapheme' }) }), {
    selector: (field) => field.name,
    maxLength: 6,
  });

  it('carries exactly the fields with their values, changed ones changed', () => {
    fc.assert(
      fc.property(fields, fc.string({ unit: 'grapheme' }), (defaults, changed) => {
        const form: Form = {
          ...formOf(''),
          fields: defaults.map((field, node) => ({
            ...field,
            node,
            widget: 'hidden',
            label: null,
            options: [],
            required: false,
          })),
        };
        const first = defaults[0]?.name ?? 'added';
        const url = new URL(urlOf(submissionOf(form, changing([first, [changed]]))));
        const expected =
          defaults.length === 0
            ? [[first, changed]]
            : defaults.map((field) => [field.name, field.name === first ? changed : field.value]);
        const plain = (text: string | undefined): string => (text ?? '').replace(/\r\n?|\n/gu, '\n');
        expect([...url.searchParams].map(([key, value]) => [key, plain(value)])).toEqual(
          expected.map(([key, value]) => [plain(key), plain(value)]),
        );
      }),
    );
  });

  it('does not depend on the order in which changes are given', () => {
    const form = formOf(
      `${SELECT}<input type=checkbox name=b value=1><input type=checkbox name=b value=2><input name=q>`,
    );
    fc.assert(
      fc.property(fc.shuffledSubarray(['s', 'b', 'q'], { minLength: 3 }), (order) => {
        const values = new Map([
          ['s', ['2']],
          ['b', ['1', '2']],
          ['q', ['x']],
        ]);
        const shuffled = new Map(order.map((key) => [key, values.get(key) ?? []]));
        expect(submissionOf(form, shuffled)).toEqual(submissionOf(form, values));
      }),
    );
  });

  it('reads back the state that the page declares', () => {
    fc.assert(
      fc.property(fc.subarray(['1', '2', '3', '4']), (chosen) => {
        const boxes = ['1', '2', '3', '4'].map(
          (value) => `<input type=checkbox name=b value=${value} ${chosen.includes(value) ? 'checked' : ''}>`,
        );
        expect(new URL(urlOf(submissionOf(formOf(boxes.join('')), new Map()))).searchParams.getAll('b')).toEqual(
          chosen,
        );
      }),
    );
  });
});

describe('the address that says less', () => {
  const form = (inside: string) => formOf(`${inside}<input type=checkbox name=c value=1>`, 'action="/find"');
  const lesserOf = (inside: string, page = 'https://shop.example/find'): string | null => {
    const path = submissionFrom(page, form(inside), changing(['c', ['1']]));
    return path?.kind === 'url' ? (path.lesser ?? null) : null;
  };

  it('leaves out fields as they stand that the address of the page says nothing of', () => {
    expect(lesserOf(`<input name=q>${SELECT}<input type=hidden name=h value=1>`)).toBe(
      'https://shop.example/find?h=1&c=1',
    );
    expect(lesserOf(`<input name=q value=x>${SELECT}`, 'https://shop.example/find?q=x')).toBe(
      'https://shop.example/find?q=x&c=1',
    );
  });

  it('has no plus for a blank', () => {
    expect(lesserOf('<input type=hidden name=h value="a b+c">')).toBe('https://shop.example/find?h=a%20b%2Bc&c=1');
  });

  it('is none where that is all, boxes are ticked, or the form belongs to another page', () => {
    expect(lesserOf('')).toBeNull();
    expect(lesserOf('<input type=checkbox name=open value=1 checked>')).toBeNull();
    expect(lesserOf(SELECT, 'https://shop.example/')).toBeNull();
  });
});
