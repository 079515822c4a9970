import { expect, it } from 'vitest';
import { liveLinesOf } from '../read-live.js';

const box = (name: string): string => `<label><span></span><input type=checkbox><div>${name}</div></label>`;
const COLOR = ['Red', 'Blue', 'Green'].map((name) => `<div>${box(name)}</div>`).join('');
const withButton = (name: string): string => `<div><div>${box(name)}</div><button>Los</button></div>`;

it('a box beside the button of a form, apart from all others in it, says how to ask and is no value', () => {
  expect(liveLinesOf(`<form><h3>Color</h3><div>${COLOR}</div>${withButton('Exclude')}</form>`)).toEqual([
    'Color: Red Blue Green',
  ]);
});

it('it is a choice where the others stand with the button too, or the form holds several facets', () => {
  const all = `<div>${COLOR}${box('Black')}<button>Los</button></div>`;
  expect(liveLinesOf(`<form><h3>Color</h3>${all}</form>`)).toEqual(['Color: Red Blue Green Black']);
  const size = `<h3>Size</h3><div>${box('S')}${box('M')}</div>`;
  expect(liveLinesOf(`<form>${size}<h3>Color</h3><div>${COLOR}</div>${withButton('On sale')}</form>`).join()).toContain(
    'On sale',
  );
});
