/**
 * Paths with places for what is asked: in the address, in the body of a request, in the texts that steps type.
 */

import type { AccessPath } from '../model/access-path.js';

/** How the places of a text are filled. */
export interface PlaceFiller {
  /** In addresses and bodies, where texts are encoded. */
  readonly sent: (text: string) => string;
  /** In what steps type or choose. */
  readonly typed: (text: string) => string;
}

/** The template's path with its places filled. */
export function filledPath(template: AccessPath, fill: PlaceFiller): AccessPath {
  switch (template.kind) {
    case 'url':
      return { ...template, url: fill.sent(template.url) };
    case 'request':
      return {
        ...template,
        url: fill.sent(template.url),
        body: template.body === null ? null : fill.sent(template.body),
      };
    case 'actions':
      return {
        ...template,
        from: filledPath(template.from, fill),
        steps: template.steps.map((step) => (step.value === null ? step : { ...step, value: fill.typed(step.value) })),
      };
  }
}
