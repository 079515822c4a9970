import { expect, it } from 'vitest';

import { liveLinesOf } from '../read-live.js';

const boxes = (values: readonly string[]): string =>
  values.map((value) => `<div><input type=checkbox id=${value}><label for=${value}>${value}</label></div>`).join('');

const tool = '<button type=button>Tick all</button>';

const button = '<button id=b aria-haspopup=dialog aria-expanded=true>Brand</button>';

it.each([
  [
    'a legend, and no button behind it that ticks all',
    `<fieldset><legend>Brand</legend>${tool}${boxes(['Acme', 'Bolt'])}</fieldset>`,
    ['Brand: Acme Bolt'],
  ],
  [
    'the button that has opened their dialog, and none in it that ticks all',
    `<div>${button}<div role=dialog aria-labelledby=b>${tool}${boxes(['Acme', 'Bolt'])}<p><button>Done</button></p></div></div>`,
    ['Brand: Acme Bolt'],
  ],
  [
    'the button that has unfolded the panel in which another one ticks all',
    `<div><button aria-expanded=true><b>Brand</b></button><div><div><p>0 chosen</p>${tool}</div>${boxes(['Acme', 'Bolt'])}</div></div>`,
    ['Brand: Acme Bolt'],
  ],
  [
    'the button over each of several rows of one dialog',
    `<fieldset><legend>Filter</legend><button>Brand</button>${boxes(['Acme', 'Bolt'])}<button>Color</button>${boxes(['Red', 'Blue'])}</fieldset>`,
    ['Brand: Acme Bolt', 'Color: Red Blue'],
  ],
  [
    'the button over them in a panel without a name',
    `<div><button>Brand</button>${boxes(['Acme', 'Bolt'])}</div>`,
    ['Brand: Acme Bolt'],
  ],
])('the label of boxes is %s', (_, html, lines) => {
  expect(liveLinesOf(html)).toEqual(lines);
});

it('the button behind the title of a dialog leaves it, and is no label of the values below', () => {
  const dialog = (bar: string): readonly string[] =>
    liveLinesOf(`<main></main><div role=dialog><header>${bar}</header><div>${boxes(['Ashby', 'Fern'])}</div></div>`);
  expect(dialog('<div>Town</div><p><button>Cancel</button></p>').join()).not.toContain('Cancel');
  expect(dialog('<button>Town</button>')).toEqual(['Town: Ashby Fern']);
});
