/**
 * When two access paths are the same query (design §2): equal but for order of arguments and for tracking, and of
 * boxes that are ticked one after the other.
 */

import { canonicalUrl, urlArguments } from '../base/url.js';
import { wanderingArguments } from '../base/wandering-arguments.js';
import type { AccessPath, Step } from '../model/access-path.js';
import type { Link, PageView } from '../model/page.js';
import { stepKey, unfolded } from './path-edit.js';

/** Share of a page's links that must carry an argument with one value for it to look like a session's. */
const SESSION_SHARE = 0.6;
/** Fewer links than this say nothing about sessions. */
const SESSION_LEAST_LINKS = 6;

/**
 * Text that two access paths share if they are the same but for what is dropped: names of arguments that only track, and
 * keys of steps that change no result ({@link stepKey}).
 */
export function accessKey(path: AccessPath, tracking: ReadonlySet<string>): string {
  switch (path.kind) {
    case 'url':
      return `GET ${canonicalUrl(path.url, tracking)}`;
    case 'request':
      return `${path.method} ${canonicalUrl(path.url, tracking)} ${path.body ?? ''}`;
    case 'actions': {
      const { from, steps } = unfolded(path);
      return [accessKey(from, tracking), ...stepKeys(steps).filter((key) => !tracking.has(key))].join(' ');
    }
  }
}

/** Keys of steps; those of boxes that are ticked one after the other in one order, as either order says the same. */
function stepKeys(steps: readonly Step[]): readonly string[] {
  const keys: string[] = [];
  let ticked: string[] = [];
  for (const step of steps) {
    if (step.do === 'check') ticked.push(stepKey(step));
    else {
      keys.push(...ticked.sort(), stepKey(step));
      ticked = [];
    }
  }
  return [...keys, ...ticked.sort()];
}

/**
 * Names of arguments of this page's links that only track: one value on most links though the page was asked without it,
 * or several values on links that are otherwise the same, of more than one text.
 */
export function trackingArguments(view: PageView, askedUrl: string): readonly string[] {
  const host = URL.canParse(view.url) ? new URL(view.url).host : '';
  const links = view.links.filter((link) => URL.canParse(link.url) && new URL(link.url).host === host);
  const own = new Set([...urlArguments(askedUrl), ...urlArguments(view.url)].map(({ name }) => name));
  const found = new Set<string>();
  for (const name of sessionArguments(links)) if (!own.has(name)) found.add(name);
  for (const name of wanderingArguments(links)) found.add(name);
  return [...found].sort();
}

/** Arguments that most links carry, and all of these with one value: another value asks for something else. */
function sessionArguments(links: readonly Link[]): readonly string[] {
  if (links.length < SESSION_LEAST_LINKS) return [];
  const uses = new Map<string, number>();
  for (const link of links) {
    for (const key of new Set(urlArguments(link.url).map(({ name, value }) => `${name}=${value}`)))
      uses.set(key, (uses.get(key) ?? 0) + 1);
  }
  const nameOf = (key: string): string => key.slice(0, key.indexOf('='));
  const names = [...uses.keys()].map(nameOf);
  return [...uses]
    .filter(([, count]) => count >= links.length * SESSION_SHARE)
    .map(([key]) => nameOf(key))
    .filter((name) => names.indexOf(name) === names.lastIndexOf(name));
}
