import { expect, test } from 'vitest';

import { liveLinesOf } from '../read-live.js';

const select = (style: string): string =>
  `<select multiple style="${style}"><option value="">Any</option><option>Acme</option><option>Bolt</option></select>`;
const drawn = `<div><div onclick=x><b>Any</b></div><div><div onclick=x>Acme (2)</div><div onclick=x>Bolt (3)</div></div></div>`;

test('a list that is drawn for a hidden select is called as the select, whatever its field shows', () => {
  const lines = liveLinesOf(`<aside><h3>Maker</h3><div>${select('display:none')}${drawn}</div></aside>`);
  expect(lines).toContain('Maker: Acme(2) Bolt(3)');
  expect(lines.some((line) => line.startsWith('Any'))).toBe(false);
});

test('what stands further away has a name of its own', () => {
  const far = `<section><div><div><div><h3>Maker</h3>${select('display:none')}</div></div></div>`;
  const lines = liveLinesOf(
    `${far}<aside><h3>Colour</h3><p><button>Acme</button><button>Bolt</button></p></aside></section>`,
  );
  expect(lines).toContain('Colour: Acme Bolt');
});
