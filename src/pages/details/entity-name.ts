/**
 * What the page's entity is called.
 */

import { collapse } from '../../base/text.js';
import type { PageIndex } from '../page-index.js';
import type { BreadcrumbTrail } from './breadcrumbs.js';
import { says } from './main-item.js';

/** Headings that a page may be named by. */
export interface Headings {
  readonly title: string;
  /** Headings of the first level outside menus and footer, in order. */
  readonly main: readonly string[];
  /** All headings of the first three levels outside menus and footer, in order. */
  readonly all: readonly string[];
}

/** Headings read per page. */
const MAX_HEADINGS = 60;
/** Characters of a name; longer headings are texts. */
const MAX_NAME_LENGTH = 300;
const TITLE_SEPARATOR = /\s+[|–—·•:»«<>-]\s+|\s*[|»]\s*/u;

/** Headings of a page. */
export function readHeadings(index: PageIndex): Headings {
  const texts = (tag: string): readonly string[] =>
    index
      .byTag(tag)
      .slice(0, MAX_HEADINGS)
      .filter((id) => !index.isHidden(id) && !['navigation', 'footer'].includes(index.landmark(id) ?? ''))
      .map((id) => index.text(id) || index.accessibleName(id))
      .filter((text) => text !== '' && text.length <= MAX_NAME_LENGTH);
  const title = index.byTag('title')[0];
  const main = texts('h1');
  return {
    title: title === undefined ? '' : collapse(index.text(title)),
    main,
    all: [...main, ...texts('h2'), ...texts('h3')],
  };
}

/**
 * The entity's name: as its structured data has it if the page shows that; else the end of the breadcrumb trail where it
 * is a heading too; else the heading that the title repeats; else the first heading; else the title's first part.
 */
export function entityName(
  headings: Headings,
  trail: BreadcrumbTrail | null,
  declared: readonly (string | null)[],
): string | null {
  const given = declared.filter((name): name is string => name !== null && name !== '');
  const titled = headings.title.split(TITLE_SEPARATOR)[0]?.trim() ?? '';
  const repeated = headings.main.find((heading) => says(headings.title, heading));
  const name =
    declaredName(headings, given) ??
    trailName(headings, trail) ??
    repeated ??
    [...headings.main, ...given, ...headings.all, titled].find((text) => text !== '');
  return name ?? null;
}

/** A declared name that a main heading shows; as the heading has it, if that is no longer. */
function declaredName({ main }: Headings, given: readonly string[]): string | null {
  const shown = given.find((name) => main.some((heading) => says(heading, name)));
  if (shown === undefined) return null;
  return main.find((heading) => says(heading, shown) && heading.length <= shown.length) ?? shown;
}

function trailName({ all }: Headings, trail: BreadcrumbTrail | null): string | null {
  const current = trail?.current ?? null;
  return current !== null && all.includes(current) ? current : null;
}
