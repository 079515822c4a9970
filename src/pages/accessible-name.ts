/**
 * The name that assistive technology says for an element: a simplification of accname 1.2 for what pages show.
 */

import { collapse } from '../base/text.js';
import type { SnapshotNode } from '../model/snapshot.js';

/** Nodes of one element that are looked at for alternative texts. */
const MAX_INNER_NODES = 200;
const VALUE_INPUTS: ReadonlySet<string> = new Set(['submit', 'button', 'reset']);
const LABELLED_TAGS: ReadonlySet<string> = new Set(['input', 'select', 'textarea', 'meter', 'progress', 'output']);

/** What the naming rules look up. */
export interface NameSource {
  node(id: number): SnapshotNode;
  elements(id: number): readonly number[];
  text(id: number): string;
  ancestors(id: number): readonly number[];
  byElementId(elementId: string, from?: number): number | null;
  /** Id of the `label` element whose `for` names this element, or null. */
  labelFor(elementId: string, from?: number): number | null;
}

/** Accessible name of an element, or ''. Steps as in accname 1.2 §4.3.2. */
export function accessibleNameOf(index: NameSource, id: number): string {
  const node = index.node(id);
  if (node.tag === '#text') return collapse(node.text);
  if (node.accessibleName !== null) return collapse(node.accessibleName);
  // Step 2B: aria-labelledby.
  const labelled = referenced(index, id, node.attributes['aria-labelledby']);
  if (labelled !== '') return labelled;
  // Step 2C: aria-label.
  const label = collapse(node.attributes['aria-label'] ?? '');
  if (label !== '') return label;
  // Step 2D: the host language's own label; 2F: contents; 2I: tooltip.
  return nativeName(index, id) || contentName(index, id) || collapse(node.attributes['title'] ?? '');
}

function referenced(index: NameSource, from: number, ids: string | undefined): string {
  if (ids === undefined) return '';
  const texts = ids
    .trim()
    .split(/\s+/u)
    .map((elementId) => {
      const target = index.byElementId(elementId, from);
      return target === null ? '' : collapse(index.node(target).attributes['aria-label'] ?? '') || index.text(target);
    });
  return collapse(texts.join(' '));
}

function nativeName(index: NameSource, id: number): string {
  const { tag, attributes } = index.node(id);
  if (tag === 'img' || tag === 'area') return collapse(attributes['alt'] ?? '');
  const named = tag === 'input' ? buttonAttribute(attributes['type']) : null;
  if (named !== null) return collapse(attributes[named] ?? '');
  if (LABELLED_TAGS.has(tag)) return labelName(index, id) || hintName(attributes);
  const captionTag = CAPTION_TAGS.get(tag);
  const caption =
    captionTag === undefined ? undefined : index.elements(id).find((child) => index.node(child).tag === captionTag);
  return caption === undefined ? '' : index.text(caption);
}

function hintName(attributes: SnapshotNode['attributes']): string {
  return collapse(attributes['title'] ?? attributes['placeholder'] ?? '');
}

/** Attribute that names a button-like input; null for others. */
function buttonAttribute(type: string | undefined): 'value' | 'alt' | null {
  const kind = type?.toLowerCase() ?? '';
  if (VALUE_INPUTS.has(kind)) return 'value';
  return kind === 'image' ? 'alt' : null;
}

const CAPTION_TAGS: ReadonlyMap<string, string> = new Map([
  ['fieldset', 'legend'],
  ['table', 'caption'],
  ['figure', 'figcaption'],
]);

/** Text of `label[for]` or of the label around the control. */
function labelName(index: NameSource, id: number): string {
  const own = index.node(id).attributes['id'];
  const around = index.ancestors(id).find((ancestor) => index.node(ancestor).tag === 'label');
  const target = around ?? (own === undefined ? null : index.labelFor(own, id));
  return target === null ? '' : index.text(target);
}

/** Displayed text, or the alternative texts of images and icons inside. */
function contentName(index: NameSource, id: number): string {
  const { tag, end } = index.node(id);
  if (LABELLED_TAGS.has(tag)) return '';
  const text = index.text(id);
  if (text !== '') return text;
  const names: string[] = [];
  for (let inner = id + 1; inner < Math.min(end, id + MAX_INNER_NODES); inner += 1) {
    const node = index.node(inner);
    const name = collapse(node.attributes['aria-label'] ?? node.attributes['alt'] ?? '');
    if (name !== '') names.push(name);
    else if (node.parent >= 0 && node.tag === 'title' && index.node(node.parent).tag === 'svg')
      names.push(index.text(inner));
  }
  return collapse(names.join(' ')) || collapse(firstTitle(index, id));
}

function firstTitle(index: NameSource, id: number): string {
  const { end } = index.node(id);
  for (let inner = id + 1; inner < Math.min(end, id + MAX_INNER_NODES); inner += 1) {
    const title = index.node(inner).attributes['title'];
    if (title !== undefined) return title;
  }
  return '';
}
