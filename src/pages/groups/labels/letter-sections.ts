/**
 * Values of one facet under the letters that they begin with, as in a directory: the letters are no labels.
 */

import { labelText } from '../../../base/text.js';
import type { PageIndex } from '../../page-index.js';
import type { FoundGroup } from '../found-group.js';
import { dialogAround } from '../opening/dialog-around.js';
import { textBefore } from '../opening/popups.js';
import { unfoldingHead } from './popup-labels.js';
import { lettersOf, panelName } from './shared-labels.js';
import { isHeading, type Run, type TextBlock } from '../runs/shapes.js';
import { areGrades, initial, isLetter } from '../runs/texts.js';

/** Sections that make a directory. Raising it takes short directories for several facets. */
const MIN_SECTIONS = 3;

/** Levels around the sections within which what they are called stands. */
const MAX_CLIMB = 6;

/**
 * The runs; those that follow each other under letters are one, if all of their values begin with them, and they are several
 * or a bar of letters shows one of them at a time.
 */
export function withoutLetterSections(
  index: PageIndex,
  runs: readonly Run[],
  isSameKind: (first: Run, second: Run) => boolean,
): readonly Run[] {
  const joined: Run[] = [];
  for (let at = 0; at < runs.length;) {
    const [first, ...rest] = runs.slice(at);
    if (first === undefined) break;
    const end = rest.findIndex((run) => !isSection(index, run) || !isSameKind(first, run));
    const sections = isSection(index, first) ? [first, ...rest.slice(0, end < 0 ? rest.length : end)] : [first];
    joined.push(
      ...(isDirectory(sections) || isShownByBar(index, sections, runs)
        ? [asOne(index, first, sections.slice(1))]
        : sections),
    );
    at += sections.length;
  }
  return joined;
}

/** Whether a run stands under the letter that each of its values begins with. */
function isSection(index: PageIndex, { label, items }: Run): boolean {
  const head = label !== null && isLetter(label.text) ? initial(label.text) : '';
  if (head === '') return false;
  return items.every(({ main, parts: [part = 0] }) => initial(index.text(main ?? part) || index.text(part)) === head);
}

function isDirectory(sections: readonly Run[]): boolean {
  const letters = new Set(sections.map(({ label }) => initial(label?.text ?? '')));
  return sections.length >= MIN_SECTIONS && letters.size === sections.length;
}

/** Whether a bar of letters stands before sections, in the panel around them, and has the letters of all. */
function isShownByBar(index: PageIndex, sections: readonly Run[], runs: readonly Run[]): boolean {
  const [first] = sections;
  if (first === undefined || !sections.every((run) => isSection(index, run))) return false;
  const panels = index.ancestors(first.node).slice(0, MAX_CLIMB);
  const heads = sections.map(({ label }) => initial(label?.text ?? ''));
  return runs.some((bar) => {
    const letters = lettersOf(index, bar);
    const isBefore = bar.node < first.node && panels.some((panel) => index.contains(panel, bar.node));
    return isBefore && letters.length >= MIN_SECTIONS && heads.every((head) => letters.includes(head));
  });
}

function asOne(index: PageIndex, first: Run, rest: readonly Run[]): Run {
  const sections = [first, ...rest];
  const last = rest.at(-1) ?? first;
  const node = index.ancestors(first.node).find((id) => index.contains(id, last.node)) ?? first.node;
  return {
    node,
    items: sections.flatMap(({ items }) => items),
    label: labelOver(index, node, first.label?.node ?? first.node),
    trailing: last.trailing,
    crossed: sections.some(({ crossed }) => crossed),
  };
}

/** What the panel around all sections is called, or what unfolds it, or the heading right before the first letter. */
function labelOver(index: PageIndex, node: number, letter: number): TextBlock | null {
  for (const panel of [node, ...index.ancestors(node)].slice(0, MAX_CLIMB)) {
    const name = panelName(index, panel) ?? unfoldingHead(index, panel);
    if (name !== null && !isLetter(name.text)) return name;
    const heading = textBefore(index, panel);
    if (heading !== null && isHeading(index, heading.node)) return { ...heading, strength: 'heading' };
  }
  const before = textBefore(index, letter);
  const isLabel = before !== null && !isLetter(labelText(before.text));
  return isLabel ? { ...before, strength: 'plain' } : null;
}

/**
 * The groups, those of letters marked that stand over values: under the same label, or over some that begin with each of
 * them and with no other, or in a dialog over those of the letter chosen. One of their choices may be a word, for all.
 */
export function withLetterBars<Found extends { readonly group: FoundGroup }>(
  index: PageIndex,
  groups: readonly Found[],
): readonly Found[] {
  return groups.map((found) => {
    const { group } = found;
    const letters = group.choices.map(({ value }) => value).filter(isLetter);
    if (group.label === null || letters.length === 0 || letters.length + 1 < group.choices.length) return found;
    if (areGrades(group.choices.map(({ value }) => value))) return found;
    const others = groups.filter((other) => other !== found).map((other) => other.group);
    const isOver = (other: FoundGroup): boolean =>
      isListedBy(other, group.label, letters) || isOfChosen(index, other, group);
    const isBar = letters.length > 1 ? others.some(isOver) : isBesideShown(group, others);
    return isBar ? { ...found, group: { ...group, traits: { ...group.traits, isLetterBar: true } } } : found;
  });
}

/**
 * Whether a letter by itself, cut off by the one between that cannot be pressed, stands for values that are not shown: all
 * values to be seen under its label begin with one other letter, but for what is chosen.
 */
function isBesideShown({ label, choices }: FoundGroup, groups: readonly FoundGroup[]): boolean {
  const [letter, other] = choices.map(({ value }) => value);
  if (letter === undefined || other !== undefined || !isLetter(letter)) return false;
  const values = groups
    .filter((group) => group.label === label)
    .flatMap((group) => group.choices.filter(({ value, selected }) => !selected && !isLetter(value)));
  const initials = new Set(values.map(({ value }) => initial(value)));
  return initials.size === 1 && !initials.has(initial(letter));
}

function isListedBy({ label, choices }: FoundGroup, name: string | null, letters: readonly string[]): boolean {
  if (label === name) return true;
  const initials = new Set(choices.map(({ value }) => initial(value)));
  const isLonger = choices.length > letters.length && initials.size === letters.length;
  return isLonger && letters.every((letter) => initials.has(initial(letter)));
}

/** Whether the values of a group stand in one dialog with letters, and begin with the one that is chosen there. */
function isOfChosen(index: PageIndex, group: FoundGroup, bar: FoundGroup): boolean {
  const chosen = bar.choices.filter(({ selected }) => selected).map(({ value }) => initial(value));
  const dialog = dialogAround(index, bar.node);
  return (
    dialog !== null &&
    index.contains(dialog, group.node) &&
    chosen.length === 1 &&
    group.choices.every(({ value }) => initial(value) === chosen[0])
  );
}
