/**
 * The breadcrumb trail: where the page stands in the site.
 */

import { remembering } from '../../base/remember.js';
import { collapse, textKey } from '../../base/text.js';
import type { PageIndex } from '../page-index.js';
import { says } from './main-item.js';
import { firstText, itemsOf, textsOf, type StructuredItem } from './structured-item.js';

/** A trail from the root. */
export interface BreadcrumbTrail {
  /** Element around the trail; -1 if it was read from data only. */
  readonly node: number;
  readonly labels: readonly string[];
  /** Label of this page at the end of the trail, if it is there and no link. */
  readonly current: string | null;
}

/** Steps of a trail; longer ones are menus. */
const MAX_STEPS = 12;
/** Characters of a displayed trail. */
const MAX_TRAIL_TEXT = 400;
/** Elements between the first step and the element around all of them. */
const MAX_CLIMB = 4;
const SEPARATORS = /^[\s›»>/\\→|·•::—–⟩❯▸▶‣←‹«-]+$/u;
const STRONG_SEPARATOR = /[›»>/\\→⟩❯▸▶‣←‹«]/u;
const LABEL = /[:：]$/u;

/** The trail from structured data, or null. */
export function structuredTrail(items: readonly StructuredItem[]): BreadcrumbTrail | null {
  const nested = items.flatMap((item) => itemsOf(item, 'breadcrumb'));
  const list = [...items, ...nested].find((item) => item.types.includes('BreadcrumbList'));
  if (list === undefined) return null;
  const steps = itemsOf(list, 'itemListElement').map((step, at) => ({
    label: stepLabel(step),
    position: Number(textsOf(step, 'position')[0] ?? at),
  }));
  const labels = steps.sort((a, b) => a.position - b.position).flatMap(({ label }) => label ?? []);
  return labels.length === 0
    ? null
    : { node: list.from === 'microdata' ? list.node : -1, labels: labels.slice(0, MAX_STEPS), current: null };
}

/** The trail that the page shows, or null: links with separators or as an ordered list, leading down to this page. */
export function displayedTrail(index: PageIndex, headings: readonly string[]): BreadcrumbTrail | null {
  const seen = new Set<number>();
  const keyOf = remembering(textKey);
  const isHeading = (label: string): boolean => headings.some((heading) => says(heading, label, keyOf));
  for (const link of index.links) {
    let around = index.node(link).parent;
    for (let level = 0; level < MAX_CLIMB && around >= 0 && !seen.has(around); level += 1) {
      seen.add(around);
      if (index.textLength(around) > MAX_TRAIL_TEXT) break;
      const linked = index.within(around, 'a').length;
      if (linked > MAX_STEPS) break;
      const trail = index.isHidden(around) ? null : trailIn(index, around, isHeading);
      if (trail !== null) return trail;
      around = index.node(around).parent;
    }
  }
  return null;
}

interface Step {
  readonly label: string;
  readonly url: string | null;
}

function trailIn(index: PageIndex, around: number, isHeading: (label: string) => boolean): BreadcrumbTrail | null {
  const { steps, separators } = stepsIn(index, around);
  const last = steps.at(-1);
  const links = steps.filter(({ url }) => url !== null);
  if (last === undefined || links.length === 0 || !isTrailLike(steps)) return null;
  const { url: pageUrl } = index.snapshot;
  const isCurrent = last.url === null || isSamePage(last.url, pageUrl);
  const isSeparated = separators >= links.length - 1;
  const isTrail =
    isCurrent && isHeading(last.label)
      ? (isSeparated || listItems(index, around) >= steps.length - 1) && endsHere(links, pageUrl)
      : separators > 0 && isSeparated && leadsHere(links, pageUrl);
  return isTrail ? trailOf(around, steps, isCurrent) : null;
}

