import { expect, it } from 'vitest';
import { livePartsOf } from '../read-live.js';

const panel = (field: string, values: readonly string[]): string =>
  `<div class=pane><div><input placeholder="${field}"><button>^</button><button><i></i></button><button><b></b></button></div><table><tbody>${values
    .map((value, at) => `<tr><td><span>${value}</span><span>${String(at + 3)}</span></td></tr>`)
    .join('')}</tbody></table></div>`;
const labelsOf = (html: string): readonly (string | null)[] => livePartsOf(html).groups.map(({ label }) => label);

it('panels are called as the fields over their values, which narrow those', () => {
  const html = panel('Rig', ['Cutter', 'Ketch']) + panel('Hull', ['Steel', 'Wood']);
  expect(labelsOf(html)).toEqual(['Rig', 'Hull']);
});

it.each([
  ['fields that are all called alike', panel('Find', ['Cutter', 'Ketch']) + panel('Find', ['Steel', 'Wood'])],
  ['the field of a lone panel', panel('Type to find', ['Cutter', 'Ketch'])],
])('%s name none', (_, html) => {
  expect(labelsOf(html).every((label) => label === null)).toBe(true);
});

it('a lone switch is not called as the field before it, whose list is open', () => {
  const field =
    '<div><label for=care>Care needs</label><div><input id=care role=combobox aria-expanded=true><button aria-haspopup=listbox aria-expanded=true></button></div></div>';
  const lone =
    '<div><button role=switch aria-checked=false aria-labelledby=ready><span></span></button><label id=ready>Ready to go</label></div>';
  expect(labelsOf(`<main><section>${field}${lone}</section></main>`)).toEqual([null]);
  const open = field.replace('role=combobox', 'role=combobox aria-controls=lb');
  const bar = '<div><p>12 pets</p><select><option>New<option>Old</select></div>';
  const list = '<div id=lb role=listbox><div role=option>Daily</div><div role=option>Diet</div></div>';
  const page = `<div><main><section>${open}${lone}</section>${bar}</main></div><div><div>${list}</div></div>`;
  expect(labelsOf(page)).toEqual([null, '12 pets', 'Care needs']);
});

it('buttons of fields with labels of their own, beside the one that sends them, choose nothing', () => {
  const form =
    '<div><div><label for=q>Where to?</label><input id=q role=combobox></div><div><label>Dates</label><button aria-expanded=false><span>3 May</span> – <span>6 May</span></button></div><div><label>Guests</label><button>2 guests</button></div><button>Go</button></div>';
  expect(labelsOf(`<main>${form}</main>`)).toEqual([]);
  const values = '<div><label>Size</label><button>Small</button><button>Large</button></div>';
  expect(labelsOf(`<main>${values}</main>`)).toEqual(['Size']);
});

it('a lone box behind fields with labels in rows like its own is no value of what the first of them is called', () => {
  const field = (name: string): string =>
    `<div><label for=${name}>${name}</label><div><i>Choose</i><input id=${name} role=combobox aria-expanded=false aria-haspopup=listbox></div></div>`;
  const box = '<div><label><input type=checkbox id=help></label><label for=help>Offers help</label></div>';
  expect(labelsOf(`<main><section>${field('Residency')}${field('Language')}${box}</section></main>`)).toEqual([null]);
});
