import { describe, expect, it } from 'vitest';

import { parseControls } from '../../src/forms/index.js';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';

/** `label: option, option` of each loose field. */
function read(html: string): readonly string[] {
  const { forms, loose } = parseControls(snapshotFromHtml(html, { url: 'https://a.example/', status: 200 }));
  return [...loose, ...forms.flatMap(({ fields }) => fields)].map(
    ({ label, options }) => `${label ?? '-'}: ${options.map((option) => option.label).join(', ')}`,
  );
}

describe('labels of boxes', () => {
  const cases: readonly [html: string, read: string][] = [
    [
      '<p>Size</p><div><span><input type=radio name=s></span><span>S</span></div><div><span><input type=radio name=s></span><span>L</span></div>',
      'Size: S, L',
    ],
    ['<p>Size</p><div>S <input type=radio name=s></div><div>L <input type=radio name=s></div>', 'Size: S, L'],
    [
      '<ul aria-label=Size><li><input type=radio name=s aria-label=S><li><input type=radio name=s title=L></ul>',
      'Size: S, L',
    ],
    [
      '<div><b>Stock</b><div><label for=x>In stock</label><input type=checkbox id=x name=s></div></div>',
      'Stock: In stock',
    ],
    ['<input type=checkbox name=s value=v>', '-: v'],
    [
      '<div><h2><button aria-expanded=false aria-controls=c>Size</button></h2><div id=c><p><input type=radio name=s id=a><label for=a>S</label></p><p><input type=radio name=s id=b><label for=b>L</label></p></div></div><h2><button aria-expanded=false>Color</button></h2>',
      'Size: S, L',
    ],
    [
      '<section><h3>Size</h3><ul><li><button type=button></button><input type=checkbox name=s title=S><li><button type=button></button><input type=checkbox name=s title=L></ul></section>',
      'Size: S, L',
    ],
    ...[
      (list: string) => `<fieldset><legend>Size</legend><div>${list}</div></fieldset>`,
      (list: string) => `<section><h3>Size</h3><div>${list}</div></section>`,
      (list: string) => `<details><summary><b>Size</b></summary><div>${list}</div></details>`,
    ].map((panel): [string, string] => [
      `<form>${panel('<ul><li><input type=checkbox name=s title=S><li><input type=checkbox name=s title=L></ul><button type=button>Show more</button>')}<button>Apply</button></form>`,
      'Size: S, L',
    ]),
  ];
  it.each(cases)('%s', (html, expected) => {
    expect(read(html)).toEqual([expected]);
  });

  it('go past a field that narrows their list', () => {
    const html =
      '<section><h3>Size</h3><div><input type=search><ul><li><input type=checkbox name=s title=S><li><input type=checkbox name=s title=L></ul></div></section>';
    expect(read(html)).toContain('Size: S, L');
  });

  it('are read one by one where boxes have names of their own', () => {
    expect(
      read('<div><input type=checkbox name=a>A<br><input type=checkbox name=b>B</div>').map(
        (text) => text.split(': ')[1],
      ),
    ).toEqual(['A', 'B']);
  });
});

it('a select out of sight is called as the only field beside it that completes what is typed', () => {
  const field = '<input role=combobox id=f>';
  const select = '<select id=f-select name=f style="display:none"><option>Ashdown<option>Calder</select>';
  expect(read(`<form><div><label for=f>Provider</label><div>${field}</div>${select}</div></form>`)).toContain(
    'Provider: Ashdown, Calder',
  );
  expect(
    read(`<form><div><label for=f>Provider</label><div>${field}<input role=combobox></div>${select}</div></form>`),
  ).toContain('-: Ashdown, Calder');
});
