import { expect, test } from 'vitest';
import { explorePlanned } from '../../../src/explore/planned.js';
import type { ChoiceGroup } from '../../../src/model/page.js';
import { exploreContext, observationOf } from '../explore-simulated.js';
import { fixtureSite, to } from '../fixture-site.js';
import { choice, facet, listPage } from '../page-views.js';

/** Links of a menu or a facet that lead to lamps and chairs. */
function kinds(label: string, counts: readonly (number | null)[], given: Partial<ChoiceGroup> = {}): ChoiceGroup {
  const choices = ['lamps', 'chairs'].map((value, at) => ({
    ...choice(value, null, { count: counts[at] ?? null }),
    path: to(`/${value}`),
  }));
  return facet(label, [], { choices, ...given });
}

/** What is recorded of a shop with a menu and then a facet that lead to the same lists. */
async function taught(
  counts: readonly number[],
): Promise<{ readonly taught: readonly string[]; readonly opened: readonly string[] }> {
  const groups = [kinds('Discover', [null, null]), kinds('Kind', counts)];
  const site = fixtureSite({
    '/': listPage(['1', '2', '3', '4', '5'], { declaredCount: 5, groups }),
    '/lamps': listPage(['1', '2', '3'], { declaredCount: 3, groups }),
    '/chairs': listPage(['4', '5'], { declaredCount: 2, groups }),
  });
  const { context, readings } = exploreContext(site);
  await explorePlanned(context, to('/'), await observationOf(site, to('/')));
  return {
    taught: readings.flatMap(({ teaches, entities }) =>
      teaches.map(({ attribute, values }) => `${attribute}=${values.join()}: ${entities.length}`),
    ),
    opened: site.opened,
  };
}

test('values of a facet that lead to lists of a menu are recorded as those, too, without asking again', async () => {
  const { taught: found, opened } = await taught([3, 2]);
  expect(found).toEqual(expect.arrayContaining(['Kind=lamps: 3', 'Kind=chairs: 2']));
  expect(opened.filter((path) => path === '/lamps')).toHaveLength(1);
});

test('values of a row of buttons are recorded as those of the boxes, too, on the page that they lead to', async () => {
  const values = ['lamps', 'chairs', 'beds'];
  const row = (label: string, counts: readonly (number | null)[], given: Partial<ChoiceGroup>) =>
    facet(label, [], {
      choices: values.map((value, at) => ({
        ...choice(value, null, { count: counts[at] ?? null }),
        path: to(`/${value}`),
      })),
      ...given,
    });
  const buttons = row('Browse by kind', [3, 2, 2], { widget: 'buttons' });
  const boxes = row('Kind', [3, 2, 2], { widget: 'checkboxes', multiple: true });
  const town = facet('Place', [], { choices: [{ ...choice('Town', null), path: to('/town') }] });
  const site = fixtureSite({
    '/': listPage(['1', '2', '3', '4', '5', '6', '7', '8'], { declaredCount: 8, groups: [buttons, town] }),
    '/lamps': listPage(['1', '2', '3'], { declaredCount: 3 }),
    '/chairs': listPage(['4', '5'], { declaredCount: 2 }),
    '/beds': listPage(['6', '7'], { declaredCount: 2 }),
    '/town': listPage(['1', '2', '3', '4', '5', '6', '7'], { declaredCount: 7, groups: [boxes] }),
  });
  const { context, readings } = exploreContext(site);
  await explorePlanned(context, to('/'), await observationOf(site, to('/')));
  const taught = readings.flatMap(({ teaches, entities }) =>
    teaches.map(({ attribute, values: [value] }) => `${attribute}=${value ?? ''}: ${entities.length}`),
  );
  expect(taught.filter((one) => one.startsWith('Kind'))).toEqual(['Kind=lamps: 3', 'Kind=chairs: 2', 'Kind=beds: 2']);
  expect(site.opened.lastIndexOf('/lamps')).toBeLessThan(site.opened.indexOf('/town'));
});

test('a value with another number than its list has is not', async () => {
  const { taught: found } = await taught([2, 2]);
  expect(found).not.toContain('Kind=lamps: 3');
  expect(found).toContain('Kind=chairs: 2');
});