/** Several steps, of which only the last may be no link. */
function isTrailLike(steps: readonly Step[]): boolean {
  return steps.length > 1 && steps.length <= MAX_STEPS && steps.slice(0, -1).every(({ url }) => url !== null);
}

function trailOf(node: number, steps: readonly Step[], isCurrent: boolean): BreadcrumbTrail {
  const labels = steps.map(({ label }) => label);
  return isCurrent
    ? { node, labels: labels.slice(0, -1), current: labels.at(-1) ?? null }
    : { node, labels, current: null };
}

/** Steps in order: links, and texts that are no separators. */
function stepsIn(index: PageIndex, around: number): { readonly steps: readonly Step[]; readonly separators: number } {
  const steps: Step[] = [];
  let separators = 0;
  const { end } = index.node(around);
  for (let id = around + 1; id < end && steps.length <= MAX_STEPS;) {
    const isText = index.node(id).tag === '#text';
    if (!isText && index.linkUrl(id) === null) {
      id += 1;
      continue;
    }
    const { step, separates } = isText
      ? textStep(collapse(index.node(id).text), steps.length === 0)
      : linkStep(index, id);
    if (separates) separators += 1;
    if (step !== null && !index.isHidden(id)) steps.push(step);
    id = index.node(id).end;
  }
  return { steps, separators };
}

interface StepReading {
  readonly step: Step | null;
  readonly separates: boolean;
}

function linkStep(index: PageIndex, id: number): StepReading {
  const label = index.text(id) || index.accessibleName(id);
  return { step: label === '' ? null : { label, url: index.linkUrl(id) }, separates: false };
}

/** A text between links separates them, or is this page's step; a leading "You are here:" is neither. */
function textStep(text: string, isFirst: boolean): StepReading {
  if (SEPARATORS.test(text)) return { step: null, separates: true };
  const label = text.replace(/^[\s›»>/→|:]+|[\s›»>/→|]+$/gu, '');
  if (label === '' || (isFirst && LABEL.test(label))) return { step: null, separates: false };
  return { step: { label, url: null }, separates: label !== text && STRONG_SEPARATOR.test(text) };
}

/** The trail of a page that names itself at its end: of this site; a single step must lead above it. */
function endsHere(links: readonly Step[], pageUrl: string): boolean {
  return links.every(({ url }) => isSameHost(url, pageUrl)) && (links.length > 1 || leadsHere(links, pageUrl));
}

function listItems(index: PageIndex, around: number): number {
  const tagged = index.within(around, 'li').length;
  if (tagged > 0) return tagged;
  return index.nodes.slice(around, index.node(around).end).filter(({ role }) => role === 'listitem').length;
}

function isSameHost(url: string | null, pageUrl: string): boolean {
  return url !== null && new URL(url).host === new URL(pageUrl).host;
}

/** From the root, or from above this page, downwards. */
function leadsHere(links: readonly Step[], pageUrl: string): boolean {
  const first = links[0]?.url ?? null;
  if (first === null || !isSameHost(first, pageUrl)) return false;
  const rootPath = new URL(first).pathname.replace(/(?:index|home|default)(?:\.\w+)?$/u, '');
  return (depthOf(rootPath) === 0 || new URL(pageUrl).pathname.startsWith(rootPath)) && descends(links);
}

/** Whether no step leads higher up than the one before it. */
function descends(links: readonly Step[]): boolean {
  const depths = links.map(({ url }) => depthOf(new URL(url ?? '').pathname));
  return depths.every((depth, at) => at === 0 || depth >= (depths[at - 1] ?? 0));
}

function depthOf(path: string): number {
  return path.split('/').filter((part) => part !== '').length;
}

function isSamePage(a: string, b: string): boolean {
  return a.split('#')[0] === b.split('#')[0];
}

function stepLabel(step: StructuredItem): string | null {
  const inner = itemsOf(step, 'item')[0];
  return firstText(step, ['name']) ?? (inner === undefined ? null : firstText(inner, ['name', 'title']));
}
