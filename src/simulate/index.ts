/**
 * Simulated sites: a catalogue drawn from a seed ({@link simulateCatalogue}) served from memory as an exploratory site
 * ({@link createSimulatedSite}), for tests and benchmarks of exploring without HTTP.
 */

export { simulateCatalogue, type AttributeSpec, type SimulatedEntity } from './catalogue.js';
export type { SimulatedSiteOptions } from './simulated-pages.js';
export { createSimulatedSite, type SimulatedSite } from './simulated-site.js';
