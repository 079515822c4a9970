import { expect, it } from 'vitest';
import { besideList, boxes } from '../read-live.js';

const column = (label: string, values: readonly string[], several = ' aria-multiselectable=true'): string => {
  const options = values.map((value) => `<div role=option aria-selected=false>${value}</div>`).join('');
  return `<div><div>${label}</div><div role=listbox aria-label="${label}"${several}>${options}</div></div>`;
};
const columns = (several?: string): string =>
  `<div>${column('Maker', ['Acme', 'Bolt', 'Corex'], several)}${column('Case', ['Small', 'Large'], several)}</div>`;
const ROW = `<div>${boxes('Stock', ['Here', 'Soon'])}${boxes('Media', ['Photo', 'Plan'])}</div>`;

function appliesOf(html: string): readonly (readonly (string | null | undefined)[])[] {
  return besideList(html).groups.map(({ label, apply }) => [label, apply?.step.name]);
}

it('columns of several choices over a row of boxes wait for the same button', () => {
  expect(appliesOf(`${columns()}${ROW}<div><button disabled>Los</button></div>`)).toEqual([
    ['Maker', 'Los'],
    ['Case', 'Los'],
    ['Stock', 'Los'],
    ['Media', 'Los'],
  ]);
});

it.each([
  ['the button waits for nothing', `${columns()}${ROW}<div><button>Los</button></div>`],
  ['one value is chosen of each', `${columns('')}${ROW}<div><button disabled>Los</button></div>`],
  ['something else stands between', `${columns()}<p>Or</p>${ROW}<div><button disabled>Los</button></div>`],
])('columns over a row of boxes wait for no button where %s', (_, html) => {
  expect(appliesOf(html)).toEqual([
    ['Maker', undefined],
    ['Case', undefined],
    ['Stock', 'Los'],
    ['Media', 'Los'],
  ]);
});
