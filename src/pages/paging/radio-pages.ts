/**
 * Pagers that are radio buttons which nobody sees, worked by their labels: `‹ 1 2 3 ›`. Numbers to choose from look the
 * same (bedrooms, stars); what tells a pager apart are labels that are no numbers and yet stand for numbers, as only
 * "next" does for one of those to be seen.
 */

import { asciiDigits } from '../../base/text.js';
import type { PageIndex } from '../page-index.js';

/** A label that turns a page. */
export interface RadioPage {
  readonly label: number;
  readonly input: number;
}

interface LabelledRadio extends RadioPage {
  readonly shown: string;
  readonly value: string;
}

const NUMBER = /^\p{Nd}{1,6}$/u;

/** The labels of a live page that turn pages, in document order. */
export function radioPages(index: PageIndex): readonly RadioPage[] {
  const byName = new Map<string, LabelledRadio[]>();
  for (const input of index.byTag('input')) {
    const { attributes } = index.node(input);
    const { name = '', type = '' } = attributes;
    const radio = name !== '' && type.toLowerCase() === 'radio' ? labelledRadio(index, input) : null;
    if (radio === null) continue;
    const known = byName.get(name);
    if (known === undefined) byName.set(name, [radio]);
    else known.push(radio);
  }
  return [...byName.values()].filter(turnPages).flat();
}

/** The nodes of a pager with the radio buttons that its labels work. */
export function withRadios(index: PageIndex, nodes: readonly number[]): readonly number[] {
  return [...nodes, ...nodes.flatMap((node) => radioOf(index, node) ?? [])];
}

/** Whether a node is a label of the page that is shown now: its radio button is chosen. */
export function isCurrentRadio(index: PageIndex, node: number): boolean {
  const input = radioOf(index, node);
  return input !== null && index.node(input).state?.checked === true;
}

/** The field that a label works by its id; null for all else. */
function radioOf(index: PageIndex, node: number): number | null {
  const { tag, attributes } = index.node(node);
  return tag === 'label' ? index.byElementId(attributes['for'] ?? '', node) : null;
}

function labelledRadio(index: PageIndex, input: number): LabelledRadio | null {
  const { attributes } = index.node(input);
  const label = index.labelFor(attributes['id'] ?? '', input);
  if (!index.isHidden(input) || label === null || index.isHidden(label)) return null;
  const [shown, value] = [index.text(label), attributes['value'] ?? ''].map((text) => asciiDigits(text).trim());
  return { label, input, shown: shown ?? '', value: value ?? '' };
}

function turnPages(radios: readonly LabelledRadio[]): boolean {
  const numbers = new Set(
    radios.filter(({ shown, value }) => NUMBER.test(shown) && shown === value).map(({ value }) => value),
  );
  const others = radios.filter(({ shown }) => !NUMBER.test(shown));
  const isPage = others.some(({ value }) => numbers.has(value)) && others.every(({ value }) => NUMBER.test(value));
  return numbers.size > 1 && isPage;
}
