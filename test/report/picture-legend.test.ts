import { expect, it } from 'vitest';
import { pictureLegend } from '../../src/report/picture-legend.js';
import { markNames } from '../../src/report/picture-marks.js';
import { picturedView } from './pictured-page.js';

it('lists each facet with all its values and counts, and what else there is', () => {
  const legend = pictureLegend(picturedView, markNames(picturedView));
  expect(legend).toContain('F1 Colour &lt;script&gt;: 3 (checkboxes)');
  expect(legend).toContain('Red <i>2</i> · Green <i>3</i> · Blue <i>4</i>');
  expect(legend).toContain('3 cards of 9');
  expect(legend).toContain('Forms');
  expect(legend).not.toContain('Laid over the page');
});

it('says how many more there are where there are too many', () => {
  const [facet] = picturedView.groups;
  const choices = Array.from({ length: 1000 }, (_, at) => ({
    ...facet!.choices[0]!,
    value: `value ${String(at)}`,
    selected: at === 1,
  }));
  const more = { kind: 'url', url: 'http://shop.example/all' } as const;
  const view = { ...picturedView, list: null, groups: [{ ...facet!, choices, more }] };
  const legend = pictureLegend(view, markNames(view));
  expect(legend).toContain('and 600 more');
  expect(legend).toContain('✓ value 1');
  expect(legend).toContain('a page of its own');
});
