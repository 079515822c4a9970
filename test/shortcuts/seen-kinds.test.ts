import { expect, it } from 'vitest';
import { pathParts } from '../../src/shortcuts/moves.js';
import { SeenKinds } from '../../src/shortcuts/seen-kinds.js';
import { facet, listPage, step } from '../explore/page-views.js';

/** Kinds learnt from places and the breeds that each offers. */
function seen(places: Readonly<Record<string, readonly string[]>>, told = false): SeenKinds {
  const kinds = new SeenKinds();
  for (const [place, breeds] of Object.entries(places))
    kinds.learn(partsOf(place), listPage(['a'], { groups: [facet('Breed', breeds)] }), () => told);
  return kinds;
}

const partsOf = (place: string): ReturnType<typeof pathParts> =>
  pathParts({ kind: 'url', url: `https://pets.example/${place}` });

it('the facets of one part of a site say nothing of those of another', () => {
  const kinds = seen({ dogs: ['Pug', 'Akita'] });
  expect(kinds.has(partsOf('dogs'))).toBe(true);
  expect(kinds.has(partsOf('cats'))).toBe(false);
});

it('unless several parts offer the same', () => {
  const places = (...names: readonly string[]): Record<string, string[]> =>
    Object.fromEntries(names.map((name) => [name, ['Large', 'Small']]));
  expect(seen(places('dogs', 'cats')).has(partsOf('hares'))).toBe(false);
  expect(seen(places('dogs', 'cats', 'mice')).has(partsOf('hares'))).toBe(true);
  expect(seen({ ...places('dogs', 'cats'), mice: ['Tiny'] }).has(partsOf('hares'))).toBe(false);
});

it('or what they offer comes with the data', () => {
  expect(seen({ dogs: ['Pug'], cats: ['Manx'], mice: ['Harvest'] }, true).has(partsOf('hares'))).toBe(true);
});

it('a part that folds something away is looked at, though several others offer the same', () => {
  const kinds = seen({ dogs: ['Large'], cats: ['Large'], mice: ['Large'] });
  const opener = { node: 1, step: step('More') };
  const learn = (openers: readonly (typeof opener)[]): void => {
    const view = listPage(['a'], { groups: [facet('Breed', ['Large'])], openers });
    kinds.learn(partsOf('hares'), view, () => false);
  };
  learn([opener]);
  expect(kinds.has(partsOf('hares'))).toBe(false);
  learn([]);
  expect(kinds.has(partsOf('hares'))).toBe(true);
});

it('below each value of a tree are others, which must come with the data or be looked at', () => {
  const choosing = (breed: string): ReturnType<typeof pathParts> =>
    pathParts({ kind: 'actions', from: partsOf('pets').from, steps: [step(breed)] });
  const tree = facet('Breed', ['Dog', 'Pug']);
  const choices = tree.choices.map((choice, level) => ({ ...choice, level, selected: level === 0 }));
  const seenBelow = (told: boolean): boolean => {
    const kinds = new SeenKinds();
    kinds.learn(partsOf('pets'), listPage(['a'], { groups: [facet('Breed', ['Dog', 'Cat'])] }), () => told);
    kinds.learn(choosing('Dog'), listPage(['a'], { groups: [{ ...tree, choices }] }), () => told);
    return kinds.has(choosing('Cat'));
  };
  expect([seenBelow(true), seenBelow(false)]).toEqual([true, false]);
});
