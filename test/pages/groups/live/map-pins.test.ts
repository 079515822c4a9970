import { expect, it } from 'vitest';
import { liveLinesOf } from '../read-live.js';

type Places = readonly (readonly [number, number])[];

const NAMES = ['£1.06m', '£346k', '£154k', '£145k'];

/** Buttons in a region, each placed as told. */
function placed(places: Places, style: (across: number, down: number) => string): string {
  const buttons = places.map(
    ([across, down], at) => `<div role=button tabindex=0 style="${style(across, down)}">${NAMES[at] ?? ''}</div>`,
  );
  return `<section role=region aria-label="Results">${buttons.join('')}</section>`;
}

const SCATTERED: Places = [
  [133, 480],
  [177, 454],
  [285, 194],
  [174, 363],
];

it.each([
  {
    how: 'a shift',
    style: (x: number, y: number): string =>
      `position: absolute; transform: translate(-50%, -50%) translate3d(${x}px, ${y}px, 0px)`,
  },
  { how: 'their distances', style: (x: number, y: number): string => `position: absolute; left: ${x}px; top: ${y}px` },
])('pins that are scattered by $how choose nothing', ({ style }) => {
  expect(liveLinesOf(placed(SCATTERED, style))).toEqual([]);
});

it.each<{ how: string; places: Places }>([
  { how: 'one below the other', places: [0, 40, 80, 120].map((down) => [0, down] as const) },
  {
    how: 'in rows and columns',
    places: [
      [0, 0],
      [90, 0],
      [0, 40],
      [90, 40],
    ],
  },
])('what is placed $how is to be chosen from', ({ places }) => {
  const lines = liveLinesOf(placed(places, (x, y) => `position: absolute; transform: translate(${x}px, ${y}px)`));
  expect(lines).toEqual([`Results: ${NAMES.join(' ')}`]);
});

it('lists that hang over the page, each where its field is, are no pins', () => {
  const list = (label: string, [across, down]: readonly [number, number]): string =>
    `<div style="position: absolute; left: ${across}px; top: ${down}px"><ul role=listbox aria-label=${label}>${['One', 'Two', 'Three'].map((value) => `<li role=option>${label} ${value}</li>`).join('')}</ul></div>`;
  const lists = ['Wood', 'Hue', 'Size'].map((label, at) => list(label, SCATTERED[at] ?? [0, 0]));
  expect(liveLinesOf(lists.join(''))).toEqual([
    'Wood: Wood One Wood Two Wood Three',
    'Hue: Hue One Hue Two Hue Three',
    'Size: Size One Size Two Size Three',
  ]);
});
