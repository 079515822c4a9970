import { expect, it } from 'vitest';
import { withoutChosen } from '../../../../src/pages/groups/labels/chosen-in-label.js';
import { boxes, besideList } from '../read-live.js';

const CHOICES = [
  { value: 'Kestrel', selected: true },
  { value: 'Aurelia', selected: true },
  { value: 'Tanabe', selected: false },
];

it.each([
  ['Make', 'Make'],
  ['MakeKestrel', 'Make'],
  ['Make: Kestrel', 'Make'],
  ['Make Aurelia, Kestrel', 'Make'],
  ['Make Tanabe', 'Make Tanabe'],
  ['Kestrel', 'Kestrel'],
])('%s is the label %s', (label, read) => {
  expect(withoutChosen(label, CHOICES)).toBe(read);
});

it('a group is called the same whatever is chosen in it', () => {
  const head = '<button aria-expanded=true>Make<span>Kestrel</span></button>';
  const group = boxes('Make', ['Kestrel', 'Tanabe'])
    .replace(/<h3>.*?<\/h3>/u, head)
    .replace('type=checkbox', 'type=checkbox checked');
  const [label] = besideList(`<aside>${group}${boxes('Fuel', ['Diesel', 'Gas'])}</aside>`).groups.map(
    (one) => one.label,
  );
  expect(label).toBe('Make');
});
