/**
 * Simulated sites: a catalogue drawn from a seed, written out ({@link simulateCatalogue}) or of any size
 * ({@link generateCatalogue}), served from memory as an exploratory site ({@link createSimulatedSite},
 * {@link serveCatalogue}), for tests and benchmarks of exploring without HTTP; what the best plan for it
 * costs ({@link referenceCosts}), how fast one can learn ({@link greedyPages}), and published algorithms to compare with ({@link coverFacts}).
 */

export type { CappedCrawl, CappedQuestion } from './capped-query.js';
export { simulateCatalogue, type AttributeSpec, type SimulatedEntity } from './catalogue.js';
export { catalogueOf, type AttributeColumn, type Catalogue } from './catalogue-columns.js';
export { generateCatalogue, type CatalogueDescription, type GeneratedAttribute } from './generated-catalogue.js';
export { greedyPages } from './greedy-pages.js';
export { createPresence, type Churn, type Presence } from './presence.js';
export {
  MIXES,
  publishedCatalogue,
  PUBLISHED_PAGE_SIZE,
  publishedSize,
  PUBLISHED_SIZES,
  scaledSize,
  type Mix,
  type PublishedSize,
} from './published-sizes.js';
export { referenceCosts, type ReferenceCosts, type ReferenceOptions } from './reference-costs.js';
export { coverEntities, coverFacts } from './slice-cover.js';
export { SIMULATED_ORIGIN, type SimulatedSiteOptions } from './site-options.js';
export { createSession, createSimulatedSite, serveCatalogue, type SimulatedSite } from './simulated-site.js';
