import { describe, expect, it } from 'vitest';
import { isVisible, showsDetails, visibleOnPage } from '../../src/demo/visibility.js';
import { tellTruth } from '../../src/demo/truth.js';
import { textAt } from './page-fixture.js';
import { visitShop } from './shop-fixture.js';

describe('visibility', () => {
  it('of details depends on the specification and on labelled data', () => {
    const { options } = visitShop({ specs: 'none' });
    expect(showsDetails(options)).toBe(false);
    expect(showsDetails({ ...options, data: 'jsonld' })).toBe(true);
    expect(showsDetails({ ...options, specs: 'dl' })).toBe(true);
  });

  it('of the brand is never lost', () => {
    const { catalogue, options } = visitShop({ specs: 'none' });
    const shown = catalogue.attributes.filter((attribute) => isVisible(attribute, options));
    expect(shown.map(({ key }) => key)).toEqual(['brand']);
    expect(catalogue.attributes.filter(visibleOnPage).length).toBeGreaterThan(1);
  });

  it.each(['blocks', 'table', 'aria', 'utility'] as const)('is as the truth says in theme %s', (theme) => {
    const visit = visitShop({ theme, recommendations: 'off', breadcrumbs: 'off' });
    for (const { entity, attributes, hidden } of tellTruth(visit).slice(0, 8)) {
      const text = textAt(visit, entity);
      for (const label of Object.keys(attributes)) {
        if (label === 'Categories') continue;
        expect(`${label}: ${text.includes(label)}`).toBe(`${label}: ${!hidden.includes(label)}`);
      }
    }
  });
});
