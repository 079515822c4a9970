import { describe, expect, it } from 'vitest';
import { kindKey, offeredFor, offeredWithChoice, openerKey } from '../../../src/browse/stage/opener-keys.js';
import { openerStep, viewListing } from '../offering-view.js';

const field = (name: string) => ({ ...openerStep(name), role: 'combobox' });

const offering = (...steps: ReturnType<typeof openerStep>[]) =>
  viewListing(['A'], { openers: steps.map((step) => ({ node: 0, step })) });

describe('an opener that was worked before is found', () => {
  const names = new Map([['Attribute', new Set(['wood', 'maker'])]]);

  it('by all that tells it from others, before all else', () => {
    const view = offering(openerStep('More', 'Wood'), openerStep('More'));
    expect(offeredFor(view, openerStep('More'), names)).toEqual(openerStep('More'));
  });

  it('though what lies open around it has given it a group, but not in another group', () => {
    const view = offering(openerStep('Filters', 'Columns'));
    expect(offeredFor(view, openerStep('Filters'), names)?.group).toBe('Columns');
    expect(offeredFor(view, openerStep('Filters', 'Rows'), names)).toBeNull();
  });

  it('though it is a field that shows a value of its list by now', () => {
    const view = offering(openerStep('Wood'), field('Name'), field('Wood'));
    expect(offeredFor(view, field('Attribute'), names)).toEqual(field('Wood'));
    expect(offeredFor(view, openerStep('Attribute'), names)).toBeNull();
    expect(offeredFor(null, field('Attribute'), names)).toBeNull();
  });

  it('though it tells what is chosen behind it, or something else than before', () => {
    const fruitful = new Set(['Price', 'Make and model'].map((name) => openerKey(openerStep(name))));
    const view = offering(openerStep('Price'), openerStep('Price range'), openerStep('Make and modelFord, Focus'));
    const found = openerStep('Make and modelFord, Focus');
    expect(offeredWithChoice(view, openerStep('Make and model'), fruitful)).toEqual(found);
    expect(offeredWithChoice(view, openerStep('Make and modelAudi, A3'), fruitful)).toEqual(found);
    expect(offeredWithChoice(view, openerStep('Price up to 9'), fruitful)).toBeNull();
    expect(offeredWithChoice(view, openerStep('Make'), fruitful)).toBeNull();
    expect(offeredWithChoice(null, openerStep('Make and model'), fruitful)).toBeNull();
  });
});

it('openers that are called as their groups in the same way are of one kind', () => {
  const sorting = kindKey(openerStep('Sort by Price', 'Price'));
  expect(kindKey(openerStep('Sort by Name', 'Name'))).toBe(sorting);
  expect(kindKey(openerStep('Filter by Name', 'Name'))).not.toBe(sorting);
  expect(kindKey(openerStep('Name', 'Name'))).not.toBe(kindKey(openerStep('Price', 'Price')));
});
