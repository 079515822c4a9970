import { expect, it } from 'vitest';
import { createAskedValues } from '../../../src/explore/planning/asked-values.js';
import type { ExploreNews } from '../../../src/explore/context.js';
import { tellRefused } from '../../../src/explore/facets/refused-values.js';
import { UNLABELLED } from '../../../src/explore/region.js';
import { region } from '../page-views.js';

const REFUSAL = { kind: 'refused', reason: 'robots', url: 'http://shop.test/search?category=lamps' } as const;

it('tells once of each attribute that lost a value which no other facet has answered', () => {
  const all = region([1, 2, 3]);
  const asked = createAskedValues();
  asked.note('categories', 'lamps', { region: all, size: 3 });
  const refused = [
    { attribute: 'category', value: 'lamps', region: all, refusal: REFUSAL },
    { attribute: UNLABELLED, value: 'sign in', region: all, refusal: REFUSAL },
    { attribute: 'colour', value: 'red', region: all, refusal: REFUSAL },
    { attribute: 'colour', value: 'blue', region: all, refusal: REFUSAL },
  ];
  const news: ExploreNews[] = [];
  tellRefused({ asked, refused, context: { tell: (one) => news.push(one) } });
  expect(news).toEqual([{ kind: 'refusal', refusal: REFUSAL, attribute: 'colour' }]);
});
