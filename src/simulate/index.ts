/**
 * Simulated sites: a catalogue drawn from a seed ({@link simulateCatalogue}) served from memory as an exploratory site
 * ({@link createSimulatedSite}), for tests and benchmarks of exploring without HTTP.
 */

export { simulateCatalogue, type AttributeSpec, type SimulatedEntity } from './catalogue.js';
export { createSimulatedSite, type SimulatedSite, type SimulatedSiteOptions } from './simulated-site.js';
