/**
 * Forms that only the visitor who was shown them can send.
 */

import type { Form } from '../model/form.js';
import type { PageIndex } from './page-index.js';

/**
 * Whether a live page's form is posted with something that nobody sees, such as a token: it may belong to the visitor in
 * the browser, so that the same request from elsewhere is refused. Such a form is worked where it stands.
 */
export function isBoundToPage({ snapshot }: PageIndex, { method, fields }: Form): boolean {
  return snapshot.source === 'browser' && method === 'post' && fields.some(({ widget }) => widget === 'hidden');
}
