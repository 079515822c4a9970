import { expect, it } from 'vitest';
import { livePartsOf } from '../read-live.js';

const box = (value: string): string => `<label><input type=checkbox><span>${value}</span> <i>12</i></label>`;
const block = (inner: string): string => `<div class=part>${inner}</div>`;
const facet = (label: string, ...values: readonly string[]): string =>
  block(`<h4>${label}</h4><div>${values.map((value) => `<div>${box(value)}</div>`).join('')}</div>`);
const readOf = (html: string): readonly string[] =>
  livePartsOf(`<main><div>${html}</div></main>`).groups.map(
    ({ label, choices }) => `${label ?? '-'}: ${choices.map(({ value }) => value).join(', ')}`,
  );

it('boxes in sections like those with headings are groups of their own', () => {
  const page = [
    ...['Hiring', 'Charity'].map((value) => block(box(value))),
    facet('Rig', 'Cutter', 'Ketch'),
    facet('Hull', 'Steel', 'Wood'),
    block(
      '<h4>Crew</h4><div>1 - 1,000+ hands</div><div><div role=slider tabindex=0 aria-valuenow=1></div><div role=slider tabindex=0 aria-valuenow=9></div></div>',
    ),
    ...['Seen at sea', 'With a film'].map((value) => block(box(value))),
    '<div class=end><button type=button>Show 36 boats</button></div>',
  ].join('');
  expect(readOf(page)).toEqual([
    '-: Hiring',
    '-: Charity',
    'Rig: Cutter, Ketch',
    'Hull: Steel, Wood',
    '-: Seen at sea',
    '-: With a film',
  ]);
  const { groups } = livePartsOf(`<main><div>${page}</div></main>`);
  expect(new Set(groups.map(({ key }) => key)).size).toBe(6);
});

it('boxes under a heading of their own stay together beside a section in the same markup', () => {
  const page = `<h3>Offers</h3>${block(box('Sale'))}${block(box('New'))}${facet('Rig', 'Cutter', 'Ketch')}`;
  expect(readOf(page)[0]).toBe('Offers: Sale, New');
});

it('boxes of a tree stay together beside a branch in the same markup', () => {
  const branch = `<div class=part>${box('Boats')}<div><div class=in>${box('Cutter')}</div><div class=in>${box('Ketch')}</div></div></div>`;
  expect(readOf(`<h3>Kind</h3>${block(box('Oars'))}${block(box('Sails'))}${branch}`)).not.toContain('-: Oars');
});

const toggle = (name: string): string =>
  `<div class=row><label for="${name}">${name}</label><span role=switch tabindex=0 aria-checked=false aria-label="${name}"><input type=checkbox id="${name}" hidden><span><b aria-hidden=true>Yes</b><b>No</b></span></span></div>`;

it('switches under no heading are groups of their own, called as they are and not as they may be set', () => {
  expect(readOf(toggle('Dimmable') + toggle('In stock'))).toEqual(['-: Dimmable', '-: In stock']);
  expect(readOf(`<h4>Amenities</h4>${toggle('Pool')}${toggle('Sauna')}`)).toEqual(['Amenities: Pool, Sauna']);
});
