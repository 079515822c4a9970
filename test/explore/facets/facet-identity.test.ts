import { describe, expect, it } from 'vitest';
import { createFacetIdentities } from '../../../src/explore/facets/facet-identity.js';
import { facet } from '../page-views.js';

describe('which groups are one facet', () => {
  it('those with one label, however it is written', () => {
    const identities = createFacetIdentities();
    const first = identities.identify(facet('Brand', ['Acme', 'Bolt', 'Cord']), 'Brand');
    expect(identities.identify(facet('BRAND:', ['Zeta']), 'BRAND:')).toBe(first);
  });

  it('those with mostly the same values under another label', () => {
    const identities = createFacetIdentities();
    const brand = identities.identify(facet('Brand', ['Acme', 'Bolt', 'Cord', 'Dune']), 'Brand');
    expect(identities.identify(facet('Maker', ['Acme', 'Bolt', 'Cord', 'New']), 'Maker')).toBe(brand);
  });

  it('not those with few common values, or few values at all', () => {
    const identities = createFacetIdentities();
    const brand = identities.identify(facet('Brand', ['Acme', 'Bolt', 'Cord', 'Dune']), 'Brand');
    expect(identities.identify(facet('Style', ['Acme', 'Plain', 'Fancy', 'Sporty']), 'Style')).not.toBe(brand);
    expect(identities.identify(facet('Tag', ['Acme', 'Bolt']), 'Tag')).not.toBe(brand);
  });

  it('fields of one name with mostly the same values, whatever stands above them, which then tells nothing of others', () => {
    const identities = createFacetIdentities();
    const field = (name: string, label: string, values: readonly string[]): string =>
      identities.identify({ ...facet(label, values), widget: 'checkboxes', field: name }, label);
    const [material, pattern] = [
      field('m', 'Material', ['Ash', 'Cork', 'Wool']),
      field('p', 'Pattern', ['Plain', 'Dots', 'Stripes']),
    ];
    expect(field('m', 'Shoes', ['Cork', 'Wool'])).toBe(material);
    expect(field('p', 'Shoes', ['Plain', 'Dots', 'Stripes'])).toBe(pattern);
    expect(field('p', 'Shoes', ['Hall', 'Attic', 'Cellar'])).toBe('shoes');
    expect(field('p', 'Material', ['Dots', 'Stripes'])).toBe(pattern);
    expect(field('m', 'Material', ['New', 'Newer', 'Newest'])).toBe(material);
  });

  it('the best match where several agree', () => {
    const identities = createFacetIdentities();
    identities.identify(facet('One', ['a', 'b', 'x', 'y', 'z']), 'One');
    const two = identities.identify(facet('Two', ['a', 'b', 'c', 'd']), 'Two');
    expect(identities.identify(facet('Three', ['a', 'b', 'c']), 'Three')).toBe(two);
  });

  it('not those that stand beside each other on one page, whatever their values', () => {
    const identities = createFacetIdentities();
    identities.identify(facet('Talent', ['Ice', 'Earth', 'Lightning', 'Light']), 'Talent', ['Fusion']);
    const fusion = facet('Fusion', ['Ice', 'Earth', 'Lightning']);
    expect(identities.identify(fusion, 'Fusion', ['Talent'])).toBe('fusion');
    expect(identities.identify(facet('Fusion', ['Ice', 'Earth']), 'Fusion')).toBe('fusion');
  });

  it('a group without a name is the one that has its values, though another one had no name before', () => {
    const identities = createFacetIdentities();
    const nameless = (values: readonly string[]) => ({ ...facet('', values), label: null, field: null });
    const room = identities.identify(nameless(['Hall', 'Attic', 'Cellar']), 'category');
    const material = identities.identify(facet('Material', ['Ash', 'Cork', 'Wool']), 'Material');
    expect(identities.identify(nameless(['Any', 'Ash', 'Cork', 'Wool']), 'category', ['Material'])).toBe(material);
    expect(identities.identify(nameless(['Hall', 'Attic', 'Cellar']), 'category')).toBe(room);
    expect(identities.identify(nameless(['Boots', 'Clogs', 'Mules']), 'category')).toBe(room);
  });

  it('what cards link under no label is the facet beside them that has all of it', () => {
    const identities = createFacetIdentities();
    const linked = (values: readonly string[]) => ({ ...facet('', values), label: null, isOfCards: true as const });
    const kind = identities.identify(facet('Kind', ['Image', 'Video', 'Map', 'Report']), 'Kind');
    expect(identities.identify(linked(['Map', 'Image', 'Report']), 'f', ['Kind'])).toBe(kind);
    expect(identities.identify(linked(['Poster']), 'f', ['Kind'])).toBe(kind);
    expect(identities.identify(linked(['Map', 'Image', 'Bolt']), 'by', ['Kind'])).toBe('by');
    expect(identities.identify(linked(['Video', 'Image']), 'of', ['Kind'])).toBe('of');
  });

  it('is not confused by labels that objects have', () => {
    const identities = createFacetIdentities();
    expect(identities.identify(facet('__proto__', ['constructor']), '__proto__')).toBe('__proto__');
    expect(identities.identify(facet('Size', ['constructor']), 'Size')).toBe('size');
  });
});
