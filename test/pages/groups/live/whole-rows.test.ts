import { expect, it } from 'vitest';
import { liveLinesOf } from '../read-live.js';

function panel(all: string, ...values: readonly string[]): string {
  const tools = `<div><button>Select all<span>${all}</span></button><button>Deselect</button><input type=search></div>`;
  const head =
    '<th>Glaze<i role=button aria-haspopup=dialog aria-expanded=true aria-label="More..." onclick=x><svg></svg></i>';
  return `<table><thead><tr>${head}</thead><tbody><tr><td>x</table><div role=dialog aria-label="More...">
    ${tools}<div>${values.map((value) => `<button>${value}</button>`).join('')}</div></div>`;
}

it('buttons for all and none of the values below them, which they count, are no values', () => {
  expect(liveLinesOf(panel('(3)', 'Gloss', 'Satin', 'Matte'))).toEqual(['Glaze: Gloss Satin Matte']);
  // However few there are.
  expect(liveLinesOf(panel('(2)', 'Yes', 'No'))).toEqual(['Glaze: Yes No']);
  expect(liveLinesOf(panel('', 'Gloss', 'Satin', 'Matte'))).not.toEqual(['Glaze: Gloss Satin Matte']);
});
