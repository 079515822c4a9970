import type { StoredPage } from '../../src/model/store.js';
import { createSimulatedSite, simulateCatalogue, type AttributeSpec } from '../../src/simulate/index.js';

const ATTRIBUTES: readonly AttributeSpec[] = [{ name: 'Kind', values: ['a', 'b'] }];
const SITE = createSimulatedSite(simulateCatalogue(ATTRIBUTES, 4, 1), ATTRIBUTES);
const URL_OF_LIST = 'http://simulated.test/list?page=1';

const opening = await SITE.open({ kind: 'url', url: URL_OF_LIST });
if (opening.kind !== 'session') throw new Error('the simulated site has no list');
const VIEW = opening.session.observe().view;

/** A list page as it is stored, changed as asked. */
export function storedPage(changes: Partial<StoredPage> = {}): StoredPage {
  return {
    key: `GET ${URL_OF_LIST}`,
    path: { kind: 'url', url: URL_OF_LIST },
    purpose: 'list',
    view: VIEW,
    transport: 'http',
    bytes: 100,
    at: '2026-01-01T00:00:00.000Z',
    ...changes,
  };
}
