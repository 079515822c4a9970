import { expect, it } from 'vitest';
import { furtherSights, hasChoice, withAllSights, withChoices } from '../../../src/browse/stage/drawn-options.js';
import type { ChoiceGroup, PageView } from '../../../src/model/page.js';
import { facet, viewListing } from '../offering-view.js';

/** A group that a script works. */
function worked(label: string, values: readonly string[]): ChoiceGroup {
  const group = facet(label, values);
  const choices = group.choices.map((choice) => ({
    ...choice,
    path: { kind: 'actions', from: { kind: 'url', url: 'https://site.example/' }, steps: [] } as const,
  }));
  return { ...group, choices };
}

function showing(...groups: readonly ChoiceGroup[]): PageView {
  return viewListing(['A'], { groups });
}

/** A list of which three values are drawn at a time; scrolled on by two. */
function windowed(values: readonly string[]): { readonly first: PageView; readonly next: () => PageView | null } {
  let from = 0;
  const sight = (): PageView => showing(worked('Size', ['S', 'L']), worked('Kind', values.slice(from, from + 3)));
  return {
    first: sight(),
    next() {
      if (from + 3 >= values.length) return null;
      from += 2;
      return sight();
    },
  };
}

const KINDS = ['Lute', 'Horn', 'Drum', 'Oboe', 'Viola', 'Harp'];

it('a list that has come is scrolled through for all of its values, each told once', async () => {
  const { first, next } = windowed(KINDS);
  const whole = await withAllSights([worked('Size', ['S', 'L'])], first, () => Promise.resolve(next()));
  expect(whole.groups.map(({ choices }) => choices.map(({ value }) => value))).toEqual([['S', 'L'], KINDS]);
});

it('nothing is scrolled where no list has come that a script works, nor without end', async () => {
  const group = facet('Kind', KINDS);
  const never = (): Promise<PageView | null> => Promise.reject(new Error('scrolled'));
  expect(await withAllSights([], showing(group), never)).toEqual(showing(group));
  const standing = worked('Kind', KINDS);
  expect(await withAllSights([standing], showing(standing), never)).toEqual(showing(standing));
  const sights: PageView[] = [];
  const endless = showing(worked('Kind', KINDS));
  for await (const sight of furtherSights([], endless, () => Promise.resolve(endless))) sights.push(sight);
  expect(sights.length).toBeLessThan(100);
});

it('choices of a group are known by what they are called', () => {
  const group = withChoices(facet('Kind', ['Lute']), facet('Kind', ['lute', 'Horn']));
  expect(group.choices.map(({ value }) => value)).toEqual(['Lute', 'Horn']);
  expect(hasChoice(group, 'HORN')).toBe(true);
  expect(hasChoice(group, null)).toBe(false);
});
