import { expect, it } from 'vitest';
import { activeOptions } from '../../../../src/pages/groups/opening/active-options.js';
import { liveIndex } from '../read-live.js';

/** Which of the options of a page are only where the keyboard stands. */
function activeOf(html: string): readonly boolean[] {
  const index = liveIndex(html);
  return index.byTag('i').map(activeOptions(index));
}

const MARKED =
  '<i role=option aria-selected=true><b></b>Spring<u>4</u></i><i role=option aria-selected=false>Autumn</i>';

it('the option that a field points to is one', () => {
  const options = '<i id=a role=option aria-selected=true>a</i><i id=b role=option aria-selected=true>b</i>';
  expect(activeOf(`<input role=combobox aria-activedescendant=b>${options}`)).toEqual([false, true]);
});

it('so is the one marked in a list that is narrowed by typing, where nothing else shows it', () => {
  const list = `<input role=combobox aria-controls=l><div id=l role=listbox>${MARKED}</div>`;
  expect(activeOf(`<button>Season</button>${list}`)).toEqual([true, false]);
});

it('what rows of a table say beside such a list does not show what is chosen in it', () => {
  const list = `<input role=combobox aria-controls=l><div id=l role=listbox>${MARKED}</div>`;
  expect(activeOf(`<table><tr><td>Spring<td>Autumn</table>${list}`)).toEqual([true, false]);
});

it.each([
  ['is shown beside the list', `<span>Spring</span><input role=combobox aria-controls=l><p id=l>${MARKED}</p>`],
  ['is what the field holds', `<input role=combobox aria-controls=l value=Spring><p id=l>${MARKED}</p>`],
  ['stands in a list that nothing is typed for', `<input role=combobox readonly aria-controls=l><p id=l>${MARKED}</p>`],
  [
    'stands in a list of which several can be chosen',
    `<input role=combobox aria-controls=l><p id=l aria-multiselectable=true>${MARKED}</p>`,
  ],
  [
    'is one of several',
    `<input role=combobox aria-controls=l><p id=l>${MARKED}<i role=option aria-selected=true>Any</i></p>`,
  ],
])('an option that %s is chosen', (_, html) => {
  expect(activeOf(html)).not.toContain(true);
});
